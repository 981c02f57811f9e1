import type { Immutable, Scene } from '../../engine/game.ts';
import { allNamed, firstMissing, type Named } from '../../engine/kit/named.ts';
import type { Content } from './content.ts';
import type { Fighter, State } from './state.ts';
import type { Choice, Labyrinth, Roll, Step } from './vocabulary.ts';

/** Everything that a position names must be in the box: a state's schema knows only that an id is a word. */

type Task = Immutable<Step | Choice | Roll>;
type Deck = 'encounters' | 'items' | 'monsters' | 'rooms' | 'stories' | 'lists';

const WHAT: { readonly [K in Deck]: string } = {
  encounters: 'an encounter card',
  items: 'an item card',
  monsters: 'a monster',
  rooms: 'a room',
  stories: 'a back-story',
  lists: 'a card',
};
function* inState(state: Immutable<State>): Generator<Named<Deck>> {
  for (const deck of ['encounters', 'items'] as const)
    for (const pile of ['draw', 'discard', 'aside'] as const)
      yield* allNamed(deck, state[deck][pile], 'In a deck there is', `state/${deck}/${pile}`);
  yield* allNamed('items', state.market, 'The market has', 'state/market');
  for (const [seat, hero] of state.heroes.entries()) {
    if (!hero) continue;
    for (const where of ['pack', 'equipped', 'curses'] as const)
      yield* allNamed('items', hero[where], `The hero at seat ${seat + 1} has`, `state/heroes/${seat}/${where}`);
    yield* allNamed('stories', [hero.story], `The hero at seat ${seat + 1} tells`, `state/heroes/${seat}/story`);
  }
  for (const [i, room] of (state.delve?.rooms ?? []).entries()) {
    const where = `state/delve/rooms/${i}`;
    yield* allNamed('encounters', [room.card], 'In a room there is', `${where}/card`);
    yield* allNamed('rooms', [room.look], 'A room looks like', `${where}/look`);
    yield* allNamed(
      'monsters',
      room.foes.map(({ kind }) => kind),
      'In a room stands',
      `${where}/foes`,
    );
    yield* allNamed(
      'lists',
      room.frames.map(({ list }) => list),
      'A room wants',
      `${where}/frames`,
    );
  }
  if (!state.fight) return;
  const { order, acted, now } = state.fight;
  yield* fighting(
    order.map(({ who }) => who),
    'state/fight/order',
  );
  yield* fighting(acted, 'state/fight/acted');
  yield* fighting([now], 'state/fight/now');
}
/** The monsters among those who fight; a hero is named by its seat. */
const fighting = (fighters: readonly (Fighter | null)[], where: string): Named<Deck>[] =>
  allNamed(
    'monsters',
    fighters.map((who) => (typeof who === 'string' ? who : null)),
    'The fight is with',
    where,
  );
function* inTask(task: Task, i: number): Generator<Named<Deck>> {
  const where = `agenda/${i}`;
  const who = 'What waits is about';
  if ('list' in task) yield* allNamed('lists', [task.list], who, where);
  if ('card' in task) yield* allNamed('items', [task.card], who, where);
  if ('weapon' in task) yield* allNamed('items', [task.weapon], who, where);
  if ('who' in task) yield* fighting(task.who, where);
  if ('kind' in task) yield* allNamed('monsters', [task.kind], who, where);
}

/** The first thing that this box does not have, as a sentence and a place; null when all is there. */
export const missing = ({ state, agenda }: Scene<Labyrinth>, content: Content) =>
  firstMissing([...inState(state), ...agenda.flatMap((task, i) => [...inTask(task as Task, i)])], WHAT, (deck, id) =>
    deck === 'lists' ? content.lists.has(id) : Object.hasOwn(content[deck], id),
  );
