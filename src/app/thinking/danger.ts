import { dangers } from '../../games/dangers.ts';
import type { Tried, TriedOut } from './messages.ts';

/** Where a card is tried out, beside the page: to stop it, the page ends this worker. */

declare const self: DedicatedWorkerGlobalScope;

self.onmessage = async ({ data: { game, card, seed } }: MessageEvent<Tried>): Promise<void> => {
  const say = (said: TriedOut) => self.postMessage(said);
  try {
    const dangerOf = await dangers[game]?.();
    if (!dangerOf) throw new Error(`no card of ${game} can be tried out`);
    const trials = dangerOf(card, seed);
    for (let step = trials.next(); ; step = trials.next()) {
      if (step.done) return say({ danger: step.value });
      say({ part: step.value });
    }
  } catch (error) {
    say({ failed: String(error) });
  }
};
