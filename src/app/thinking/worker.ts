import { think } from '../../engine/bots/think.ts';
import type { AnyBox } from '../../engine/box.ts';
import { boxes } from '../../games/boxes.ts';
import type { Answered, Asked } from './messages.ts';

/** Where bots think: beside the page. It is told nothing but an imagined table, and knows no seat, no name and no save. */

declare const self: DedicatedWorkerGlobalScope;

const opened = new Map<string, Promise<AnyBox>>();
function open(game: string): Promise<AnyBox> {
  const box = opened.get(game) ?? boxes[game]?.() ?? Promise.reject(new Error(`no box ${game}`));
  opened.set(game, box);
  return box;
}

self.onmessage = async ({ data: { key, game, question } }: MessageEvent<Asked>): Promise<void> => {
  const answer = (rest: { readonly index: number } | { readonly failed: string }) => self.postMessage({ key, ...rest } satisfies Answered);
  try {
    answer({ index: await think(await open(game), question) });
  } catch (error) {
    answer({ failed: String(error) });
  }
};
