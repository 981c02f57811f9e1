import type { Immutable, Scene } from '../../engine/game.ts';
import { allNamed, firstMissing, type Named } from '../../engine/kit/named.ts';
import type { Content } from './content.ts';
import type { Choice, Roll, Step, Traps } from './vocabulary.ts';

/** Everything that a position names must be in the box: a state's schema knows only that an id is a word. */

type Task = Immutable<Step | Choice | Roll>;
type Deck = 'tiles' | 'monsters' | 'treasures';

const WHAT: { readonly [K in Deck]: string } = { tiles: 'a tile', monsters: 'a monster card', treasures: 'a treasure card' };

function* inState({ state }: Scene<Traps>): Generator<Named<Deck>> {
  for (const [i, { tile }] of state.places.entries())
    yield { deck: 'tiles', id: tile, who: 'In the dungeon lies', where: `state/places/${i}` };
  for (const [seat, { tiles, cards }] of state.players.entries()) {
    const who = `The player at seat ${seat + 1} holds`;
    yield* allNamed('tiles', tiles, who, `state/players/${seat}/tiles`);
    const ids = cards.map(({ card }) => card);
    yield* allNamed('treasures', ids, who, `state/players/${seat}/cards`);
  }
  for (const pile of ['draw', 'discard'] as const) {
    yield* allNamed('tiles', state.stack[pile], 'The tile stack has', `state/stack/${pile}`);
    yield* allNamed('monsters', state.monsters[pile], 'The monster cards have', `state/monsters/${pile}`);
    yield* allNamed('treasures', state.treasures[pile], 'The treasure cards have', `state/treasures/${pile}`);
  }
  yield* allNamed('monsters', state.fight?.cards ?? [], 'The fight is with', 'state/fight/cards');
}

const inTask = (task: Task, i: number): Named<Deck>[] =>
  task.do === 'pick-tile' ? allNamed('tiles', task.tiles, 'Somebody is looking at', `agenda/${i}/tiles`) : [];

/** The first thing that this box does not have, as a sentence and a place; null when all is there. */
export const missing = (at: Scene<Traps>, content: Content) =>
  firstMissing([...inState(at), ...at.agenda.flatMap((task, i) => inTask(task as Task, i))], WHAT, (deck, id) =>
    Object.hasOwn(content[deck], id),
  );
