import type { OpenBox } from '../box.ts';
import type { Position, Vocabulary } from '../game.ts';
import { Random } from '../random.ts';
import type { Strength } from '../seats.ts';
import { Table } from '../table.ts';
import { strong } from './strong.ts';

/** What a bot is asked: a table as its seat may believe it to be (`imagine`), waiting for its choice. Plain JSON. */
export type Question<V extends Vocabulary> = {
  readonly at: Position<V>;
  readonly strength: Strength;
  /** All its chance: the same question is answered the same. */
  readonly seed: number;
};

/** Which of the options a bot takes, by its index. */
export async function think<V extends Vocabulary>(box: OpenBox<V>, { at, strength, seed }: Question<V>): Promise<number> {
  const { game, content } = box;
  const table = new Table(game, content, at);
  const task = table.agenda.at(-1);
  if (task === undefined || table.isRoll(task)) throw new Error(`${game.id}: there is nothing to choose`);
  const choice = task as V['choice'];
  const random = Random.seed(seed);
  const iterations = box.ahead?.[strength] ?? 0;
  const wits = await box.wits();
  const policy = iterations > 0 ? strong(box, wits, { iterations }, random) : wits.greedy(random);
  return policy(table.options(choice), choice, table);
}
