import { think } from '../../engine/bots/think.ts';
import type { AnyBox } from '../../engine/box.ts';
import type { Pack } from '../../engine/pack.ts';
import { boxes } from '../../games/boxes.ts';
import type { Answered, Asked } from './messages.ts';

/** Where bots think: beside the page. It is told nothing but an imagined table, and knows no seat, no name and no save. */

declare const self: DedicatedWorkerGlobalScope;

const opened = new Map<string, Promise<AnyBox>>();
function open(game: string, packs: readonly Pack[]): Promise<AnyBox> {
  const name = JSON.stringify([game, packs]);
  const box = opened.get(name) ?? unpacked(game, packs);
  opened.set(name, box);
  return box;
}
/** The page has checked the packs. */
async function unpacked(game: string, packs: readonly Pack[]): Promise<AnyBox> {
  const box = await boxes[game]?.();
  if (!box) throw new Error(`no box ${game}`);
  const packing = packs.length > 0 ? await box.packing?.() : undefined;
  return packing ? { ...box, content: packing.content(packs) } : box;
}

self.onmessage = async ({ data: { key, game, packs, question } }: MessageEvent<Asked>): Promise<void> => {
  const answer = (rest: { readonly index: number } | { readonly failed: string }) => self.postMessage({ key, ...rest } satisfies Answered);
  try {
    answer({ index: await think(await open(game, packs), question) });
  } catch (error) {
    answer({ failed: String(error) });
  }
};
