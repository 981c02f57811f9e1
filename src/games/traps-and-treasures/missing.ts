import type { Immutable, Scene } from '../../engine/game.ts';
import type { Content } from './content.ts';
import type { Choice, Roll, Step, Traps } from './vocabulary.ts';

/** Everything that a position names must be in the box: a state's schema knows only that an id is a word. */

type Task = Immutable<Step | Choice | Roll>;
type Deck = 'tiles' | 'monsters' | 'treasures';
type Named = { readonly deck: Deck; readonly id: string; readonly who: string; readonly where: string };

const WHAT: { readonly [K in Deck]: string } = { tiles: 'a tile', monsters: 'a monster card', treasures: 'a treasure card' };

const all = (deck: Deck, ids: readonly string[], who: string, where: string): Named[] =>
  ids.map((id, i) => ({ deck, id, who, where: `${where}/${i}` }));

function* inState({ state }: Scene<Traps>): Generator<Named> {
  for (const [i, { tile }] of state.places.entries())
    yield { deck: 'tiles', id: tile, who: 'In the dungeon lies', where: `state/places/${i}` };
  for (const [seat, { tiles, cards }] of state.players.entries()) {
    const who = `The player at seat ${seat + 1} holds`;
    yield* all('tiles', tiles, who, `state/players/${seat}/tiles`);
    const ids = cards.map(({ card }) => card);
    yield* all('treasures', ids, who, `state/players/${seat}/cards`);
  }
  for (const pile of ['draw', 'discard'] as const) {
    yield* all('tiles', state.stack[pile], 'The tile stack has', `state/stack/${pile}`);
    yield* all('monsters', state.monsters[pile], 'The monster cards have', `state/monsters/${pile}`);
    yield* all('treasures', state.treasures[pile], 'The treasure cards have', `state/treasures/${pile}`);
  }
  yield* all('monsters', state.fight?.cards ?? [], 'The fight is with', 'state/fight/cards');
}

const inTask = (task: Task, i: number): Named[] =>
  task.do === 'pick-tile' ? all('tiles', task.tiles, 'Somebody is looking at', `agenda/${i}/tiles`) : [];

/** The first thing that this box does not have, as a sentence and a place; null when all is there. */
export function missing(at: Scene<Traps>, content: Content): { readonly words: string; readonly where: string } | null {
  const named = [...inState(at), ...at.agenda.flatMap((task, i) => inTask(task as Task, i))];
  const gone = named.find(({ deck, id }) => !Object.hasOwn(content[deck], id));
  if (!gone) return null;
  return { words: `${gone.who} “${gone.id}”, ${WHAT[gone.deck]} that this box does not have.`, where: gone.where };
}
