import type { Immutable } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import type { Content } from './content.ts';
import type { Options } from './options.ts';
import type { Pile, State } from './state.ts';
import type { Floor } from './words.ts';

/** Setting the table, before anybody is anybody (LA-1, LA-15). */

/** The fewest and the most adventurers. */
export const FEWEST = 3;
export const MOST = 6;

type Printed = Immutable<{ [id: string]: { readonly id: string; readonly copies: number } }>;
/** All copies of a deck: those of that floor shuffled, the others aside. */
function pile(cards: Printed, here: readonly string[], random: Random): Pile {
  const on = new Set(here);
  const aside = Object.values(cards).flatMap(({ id, copies }) => (on.has(id) ? [] : Array.from({ length: copies }, () => id)));
  const draw = [...here];
  random.shuffle(draw);
  return { draw, discard: [], aside };
}
/** Both decks as they are on a floor, with every card in them; nobody holds any. */
export function gather(state: State, floor: Floor, random: Random, content: Content): void {
  const { encounters, items } = content.floors[floor];
  state.floor = floor;
  state.encounters = pile(content.encounters, encounters, random);
  state.items = pile(content.items, items, random);
  state.market = [];
  state.delve = null;
}

/** How many adventurers there are: a human dungeon master takes the last seat, as long as there are enough without it. */
export function adventurers(seats: number, dm: Options['dm']): number {
  if (seats > MOST) return MOST;
  return dm === 'person' && seats > FEWEST ? seats - 1 : seats;
}

export function deal(seats: number, options: Options, random: Random, content: Content): State {
  const heroes = adventurers(seats, options.dm);
  const none: Pile = { draw: [], discard: [], aside: [] };
  const state: State = {
    dm: heroes < seats ? heroes : null,
    startsOver: options.again === 'starts-over',
    unlocked: options.unlocked,
    floor: 1,
    delves: 0,
    slain: false,
    won: false,
    torch: options.first < heroes ? options.first : 0,
    heroes: Array.from({ length: heroes }, () => null),
    draft: null,
    encounters: none,
    items: none,
    market: [],
    delve: null,
    fight: null,
  };
  gather(state, 1, random, content);
  return state;
}
