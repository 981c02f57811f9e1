import type { Question } from '../engine/bots/think.ts';
import { type AnyOpenBox, closed } from '../engine/box.ts';
import type { Vocabulary } from '../engine/game.ts';
import type { Bots } from '../ui/ports.ts';
import { startWorker, type Thinking } from './start-worker.ts';
import type { Answered, Asked } from './thinking/messages.ts';

/** Who asks a worker does not wait longer than this, in milliseconds: a device may have put it to sleep for good. */
const PATIENCE = 15_000;
/** After so many workers in a row have died, nobody tries another. */
const MOST_DEATHS = 3;

/**
 * Bots think in a worker, so that no tap waits for them. A worker that dies or falls silent is replaced and asked again; where none will
 * live, bots think on the page, quickly. `think` rejects only when the bot itself is at fault.
 */
export function thinker(create: () => Thinking = startWorker, patience = PATIENCE): Bots {
  let worker: Thinking | null = null;
  let deaths = 0;
  let keys = 0;
  const waiting = new Map<number, { readonly resolve: (answer: Answered) => void; readonly reject: (why: Error) => void }>();

  const bury = (dead: Thinking, why: string) => {
    if (worker !== dead) return;
    worker = null;
    dead.terminate();
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
  };
  const living = (): Thinking => {
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
  const ask = ({ game, packs = [] }: AnyOpenBox, question: Question<Vocabulary>): Promise<Answered> =>
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
      asked.postMessage({ key, game: game.id, packs, question } satisfies Asked);
    });

  return {
    async think(box, question) {
      while (deaths < MOST_DEATHS) {
        try {
          const answer = await ask(closed(box), question as unknown as Question<Vocabulary>);
          deaths = 0;
          if ('index' in answer) return answer.index;
          throw new Error(answer.failed);
        } catch {
          // the bot is at fault, not its worker
          if (worker) break;
          deaths++;
        }
      }
      const { think } = await import('../engine/bots/think.ts');
      // here it must be quick, however clever it is
      const { ahead: _, ...quick } = box;
      return think(quick, question);
    },
  };
}
