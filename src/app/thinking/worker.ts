import { think } from '../../engine/bots/think.ts';
import type { AnyOpenBox } from '../../engine/box.ts';
import type { Pack } from '../../engine/pack.ts';
import { openBoxes } from '../../games/boxes.ts';
import { dangers } from '../../games/dangers.ts';
import type { Answered, Asked, Tried, TriedOut } from './messages.ts';

/** Where bots think, and cards are tried out: beside the page. It is told nothing but an imagined table, and knows no seat, no name and no save. */

declare const self: DedicatedWorkerGlobalScope;

const opened = new Map<string, Promise<AnyOpenBox>>();
function open(game: string, packs: readonly Pack[]): Promise<AnyOpenBox> {
  const name = JSON.stringify([game, packs]);
  const box = opened.get(name) ?? unpacked(game, packs);
  opened.set(name, box);
  return box;
}
/** The page has checked the packs. */
async function unpacked(game: string, packs: readonly Pack[]): Promise<AnyOpenBox> {
  const box = await openBoxes[game]?.();
  if (!box) throw new Error(`no box ${game}`);
  const packing = packs.length > 0 ? await box.packing?.() : undefined;
  return packing ? { ...box, content: packing.content(packs) } : box;
}

async function answer({ key, game, packs, question }: Asked): Promise<void> {
  const say = (rest: { readonly index: number } | { readonly failed: string }) => self.postMessage({ key, ...rest } satisfies Answered);
  try {
    say({ index: await think(await open(game, packs), question) });
  } catch (error) {
    say({ failed: String(error) });
  }
}

/** A card is tried out; to stop it, the page ends this worker. */
async function tryOut({ game, card, seed }: Tried): Promise<void> {
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
}

self.onmessage = ({ data }: MessageEvent<Asked | Tried>): void => void ('card' in data ? tryOut(data) : answer(data));
