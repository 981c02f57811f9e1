import type { Json } from '../../engine/game.ts';
import type { Danger, DangerEstimate } from '../../ui/workshop.ts';
import type { DangerRequest, TriedOut } from './bot-messages.ts';
import { type BotWorker, startWorker } from './start-worker.ts';

/** A fixed seed, so that a card has the same result on every device. */
const SEED = 1;

/** Estimates how dangerous a card is, in a separate worker that is terminated afterwards. */
export function estimateDanger(
  game: string,
  card: Json,
  onPart: (part: number) => void,
  create: () => BotWorker = startWorker,
): DangerEstimate {
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
    worker.postMessage({ game, card, seed: SEED } satisfies DangerRequest);
  });
  return { result, stop: () => stop() };
}
