import type { Answer, Immutable } from '../../../engine/game.ts';
import type { Content } from '../content/content.ts';
import { heroAt, living, modifierOf } from '../rules/characters.ts';
import { chestIn } from '../rules/rooms.ts';
import { priceOf } from '../rules/town.ts';
import { FLOORS, type Floor } from '../state/constants.ts';
import type { State } from '../state/state.ts';
import type { Labyrinth } from '../state/tasks.ts';
import { outlook } from './odds.ts';
import { packWorth } from './shopping.ts';

/** How the quick bot explores the dungeon. */

type At = Immutable<State>;
type Rating = (command: Answer<Labyrinth>) => number;

/** The equipment value that a party needs for each floor: see `equipmentValue`. */
const NEEDED: { readonly [K in Floor]: number } = { 1: 0, 2: 8, 3: 18, 4: 32, 5: 48 };
/** Below this share of its hit points the party goes home if it can. */
const MIN_HEALTH_SHARE = 0.85;

/** The equipment value of the party: the average silver value of each hero's equipment. */
function equipmentValue(state: At, content: Content): number {
  const worn = living(state).flatMap((seat) => heroAt(state, seat).equipped);
  return worn.reduce((sum, card) => sum + (priceOf(card, content) ?? 0), 0) / Math.max(1, state.heroes.length);
}
export function floorFor(state: At, content: Content): Floor {
  const ready = equipmentValue(state, content);
  return FLOORS.reduce<Floor>((floor, next) => (next <= state.unlocked && ready >= NEEDED[next] ? next : floor), 1);
}

function health(state: At): number {
  const heroes = state.heroes.flatMap((hero) => hero ?? []);
  const sum = (of: 'hp' | 'most') => heroes.reduce((all, hero) => all + hero[of], 0);
  return sum('hp') / Math.max(1, sum('most'));
}

export function exploreMove(state: At, content: Content): Rating {
  const { delve, floor, slain } = state;
  const room = delve?.rooms[delve.at];
  if (!delve || !room) return () => 0;
  const alive = living(state);
  const waits = chestIn(room, content);
  const goHome =
    slain ||
    health(state) < MIN_HEALTH_SHARE ||
    alive.length < state.heroes.length ||
    state.heroes.some((hero) => hero && hero.hp < hero.most / 2);
  const next = FLOORS.find((one) => one === floor + 1);
  const deeper = next !== undefined && equipmentValue(state, content) >= NEEDED[next] && next > floorFor(state, content) - 1;
  const clever = (hero: number): number => modifierOf(heroAt(state, hero), 'intelligence', content);
  return (command) => {
    switch (command.do) {
      case 'open-pack':
        return packWorth(state, command.hero, content) > 0 ? 50 : -9;
      case 'search':
        return waits?.chest.trap ? 40 + clever(command.hero) * 0.01 : -9;
      case 'open':
        return 30 + heroAt(state, command.hero).hp * 0.01;
      case 'stairs':
        if (command.way === 'down') return deeper && !goHome ? 20 : -9;
        return goHome ? 21 : 0.5;
      case 'go': {
        const to = delve.rooms[command.room];
        if (!to) return -9;
        if (to.foes.length > 0) return Math.max(-5, 1 - outlook(state, to.foes, content).cost);
        return to.stairs && goHome ? 19 : -9;
      }
      case 'door':
        return 1 + (command.room === delve.at ? 0.2 : 0);
      default:
        return -9;
    }
  };
}
