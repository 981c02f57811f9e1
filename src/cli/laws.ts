import { parseArgs } from 'node:util';
import type { AnyGameModule } from '../engine/game-module.ts';
import { itemAt } from '../engine/item-at.ts';
import { checkLaws } from '../engine/laws/check.ts';
import { LawBroken, newLawCounts } from '../engine/laws/law.ts';
import { HELP_LEVELS } from '../engine/seats.ts';
import { validate } from '../engine/validate.ts';
import { integerOption, loadGameModules, withUsage } from './arguments.ts';
import { progress } from './progress.ts';

const USAGE = 'npm run laws -- [--game G] [--seconds N] [--seed S]';

/** Checks the laws of every game, or of one, for some seconds each. */
export const main = (args: readonly string[]): Promise<number> =>
  withUsage(USAGE, async () => {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ args: [...args], options: { game: text, seconds: text, seed: text } });
    const seconds = integerOption(values.seconds, 'seconds', 10, 1);
    const seed = integerOption(values.seed, 'seed', 1);
    let broken = 0;
    for (const gameModule of await loadGameModules(values.game)) if (!(await keepsLaws(gameModule, seed, seconds))) broken++;
    return broken > 0 ? 1 : 0;
  });

/** Checks sessions with the seeds from `seed` on and prints the result. The seed decides the seats and the options, so that it reproduces a failure. */
export async function keepsLaws(gameModule: AnyGameModule, seed: number, seconds: number): Promise<boolean> {
  const { game, content } = gameModule;
  const { greedy } = gameModule.bots;
  const setups = [{}, ...(gameModule.setups ?? [])];
  const { min, max } = game.seats;
  const counts = newLawCounts();
  const from = performance.now();
  for (let i = 0, spent = 0; i === 0 || spent < seconds; i++) {
    const at = seed + i;
    const seats = min + (at % (max - min + 1));
    const setup = setups[Math.floor(at / (max - min + 1)) % setups.length];
    try {
      const options = validate(game.schemas.options, setup, 'the setup');
      const help = Array.from({ length: seats }, (_, seat) => itemAt(HELP_LEVELS, (at + seat * seat) % HELP_LEVELS.length));
      checkLaws(game, content, { seats, options, help, seed: at, endingPolicy: greedy }, counts);
    } catch (error) {
      if (!(error instanceof LawBroken)) throw error;
      console.error(error.message);
      if (error.cause instanceof Error) console.error(error.cause.stack);
      console.error(`options ${JSON.stringify(error.options)}`);
      console.error(`commands ${JSON.stringify(error.commands)}`);
      console.log(`${game.id}: the law "${error.law}" is broken; again with npm run laws -- --game ${game.id} --seed ${at} --seconds 1`);
      return false;
    }
    spent = (performance.now() - from) / 1000;
    progress(`laws of ${game.id}, seconds`, Math.floor(spent), seconds);
  }
  console.log(
    `${game.id}: all laws hold over ${counts.sessions} sessions, ${counts.commands} commands and ${counts.helpChanges} changes of help`,
  );
  for (const [law, times] of Object.entries(counts.checks)) console.log(`  ${law.padEnd(36)} ${times}`);
  return true;
}
