import { isChoice } from '../choice-handler.ts';
import type { GameTypes, Position, Seat } from '../game.ts';
import type { GameModule } from '../game-module.ts';
import { itemAt } from '../item-at.ts';
import { Random } from '../random.ts';
import { Runner } from '../runner.ts';
import type { Strength } from '../seats.ts';
import { strongPolicy } from './strong.ts';

/** A request to a bot: a position that was imagined for its seat and waits for its choice. Plain JSON. */
export type BotQuestion<V extends GameTypes> = {
  readonly at: Position<V>;
  /** The number of players. */
  readonly seats: number;
  readonly strength: Strength;
  /** The seats of people; nobody, if it is missing. */
  readonly people?: readonly Seat[];
  /** The seed of the bot. The same question gets the same answer, unless `stop` ends the search early. */
  readonly seed: number;
};

/**
 * The index of the option that a bot chooses. The search ends when `stop` returns true; the answer may then differ.
 * @throws when the position does not wait for a choice.
 */
export async function chooseOption<V extends GameTypes>(
  gameModule: GameModule<V>,
  { at, seats, strength, people = [], seed }: BotQuestion<V>,
  stop?: () => boolean,
): Promise<number> {
  const { game, content } = gameModule;
  const runner = new Runner(game, content, at);
  const task = runner.agenda.at(-1);
  if (task === undefined || !isChoice(game, task)) throw new Error(`${game.id}: the position does not wait for a choice`);
  const random = Random.seed(seed);
  const iterations = gameModule.searchIterations?.[strength] ?? 0;
  const gameBots = gameModule.bots;
  const policy = iterations > 0 ? strongPolicy(gameModule, gameBots, seats, { iterations, stop }, random) : gameBots.greedy(random);
  const all = runner.options(task);
  const own = all.filter((command) => !gameBots.leaves?.(command, at.state, task.seat, people, content));
  // who would leave everything leaves nothing
  const open = own.length > 0 ? own : all;
  return all.indexOf(itemAt(open, policy(open, task, runner)));
}
