import type { Immutable, Invariant, Snapshot } from '../../../engine/game.ts';
import { goesOn } from '../../../engine/shared/agenda.ts';
import { allDifferent } from '../../../engine/shared/cards.ts';
import { allThere } from '../../../engine/shared/references.ts';
import { type Content, isOn } from '../content/content.ts';
import { roomsLeft } from '../rules/difficulty.ts';
import { isErrand } from '../rules/errands.ts';
import { neighbourOf, shutDoors, stairsKnown } from '../rules/map.ts';
import { MAX_MONSTERS } from '../rules/monsters.ts';
import { MAX_HEROES, MIN_HEROES } from '../rules/setup.ts';
import { ERRANDS_OFFERED, EVENINGS, FLOORS, GRAVES, SLOTS, STALLS } from '../state/constants.ts';
import { END_REASONS } from '../state/events.ts';
import type { Labyrinth } from '../state/tasks.ts';
import { references } from './references.ts';

/** The invariants of the state. Property tests check them after every command, and import validation checks each save with them. */

type At = Snapshot<Labyrinth>;
type Cards = readonly string[];

/** The number of copies of each id. */
function tally(cards: Cards): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}
type Printed = { readonly [id: string]: { readonly id: string; readonly copies: number; readonly levels: readonly [number, number] } };
const complete = (cards: Cards, printed: Immutable<Printed>): boolean => {
  const counts = tally(cards);
  return counts.size <= Object.keys(printed).length && Object.values(printed).every(({ id, copies }) => (counts.get(id) ?? 0) === copies);
};
const atMost = (cards: Cards, printed: Immutable<Printed>): boolean =>
  [...tally(cards)].every(([id, count]) => count <= (printed[id]?.copies ?? 0));

/** The encounters that are anywhere. Errands are in no deck. */
const encounters = ({ state }: At, content: Content): Cards =>
  [
    ...state.encounters.draw,
    ...state.encounters.discard,
    ...state.encounters.aside,
    ...(state.delve?.rooms ?? []).flatMap(({ card }) => card ?? []),
    ...(state.delve?.ahead ?? []).map(({ card }) => card),
  ].filter((card) => !isErrand(card, content));
/** An errand that lies on the map is the one that was taken, and lies there once. */
function isErrandThere({ state }: At, content: Content): boolean {
  const { delve, errands } = state;
  const lying = [...(delve?.rooms ?? []), ...(delve?.ahead ?? [])].flatMap(({ card }) =>
    card !== null && isErrand(card, content) ? [card] : [],
  );
  return lying.length === 0 || (lying.length === 1 && lying[0] === errands.taken?.errand && errands.taken?.floor === state.floor);
}
const items = ({ state }: At): Cards => [
  ...state.items.draw,
  ...state.items.discard,
  ...state.items.aside,
  ...state.market.flatMap((card) => card ?? []),
  ...state.heroes.flatMap((hero) => (hero ? [...hero.pack, ...hero.equipped, ...hero.curses] : [])),
];

/** LA-15. */
function inDeck({ state }: At, content: Content): boolean {
  const { floor } = state;
  return (['encounters', 'items'] as const).every((deck) => {
    const printed: Immutable<Printed> = content[deck];
    const on = (card: string): boolean => {
      const one = printed[card];
      return one !== undefined && isOn(one, floor);
    };
    return state[deck].draw.every(on) && (deck === 'items' || (state.delve?.ahead ?? []).every(({ card }) => on(card)));
  });
}

function areHeroes({ state, agenda }: At): boolean {
  const choosing = agenda.some(({ do: kind }) => kind === 'make-room');
  return state.heroes.every((hero) => {
    if (!hero) return true;
    const worn = hero.equipped.length + hero.curses.length;
    const carried = worn + hero.pack.length;
    return (
      hero.hp <= hero.most &&
      hero.most <= UPPER_BOUND &&
      hero.coins <= MUCH &&
      (worn <= SLOTS || hero.equipped.length === 0 || choosing) &&
      (hero.hp > 0 || (carried === 0 && hero.coins === 0)) &&
      allDifferent(hero.elements) &&
      allDifferent(hero.feats) &&
      Object.values(hero.base).every((n) => n >= 0 && n <= UPPER_BOUND)
    );
  });
}

/** Each floor that the party may enter has an encounter, because an empty deck has no rooms. */
const hasRooms = (at: At, content: Content): boolean =>
  FLOORS.slice(0, at.state.unlocked).every((floor) =>
    encounters(at, content).some((card) => {
      const printed = content.encounters[card];
      return printed !== undefined && isOn(printed, floor);
    }),
  );

