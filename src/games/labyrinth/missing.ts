import type { Immutable, Scene } from '../../engine/game.ts';
import type { Content } from './content.ts';
import type { State } from './state.ts';
import type { Choice, Labyrinth, Roll, Step } from './vocabulary.ts';

/** Everything that a position names must be in the box: a state's schema knows only that an id is a word. */

type Task = Immutable<Step | Choice | Roll>;
type Deck = 'encounters' | 'items' | 'monsters' | 'rooms' | 'stories' | 'lists';
type Named = { readonly deck: Deck; readonly id: string; readonly who: string; readonly where: string };

const WHAT: { readonly [K in Deck]: string } = {
  encounters: 'an encounter card',
  items: 'an item card',
  monsters: 'a monster',
  rooms: 'a room',
  stories: 'a back-story',
  lists: 'a card',
};
const all = (deck: Deck, ids: readonly (string | null)[], who: string, where: string): Named[] =>
  ids.flatMap((id, i) => (id === null ? [] : [{ deck, id, who, where: `${where}/${i}` }]));

function* inState(state: Immutable<State>): Generator<Named> {
  for (const deck of ['encounters', 'items'] as const)
    for (const pile of ['draw', 'discard', 'aside'] as const)
      yield* all(deck, state[deck][pile], 'In a deck there is', `state/${deck}/${pile}`);
  yield* all('items', state.market, 'The market has', 'state/market');
  for (const [seat, hero] of state.heroes.entries()) {
    if (!hero) continue;
    for (const where of ['pack', 'equipped', 'curses'] as const)
      yield* all('items', hero[where], `The hero at seat ${seat + 1} has`, `state/heroes/${seat}/${where}`);
    yield* all('stories', [hero.story], `The hero at seat ${seat + 1} tells`, `state/heroes/${seat}/story`);
  }
  for (const [i, room] of (state.delve?.rooms ?? []).entries()) {
    const where = `state/delve/rooms/${i}`;
    yield* all('encounters', [room.card], 'In a room there is', `${where}/card`);
    yield* all('rooms', [room.look], 'A room looks like', `${where}/look`);
    yield* all(
      'monsters',
      room.foes.map(({ kind }) => kind),
      'In a room stands',
      `${where}/foes`,
    );
    yield* all(
      'lists',
      room.frames.map(({ list }) => list),
      'A room wants',
      `${where}/frames`,
    );
  }
  const kinds = (state.fight?.order ?? []).map(({ who }) => (typeof who === 'string' ? who : null));
  yield* all('monsters', kinds, 'The fight is with', 'state/fight/order');
}
function inTask(task: Task, i: number): Named[] {
  const where = `agenda/${i}`;
  const who = 'What waits is about';
  return [
    ...('list' in task ? all('lists', [task.list], who, where) : []),
    ...('card' in task ? all('items', [task.card], who, where) : []),
    ...('weapon' in task ? all('items', [task.weapon], who, where) : []),
    ...('kind' in task ? all('monsters', [task.kind], who, where) : []),
  ];
}

/** The first thing that this box does not have, as a sentence and a place; null when all is there. */
export function missing({ state, agenda }: Scene<Labyrinth>, content: Content): { readonly words: string; readonly where: string } | null {
  const has = ({ deck, id }: Named): boolean => (deck === 'lists' ? content.lists.has(id) : Object.hasOwn(content[deck], id));
  const named = [...inState(state), ...agenda.flatMap((task, i) => inTask(task as Task, i))];
  const gone = named.find((one) => !has(one));
  return gone ? { words: `${gone.who} “${gone.id}”, ${WHAT[gone.deck]} that this box does not have.`, where: gone.where } : null;
}
