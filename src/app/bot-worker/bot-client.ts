import type { BotQuestion } from '../../engine/bots/choose.ts';
import type { GameTypes } from '../../engine/game.ts';
import { type AnyGameModule, asAnyGameModule } from '../../engine/game-module.ts';
import type { Bots } from '../../ui/ports.ts';
import type { Answered, BotRequest } from './bot-messages.ts';
import { type BotWorker, startWorker } from './start-worker.ts';

/** Time limit for a worker's answer, in milliseconds. A device may have suspended the worker. */
const TIMEOUT = 15_000;
/** After so many crashes in a row, no new worker is started. */
const MAX_CRASHES = 3;

/**
 * Runs bots in a worker, so that they do not block the page. A worker that crashes or does not answer is replaced, and the request is repeated.
 * If no worker runs, bots decide on the page with a small search. `think` rejects only when the bot itself throws.
 */
export function botClient(create: () => BotWorker = startWorker, patience = TIMEOUT): Bots {
  let worker: BotWorker | null = null;
  let deaths = 0;
  let keys = 0;
  const waiting = new Map<number, { readonly resolve: (answer: Answered) => void; readonly reject: (why: Error) => void }>();

  const bury = (dead: BotWorker, why: string) => {
    if (worker !== dead) return;
    worker = null;
    dead.terminate();
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
  };
  const living = (): BotWorker => {
    if (worker) return worker;
    const made = create();
    made.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      waiting.get(data.key)?.resolve(data);
      waiting.delete(data.key);
    });
    made.addEventListener('error', () => bury(made, 'the worker died'));
    made.addEventListener('messageerror', () => bury(made, 'the worker cannot be understood'));
    worker = made;
    return made;
  };
  const ask = ({ game, packs = [] }: AnyGameModule, question: BotQuestion<GameTypes>): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const asked = living();
      const key = keys++;
      const silence = setTimeout(() => bury(asked, 'the worker is silent'), patience);
      const heard =
        <T>(then: (heard: T) => void) =>
        (what: T) => {
          clearTimeout(silence);
          then(what);
        };
      waiting.set(key, { resolve: heard(resolve), reject: heard(reject) });
      asked.postMessage({ key, game: game.id, packs, question } satisfies BotRequest);
    });

  return {
    async think(box, question) {
      while (deaths < MAX_CRASHES) {
        try {
          const answer = await ask(asAnyGameModule(box), question as unknown as BotQuestion<GameTypes>);
          deaths = 0;
          if ('index' in answer) return answer.index;
          throw new Error(answer.failed);
        } catch {
          // the bot has thrown, not the worker
          if (worker) break;
          deaths++;
        }
      }
      const { chooseOption: think } = await import('../../engine/bots/choose.ts');
      // on the page every bot must be fast, so there is no search
      const { searchIterations: _, ...quick } = box;
      return think(quick, question);
    },
  };
}
