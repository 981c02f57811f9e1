import type { Immutable } from '../../../engine/game.ts';
import type { Random } from '../../../engine/random.ts';
import type { Content } from '../content/content.ts';
import type { Floor } from '../state/constants.ts';
import type { Options } from '../state/options.ts';
import type { Pile, State } from '../state/state.ts';

/** The initial state, before character creation (LA-1, LA-15). */

/** The minimum and the maximum number of heroes. */
export const MIN_HEROES = 3;
export const MAX_HEROES = 6;

type Printed = Immutable<{ [id: string]: { readonly id: string; readonly copies: number } }>;
/** All copies of a deck: the cards of that floor shuffled, the others set aside. */
function pile(cards: Printed, here: readonly string[], random: Random): Pile {
  const on = new Set(here);
  const aside = Object.values(cards).flatMap(({ id, copies }) => (on.has(id) ? [] : Array.from({ length: copies }, () => id)));
  const draw = [...here];
  random.shuffle(draw);
  return { draw, discard: [], aside };
}
/** Both decks of a floor with all cards. Nobody holds any. */
export function gather(state: State, floor: Floor, random: Random, content: Content): void {
  const { encounters, items } = content.floors[floor];
  state.floor = floor;
  state.encounters = pile(content.encounters, encounters, random);
  state.items = pile(content.items, items, random);
  state.market = [];
  state.delve = null;
}

/** LA-34: all copies of the cards that are not known yet are set aside, and come in with the next floor (LA-15). */
export function mixIn(state: State, known: Content, content: Content): void {
  for (const deck of ['encounters', 'items'] as const)
    for (const { id, copies } of Object.values(content[deck]))
      if (!known[deck][id]) state[deck].aside.push(...Array.from({ length: copies }, () => id));
}

/** The number of heroes. A human dungeon master takes the last seat if enough heroes are left. */
export function adventurers(seats: number, dm: Options['dm']): number {
  if (seats > MAX_HEROES) return MAX_HEROES;
  return dm === 'person' && seats > MIN_HEROES ? seats - 1 : seats;
}

export function setup(seats: number, options: Options, random: Random, content: Content): State {
  const heroes = adventurers(seats, options.dm);
  const none: Pile = { draw: [], discard: [], aside: [] };
  const state: State = {
    dm: heroes < seats ? heroes : null,
    startsOver: options.again === 'starts-over',
    difficulty: options.difficulty,
    byTheBook: options.byTheBook,
    unlocked: options.unlocked,
    floor: 1,
    delves: 0,
    dragon: null,
    slain: false,
    won: false,
    torch: options.first < heroes ? options.first : 0,
    heroes: Array.from({ length: heroes }, () => null),
    help: Array.from({ length: heroes }, () => 'none'),
    draft: null,
    encounters: none,
    items: none,
    market: [],
    delve: null,
    errands: { offered: [], taken: null, done: [] },
    book: { graves: [], evenings: [], beaten: [], tonight: null },
    fight: null,
  };
  gather(state, 1, random, content);
  return state;
}
