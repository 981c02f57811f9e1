// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { references as dustUp } from '../../src/games/dust-up/saves/references.ts';
import { State as DustUpState } from '../../src/games/dust-up/state/state.ts';
import * as dustUpWords from '../../src/games/dust-up/state/tasks.ts';
import { references as labyrinth } from '../../src/games/labyrinth/saves/references.ts';
import { State as LabyrinthState } from '../../src/games/labyrinth/state/state.ts';
import * as labyrinthWords from '../../src/games/labyrinth/state/tasks.ts';
import { references as mayhem } from '../../src/games/magic-and-mayhem/saves/references.ts';
import { State as MayhemState } from '../../src/games/magic-and-mayhem/state/state.ts';
import * as mayhemWords from '../../src/games/magic-and-mayhem/state/tasks.ts';
import { references as traps } from '../../src/games/traps-and-treasures/saves/references.ts';
import { State as TrapsState } from '../../src/games/traps-and-treasures/state/state.ts';
import * as trapsWords from '../../src/games/traps-and-treasures/state/tasks.ts';

/** A place that no schema has would name nothing, and nobody would see it. */

type Node = {
  readonly type: string;
  readonly entries?: { readonly [key: string]: Node };
  readonly item?: Node;
  readonly wrapped?: Node;
  readonly options?: readonly Node[];
  readonly literal?: unknown;
};

/** The schemas that a step leads to. */
function next(node: Node, step: string): readonly Node[] {
  if (node.wrapped) return next(node.wrapped, step);
  if (node.options) return node.options.flatMap((option) => next(option, step));
  if (node.item) return step === '*' ? [node.item] : tasksIn(node.item).filter(({ entries }) => entries?.do?.literal === step);
  const entry = node.entries?.[step];
  return entry ? [entry] : [];
}
const tasksIn = (node: Node): readonly Node[] => (node.options ? node.options.flatMap(tasksIn) : [node]);

const follow = (root: Node, place: string): readonly Node[] =>
  place.split('.').reduce<readonly Node[]>((nodes, step) => nodes.flatMap((node) => next(node, step)), [root]);
const rootOf = (state: v.GenericSchema, task: v.GenericSchema): Node => v.strictObject({ state, agenda: v.array(task) }) as unknown as Node;

const taskOf = ({ Step, Choice, Roll }: { Step: v.GenericSchema; Choice: v.GenericSchema; Roll?: v.GenericSchema }) =>
  v.union(Roll ? [Step, Choice, Roll] : [Step, Choice]);
const GAMES = {
  'dust-up': { references: dustUp, root: rootOf(DustUpState, taskOf(dustUpWords)) },
  'traps-and-treasures': { references: traps, root: rootOf(TrapsState, taskOf(trapsWords)) },
  labyrinth: { references: labyrinth, root: rootOf(LabyrinthState, taskOf(labyrinthWords)) },
  'magic-and-mayhem': { references: mayhem, root: rootOf(MayhemState, taskOf(mayhemWords)) },
};

describe.each(Object.entries(GAMES))('the references of %s', (_, { references, root }) => {
  const places = references.flatMap((one) => one.places);
  test.each(places)('%s is a place in its schemas', (place) => expect(follow(root, place).length).toBeGreaterThan(0));
});
test('a place that is misspelt leads nowhere', () => {
  const { root } = GAMES['dust-up'];
  for (const place of ['state.player.*.hero', 'state.players.hero', 'agenda.runs.card', 'agenda.*.cart'])
    expect(follow(root, place)).toEqual([]);
});
