import type { Json } from '../engine/game.ts';
import type { Danger, Measuring } from '../ui/workshop.ts';
import { startWorker, type Thinking } from './start-worker.ts';
import type { Tried, TriedOut } from './thinking/messages.ts';

/** All its chance: the same card is judged the same, on any device. */
const SEED = 1;

/** Tries a card out in a worker of its own, which is gone when that is done or stopped. */
export function measure(game: string, card: Json, onPart: (part: number) => void, create: () => Thinking = startWorker): Measuring {
  let stop = (): void => undefined;
  const result = new Promise<Danger | null>((resolve, reject) => {
    const worker = create();
    const end = () => worker.terminate();
    stop = () => {
      end();
      resolve(null);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<TriedOut>) => {
      if ('part' in data) return onPart(data.part);
      end();
      if ('danger' in data) resolve(data.danger);
      else reject(new Error(data.failed));
    });
    worker.addEventListener('error', () => {
      end();
      reject(new Error('the worker died'));
    });
    worker.postMessage({ game, card, seed: SEED } satisfies Tried);
  });
  return { result, stop: () => stop() };
}
