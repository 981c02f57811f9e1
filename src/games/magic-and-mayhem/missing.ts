import type { Immutable, Scene } from '../../engine/game.ts';
import { allNamed, firstMissing, type Named } from '../../engine/kit/named.ts';
import { byTagIfAny, type Rows } from '../../engine/kit/rows.ts';
import type { Content } from './content.ts';
import type { Choice, Mayhem, Roll, Step } from './vocabulary.ts';

/** Everything that a position names must be in the box: a state's schema knows only that an id is a word. */

type Task = Immutable<Step | Choice | Roll>;
type Deck = 'heroes' | 'treasures' | 'dangers' | 'monsters' | 'tiles' | 'riddles' | 'twisters' | 'challenges' | 'quests';

const WHAT: { readonly [K in Deck]: string } = {
  heroes: 'a hero',
  treasures: 'a card',
  dangers: 'a card',
  monsters: 'a monster',
  tiles: 'a tile',
  riddles: 'a riddle',
  twisters: 'a tongue twister',
  challenges: 'a challenge',
  quests: 'a quest',
};

function* inState({ state }: Scene<Mayhem>): Generator<Named<Deck>> {
  if (state.quest) yield { deck: 'quests', id: state.quest.id, who: 'The table is on', where: 'state/quest/id' };
  for (const [seat, hero] of state.heroes.entries()) {
    const where = `state/heroes/${seat}`;
    yield { deck: 'heroes', id: hero.hero, who: `At seat ${seat + 1} plays`, where: `${where}/hero` };
    yield* allNamed('treasures', hero.cards, `The hero at seat ${seat + 1} carries`, `${where}/cards`);
  }
  for (const [i, { monster, card, cards }] of state.monsters.entries()) {
    const where = `state/monsters/${i}`;
    yield { deck: 'monsters', id: monster, who: 'On the board stands', where: `${where}/monster` };
    if (card !== null) yield { deck: 'dangers', id: card, who: 'A monster came with', where: `${where}/card` };
    yield* allNamed('treasures', cards, 'A monster has stolen', `${where}/cards`);
  }
  for (const [i, { cards }] of state.loot.entries()) yield* allNamed('treasures', cards, 'On the floor lies', `state/loot/${i}/cards`);
  for (const [i, slot] of state.board.slots.entries()) {
    if (slot) yield { deck: 'tiles', id: slot.tile, who: 'The board has', where: `state/board/slots/${i}` };
  }
  for (const pile of ['draw', 'discard'] as const) {
    yield* allNamed('dangers', state.dangers[pile], 'The monster cards have', `state/dangers/${pile}`);
    yield* allNamed('treasures', state.treasures[pile], 'The treasure cards have', `state/treasures/${pile}`);
  }
  yield* allNamed('dangers', state.out, 'On the table lies', 'state/out');
  yield* allNamed('monsters', state.bosses, 'Among the bosses waits', 'state/bosses');
  for (const deck of ['riddles', 'twisters'] as const) yield* allNamed(deck, state.asked[deck], 'Asked already was', `state/asked/${deck}`);
}

/** Tasks that name a card, a riddle or such; a list of effects has an address, and whoever looks at it finds what it needs. */
type Naming = Extract<Task, { readonly card: string } | { readonly id: string } | { readonly give: string }>;
const NAMED: Rows<Naming, [], readonly (readonly [deck: Deck, id: string])[]> = {
  keep: ({ card }) => [['treasures', card]],
  'hand-over': ({ card }) => [['treasures', card]],
  'close-treasure': ({ card }) => [['treasures', card]],
  'close-danger': ({ card }) => [['dangers', card]],
  trial: ({ kind, id }) => [[`${kind}s`, id]],
  agree: ({ give, take }) => [
    ['treasures', give],
    ['treasures', take],
  ],
};
const namedBy = byTagIfAny<Task, [], readonly (readonly [deck: Deck, id: string])[]>(NAMED);
const inTask = (task: Task, i: number): Named<Deck>[] =>
  (namedBy(task) ?? []).map(([deck, id]) => ({ deck, id, who: 'Something that is going on needs', where: `agenda/${i}` }));

/** The first thing that this box does not have, as a sentence and a place; null when all is there. */
export const missing = (at: Scene<Mayhem>, content: Content) =>
  firstMissing([...inState(at), ...at.agenda.flatMap((task, i) => inTask(task as Task, i))], WHAT, (deck, id) =>
    Object.hasOwn(content[deck], id),
  );