/** The rooms are connected, and there is always an unexplored door or an exit (LA-23, LA-24). */
function isMap({ state }: At, content: Content): boolean {
  const { delve } = state;
  if (!delve) return true;
  const { rooms, at, from, ahead } = delve;
  const hangs = rooms.every(
    (room, i) => allDifferent(room.doors) && (i === 0 || room.doors.some((side) => (neighbourOf(rooms, i, side) ?? i) !== i)),
  );
  const ways = stairsKnown(rooms, content) || (roomsLeft(state) > 0 && shutDoors(rooms).length > 0);
  const foes = rooms.flatMap((room) => room.foes.map(({ id }) => id));
  return (
    hangs &&
    ways &&
    at < rooms.length &&
    (from === null || from < rooms.length) &&
    allDifferent([...rooms, ...ahead].map(({ x, y }) => `${x},${y}`)) &&
    allDifferent(foes) &&
    foes.every((id) => id < delve.foes) &&
    rooms.every(
      ({ foes, card, frames }) =>
        foes.length <= MAX_MONSTERS &&
        foes.every(({ hp }) => hp > 0) &&
        allDifferent(foes.map(({ kind, number }) => `${kind} ${number}`)) &&
        (card !== null || frames.length === 0),
    )
  );
}

function isFight({ state }: At): boolean {
  const { fight, delve } = state;
  if (!fight) return true;
  return delve !== null && allDifferent(fight.order.map(({ who }) => who)) && fight.attacks <= 2;
}

/** What happens in a room waits until the party is in the dungeon: what is done next comes last. */
function isInDungeon({ state, agenda }: At): boolean {
  const room = agenda.findIndex((task) => task.do === 'in-room');
  return room < 0 || state.delve !== null || agenda.slice(room).some((task) => task.do === 'enter-floor');
}

const UPPER_BOUND = 999;
const MUCH = 1_000_000;

export const invariants: readonly Invariant<Labyrinth>[] = [
  allThere(references),
  goesOn<Labyrinth>('come-home', 'visit', 'gate', 'in-room', 'explore', 'fallen'),
  {
    name: 'each encounter card and each item card is in one place',
    dealt: true,
    holds: (at, content) => complete(encounters(at, content), content.encounters) && complete(items(at), content.items),
  },
  {
    name: 'no card is there more often than it was printed',
    holds: (at, content) => atMost(encounters(at, content), content.encounters) && atMost(items(at), content.items),
  },
  { name: 'what may be drawn belongs to the floor', holds: inDeck },
  { name: 'heroes are whole, and carry what they can', holds: areHeroes },
  {
    name: 'the table is set for three to six adventurers',
    holds: ({ state }) => {
      const { heroes, help, dm, unlocked, floor, market } = state;
      return (
        heroes.length >= MIN_HEROES &&
        heroes.length <= MAX_HEROES &&
        (dm === null || dm === heroes.length) &&
        help.length === heroes.length &&
        unlocked <= FLOORS.length &&
        (state.delve === null || floor <= unlocked) &&
        market.length <= STALLS
      );
    },
  },
  {
    name: 'a Dragon that was run from lives, and is not of the old book',
    holds: ({ state: { dragon, byTheBook } }) => dragon === null || (dragon > 0 && !byTheBook),
  },
  { name: 'every open floor has rooms to come', holds: hasRooms },
  { name: 'the rooms hang together, and there is a way on or out', holds: isMap },
  { name: 'an errand on the map is the one that was taken', holds: isErrandThere },
  {
    name: 'the town offers and remembers each errand once, and the book has an end',
    holds: ({ state: { errands, book } }) =>
      errands.offered.length <= ERRANDS_OFFERED &&
      allDifferent(errands.offered.map(({ errand }) => errand)) &&
      allDifferent(errands.done) &&
      book.graves.length <= GRAVES &&
      book.evenings.length <= EVENINGS &&
      allDifferent(book.beaten.map(({ kind }) => kind)),
  },
  { name: 'a fight has its room, and each fighter once', holds: isFight },
  { name: 'the party is in the dungeon, or enters it, before it is in a room', holds: isInDungeon },
  {
    name: 'the campaign ends in one of its ways',
    holds: ({ state, outcome }) =>
      outcome === null ||
      (END_REASONS.some((reason) => reason === outcome.reason) &&
        outcome.winners.length === (outcome.reason === 'won' ? state.heroes.length : 0) &&
        allDifferent(outcome.winners) &&
        outcome.winners.every((seat) => seat < state.heroes.length)),
  },
];
