import { parseArgs } from 'node:util';
import { accept } from '../engine/accept.ts';
import type { AnyBox } from '../engine/box.ts';
import { checkLaws } from '../engine/laws/check.ts';
import { LawBroken, newTally } from '../engine/laws/law.ts';
import { opened, whole, withUsage } from './shelf.ts';

const USAGE = 'npm run laws -- [--game G] [--seconds N] [--seed S]';

/** The laws of every game, for as many seconds a game as you like. */
export const main = (args: readonly string[]): Promise<number> =>
  withUsage(USAGE, async () => {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ args: [...args], options: { game: text, seconds: text, seed: text } });
    const seconds = whole(values.seconds, 'seconds', 10, 1);
    const seed = whole(values.seed, 'seed', 1);
    let broken = 0;
    for (const box of await opened(values.game)) if (!(await keepsLaws(box, seed, seconds))) broken++;
    return broken > 0 ? 1 : 0;
  });

/** Plays sessions from `seed` on and tells how it went. The seed alone says how many play and with which setup, so that it leads back to a failure. */
export async function keepsLaws(box: AnyBox, seed: number, seconds: number): Promise<boolean> {
  const { game, content } = box;
  const { greedy } = await box.wits();
  const setups = [{}, ...(box.setups ?? [])];
  const { min, max } = game.seats;
  const tally = newTally();
  const until = performance.now() + seconds * 1000;
  for (let i = 0; i === 0 || performance.now() < until; i++) {
    const at = seed + i;
    const seats = min + (at % (max - min + 1));
    const setup = setups[Math.floor(at / (max - min + 1)) % setups.length];
    try {
      const options = accept(game.schemas.options, setup, 'the setup');
      checkLaws(game, content, { seats, options, seed: at, closes: greedy }, tally);
    } catch (error) {
      if (!(error instanceof LawBroken)) throw error;
      console.error(error.message);
      if (error.cause instanceof Error) console.error(error.cause.stack);
      console.error(`options ${JSON.stringify(error.options)}`);
      console.error(`commands ${JSON.stringify(error.commands)}`);
      console.log(`${game.id}: the law "${error.law}" is broken; again with npm run laws -- --game ${game.id} --seed ${at} --seconds 1`);
      return false;
    }
  }
  console.log(`${game.id}: all laws hold over ${tally.sessions} sessions and ${tally.commands} commands`);
  for (const [law, times] of Object.entries(tally.looked)) console.log(`  ${law.padEnd(36)} ${times}`);
  return true;
}
