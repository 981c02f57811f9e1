import type { Immutable, Scene } from '../../engine/game.ts';
import type { Content } from './content.ts';
import type { State } from './state.ts';
import type { Choice, Labyrinth, Roll, Step } from './vocabulary.ts';

/** Everything that a position names must be in the box: a state's schema knows only that an id is a word. */

type Task = Immutable<Step | Choice | Roll>;
type Deck = 'monsters' | 'encounters' | 'items' | 'rooms' | 'stories' | 'lists';
type Named = { readonly deck: Deck; readonly id: string; readonly who: string; readonly where: string };

const WHAT: { readonly [K in Deck]: string } = {
  monsters: 'a monster',
  encounters: 'an encounter',
  items: 'an item',
  rooms: 'a room',
  stories: 'a story',
  lists: 'something that a card does',
};

const all = (deck: Deck, ids: readonly (string | null)[], who: string, where: string): Named[] =>
  ids.flatMap((id, i) => (id === null ? [] : [{ deck, id, who, where: `${where}/${i}` }]));

function* ofHeroes({ heroes }: Immutable<State>): Generator<Named> {
  for (const [seat, hero] of heroes.entries()) {
    if (!hero) continue;
    const who = `The hero at seat ${seat + 1} has`;
    const where = `state/heroes/${seat}`;
    for (const place of ['pack', 'equipped', 'curses'] as const) yield* all('items', hero[place], who, `${where}/${place}`);
    yield* all('stories', [hero.story], who, `${where}/story`);
  }
}
function* ofDelve({ delve }: Immutable<State>): Generator<Named> {
  for (const [i, { look, card, frames, foes }] of (delve?.rooms ?? []).entries()) {
    const where = `state/delve/rooms/${i}`;
    yield* all('rooms', [look], 'The dungeon has', `${where}/look`);
    yield* all('encounters', [card], 'In a room waits', `${where}/card`);
    const lists = frames.map(({ list }) => list);
    yield* all('lists', lists, 'In a room waits', `${where}/frames`);
    const kinds = foes.map(({ kind }) => kind);
    yield* all('monsters', kinds, 'In a room stands', `${where}/foes`);
  }
}
function* ofPiles(state: Immutable<State>): Generator<Named> {
  for (const deck of ['encounters', 'items'] as const)
    for (const pile of ['draw', 'discard', 'aside'] as const)
      yield* all(deck, state[deck][pile], `The ${deck} have`, `state/${deck}/${pile}`);
  yield* all('items', state.market, 'The market has', 'state/market');
}
function* ofFight({ fight }: Immutable<State>): Generator<Named> {
  const fighters = [...(fight?.order ?? []).map(({ who }) => who), ...(fight?.acted ?? []), fight?.now ?? null];
  const kinds = fighters.filter((who) => typeof who === 'string');
  yield* all('monsters', kinds, 'The fight is with', 'state/fight/order');
}

/** The cards that a task names, by the field that does. */
const FIELDS: readonly (readonly [field: string, deck: Deck])[] = [
  ['card', 'items'],
  ['weapon', 'items'],
  ['kind', 'monsters'],
  ['list', 'lists'],
];
const ofTask = (task: Task, i: number): Named[] =>
  FIELDS.flatMap(([field, deck]) => {
    const id = (task as { readonly [field: string]: unknown })[field];
    return typeof id === 'string' ? [{ deck, id, who: 'The table waits for', where: `agenda/${i}/${field}` }] : [];
  });

const has = (content: Content, deck: Deck, id: string): boolean =>
  deck === 'lists' ? content.lists.has(id) : Object.hasOwn(content[deck], id);

/** The first thing that this box does not have, as a sentence and a place; null when all is there. */
export function missing({ state, agenda }: Scene<Labyrinth>, content: Content): { readonly words: string; readonly where: string } | null {
  const named = [
    ...ofHeroes(state),
    ...ofDelve(state),
    ...ofPiles(state),
    ...ofFight(state),
    ...agenda.flatMap((task, i) => ofTask(task as Task, i)),
  ];
  const gone = named.find(({ deck, id }) => !has(content, deck, id));
  if (!gone) return null;
  return { words: `${gone.who} “${gone.id}”, ${WHAT[gone.deck]} that this box does not have.`, where: gone.where };
}
