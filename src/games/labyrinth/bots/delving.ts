import type { Answer, Immutable } from '../../../engine/game.ts';
import { heroAt, living, modifierOf } from '../characters.ts';
import type { Content } from '../content.ts';
import { chestIn } from '../rooms.ts';
import type { State } from '../state.ts';
import { priceOf } from '../town.ts';
import type { Labyrinth } from '../vocabulary.ts';
import { FLOORS, type Floor } from '../words.ts';
import { outlook } from './odds.ts';
import { packWorth } from './shopping.ts';

/** Where the quick bot leads the party. */

type At = Immutable<State>;
type Rating = (command: Answer<Labyrinth>) => number;

/** How well a party should be fitted out before a floor is for it: see `outfit`. */
const NEEDED: { readonly [K in Floor]: number } = { 1: 0, 2: 8, 3: 18, 4: 32, 5: 48 };
/** With less than this share of its hit points left the party goes home, if it can. */
const TIRED = 0.85;

/** How well the party is fitted out: silver's worth of what each hero wears, on the average. */
function outfit(state: At, content: Content): number {
  const worn = living(state).flatMap((seat) => heroAt(state, seat).equipped);
  return worn.reduce((sum, card) => sum + (priceOf(card, content) ?? 0), 0) / Math.max(1, state.heroes.length);
}
export function floorFor(state: At, content: Content): Floor {
  const ready = outfit(state, content);
  return FLOORS.reduce<Floor>((floor, next) => (next <= state.unlocked && ready >= NEEDED[next] ? next : floor), 1);
}

function health(state: At): number {
  const heroes = state.heroes.flatMap((hero) => hero ?? []);
  const sum = (of: 'hp' | 'most') => heroes.reduce((all, hero) => all + hero[of], 0);
  return sum('hp') / Math.max(1, sum('most'));
}

export function exploring(state: At, content: Content): Rating {
  const { delve, floor, slain } = state;
  const room = delve?.rooms[delve.at];
  if (!delve || !room) return () => 0;
  const alive = living(state);
  const waits = chestIn(room, content);
  const goHome =
    slain || health(state) < TIRED || alive.length < state.heroes.length || state.heroes.some((hero) => hero && hero.hp < hero.most / 2);
  const next = FLOORS.find((one) => one === floor + 1);
  const deeper = next !== undefined && outfit(state, content) >= NEEDED[next] && next > floorFor(state, content) - 1;
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
