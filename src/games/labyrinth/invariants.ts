import type { Immutable, Invariant, Scene } from '../../engine/game.ts';
import { unlike } from '../../engine/kit/cards.ts';
import { type Content, isOn } from './content.ts';
import { FEWEST, MOST } from './deal.ts';
import { MOST_FOES } from './foes.ts';
import { END_REASONS } from './happenings.ts';
import { beyond, shutDoors, stairsKnown } from './map.ts';
import { missing } from './missing.ts';
import type { Labyrinth } from './vocabulary.ts';
import { inOrder, possible } from './waiting.ts';
import { FLOORS, SLOTS, STALLS } from './words.ts';

/** What is always so. The laws look at it after every command; a save that comes in is held against it, and trusted no further. */

type At = Scene<Labyrinth>;
type Cards = readonly string[];

/** How often each id is there. */
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

const encounters = ({ state }: At): Cards => [
  ...state.encounters.draw,
  ...state.encounters.discard,
  ...state.encounters.aside,
  ...(state.delve?.rooms ?? []).flatMap(({ card }) => card ?? []),
];
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
    return state[deck].draw.every(on);
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
      hero.most <= MANY &&
      hero.coins <= MUCH &&
      (worn <= SLOTS || hero.equipped.length === 0 || choosing) &&
      (hero.hp > 0 || (carried === 0 && hero.coins === 0)) &&
      unlike(hero.elements) &&
      Object.values(hero.base).every((n) => n >= 0 && n <= MANY)
    );
  });
}

/** On every floor that may be entered there is something to come upon: an emptied deck leads nowhere. */
const hasRooms = (at: At, content: Content): boolean =>
  FLOORS.slice(0, at.state.unlocked).every((floor) =>
    encounters(at).some((card) => {
      const printed = content.encounters[card];
      return printed !== undefined && isOn(printed, floor);
    }),
  );

/** The rooms hang together, and there is always a way on or a way out (LA-23, LA-24). */
function isMap({ state }: At, content: Content): boolean {
  const { delve } = state;
  if (!delve) return true;
  const { rooms, at, from } = delve;
  const hangs = rooms.every((room, i) => unlike(room.doors) && (i === 0 || room.doors.some((side) => (beyond(rooms, i, side) ?? i) !== i)));
  const ways = stairsKnown(rooms, content) || (state.encounters.draw.length > 0 && shutDoors(rooms).length > 0);
  const foes = rooms.flatMap((room) => room.foes.map(({ id }) => id));
  return (
    hangs &&
    ways &&
    at < rooms.length &&
    (from === null || from < rooms.length) &&
    unlike(rooms.map(({ x, y }) => `${x},${y}`)) &&
    unlike(foes) &&
    foes.every((id) => id < delve.foes) &&
    rooms.every(
      (room) => room.foes.length <= MOST_FOES && room.foes.every(({ hp }) => hp > 0) && (room.card !== null || room.frames.length === 0),
    )
  );
}

function isFight({ state }: At): boolean {
  const { fight, delve, heroes } = state;
  if (!fight) return true;
  const sits = (who: number | string | null): boolean => typeof who !== 'number' || heroes[who] != null;
  return (
    delve !== null &&
    unlike(fight.order.map(({ who }) => who)) &&
    [...fight.order.map(({ who }) => who), ...fight.acted, ...fight.volley.map(({ on }) => on), fight.now, fight.last].every(sits) &&
    fight.attacks <= 2
  );
}

const MANY = 999;
const MUCH = 1_000_000;

export const invariants: readonly Invariant<Labyrinth>[] = [
  { name: 'everything that is named is in the box', holds: (at, content) => missing(at, content) === null, wrong: missing },
  {
    name: 'each encounter card and each item card is in one place',
    dealt: true,
    holds: (at, content) => complete(encounters(at), content.encounters) && complete(items(at), content.items),
  },
  {
    name: 'no card is there more often than it was printed',
    holds: (at, content) => atMost(encounters(at), content.encounters) && atMost(items(at), content.items),
  },
  { name: 'what may be drawn belongs to the floor', holds: inDeck },
  { name: 'heroes are whole, and carry what they can', holds: areHeroes },
  {
    name: 'the table is set for three to six adventurers, and somebody of them holds the torch',
    holds: ({ state }) => {
      const { heroes, dm, torch, unlocked, floor, market } = state;
      return (
        heroes.length >= FEWEST &&
        heroes.length <= MOST &&
        (dm === null || dm === heroes.length) &&
        torch < heroes.length &&
        unlocked <= FLOORS.length &&
        (state.delve === null || floor <= unlocked) &&
        market.length <= STALLS
      );
    },
  },
  { name: 'every open floor has rooms to come', holds: hasRooms },
  { name: 'the rooms hang together, and there is a way on or out', holds: isMap },
  { name: 'a fight has its room and its fighters', holds: isFight },
  {
    name: 'the campaign ends in one of its ways',
    holds: ({ state, outcome }) =>
      outcome === null ||
      (END_REASONS.some((reason) => reason === outcome.reason) &&
        outcome.winners.length === (outcome.reason === 'won' ? state.heroes.length : 0) &&
        unlike(outcome.winners) &&
        outcome.winners.every((seat) => seat < state.heroes.length)),
  },
  { name: 'the campaign goes on after whatever waits', holds: (at) => at.outcome !== null || inOrder(at) },
  { name: 'what waits can be done', holds: (at, content) => at.outcome !== null || possible(at, content) },
];
