import type { Answer, Immutable } from '../../../engine/game.ts';
import type { Content } from '../content/content.ts';
import { heroAt, living, modifierOf } from '../rules/characters.ts';
import { clueAt } from '../rules/clues.ts';
import { LAIR } from '../rules/dragon.ts';
import { isGuarded } from '../rules/map.ts';
import { chestIn } from '../rules/rooms.ts';
import { priceOf } from '../rules/town.ts';
import { type Clue, DRAGON, FLOORS, type Floor } from '../state/constants.ts';
import type { State } from '../state/state.ts';
import type { Labyrinth } from '../state/tasks.ts';
import { dragonWorth, fightWorth, leavingWorth, READY } from './fighting.ts';
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
/** LA-48: whether the party knows the way to the Dragon, and may well beat it. */
const isReady = (state: At, content: Content): boolean => state.dragon !== null && dragonWorth(state, state.dragon, content) >= READY;
export function floorFor(state: At, content: Content): Floor {
  if (isReady(state, content)) return LAIR;
  const ready = equipmentValue(state, content);
  return FLOORS.reduce<Floor>((floor, next) => (next <= state.unlocked && ready >= NEEDED[next] ? next : floor), 1);
}

function health(state: At): number {
  const heroes = state.heroes.flatMap((hero) => hero ?? []);
  const sum = (of: 'hp' | 'most') => heroes.reduce((all, hero) => all + hero[of], 0);
  return sum('hp') / Math.max(1, sum('most'));
}

/** What is behind a door that shows this, from −1 to 1. */
const CLUE_WORTH: { readonly [K in Clue]: number } = {
  errand: 0.9,
  soup: 0.5,
  coins: 0.4,
  glow: 0.4,
  ribbon: 0.3,
  peek: 0.2,
  voices: 0.1,
  draught: 0.1,
  web: 0,
  eyes: -0.1,
  warning: -0.2,
  claws: -0.4,
  smoke: -0.4,
};
/** Who is tired follows the draught. Who is strong enough for the Dragon follows the smoke, and first of all if it is known to be there. */
function clueWorth(clue: Clue | null, tired: boolean, smoke: number): number {
  if (clue === null) return 0;
  if (tired && clue === 'draught') return 0.6;
  return clue === 'smoke' ? smoke : CLUE_WORTH[clue];
}

export function exploreMove(state: At, content: Content): Rating {
  const { delve, floor, slain, torch } = state;
  const room = delve?.rooms[delve.at];
  if (!delve || !room) return () => 0;
  const alive = living(state);
  const waits = chestIn(room, content);
  const lair = delve.rooms.find(({ foes }) => foes.some(({ kind }) => kind === DRAGON));
  const goHome =
    slain ||
    (lair !== undefined && leavingWorth(state, lair.foes, content) > fightWorth(state, lair.foes, content)) ||
    health(state) < MIN_HEALTH_SHARE ||
    alive.length < state.heroes.length ||
    state.heroes.some((hero) => hero && hero.hp < hero.most / 2);
  const next = FLOORS.find((one) => one === floor + 1);
  const deeper = next !== undefined && equipmentValue(state, content) >= NEEDED[next] && next > floorFor(state, content) - 1;
  const bold = floor === LAIR && !goHome;
  const smoke = !bold ? CLUE_WORTH.smoke : state.dragon === null ? 0.6 : isReady(state, content) ? 1 : CLUE_WORTH.smoke;
  const clever = (hero: number): number => modifierOf(heroAt(state, hero), 'intelligence', content);
  return (command) => {
    switch (command.do) {
      case 'open-pack':
        // what another hero does with a pack is for its player to decide, who may only shut it again, and again
        return command.hero === torch && packWorth(state, torch, content) > 0 ? 50 : -9;
      case 'heal':
        // it heals out of its own pack
        return Number.NEGATIVE_INFINITY;
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
        if (isGuarded(to)) return to === lair ? (goHome ? 0.1 : 1.6) : fightWorth(state, to.foes, content) > 0 ? 0.8 : 0.1;
        if (!to.stairs) return -9;
        // where only a fight too hard is left, the way home is better
        return goHome ? 19 : 0.3;
      }
      case 'door':
        return 1 + clueWorth(clueAt(state, command.room, command.side, content), goHome, smoke) + (command.room === delve.at ? 0.05 : 0);
      default:
        return -9;
    }
  };
}
