import type { AnyBox, AnyOpenBox } from '../engine/box.ts';
import type { Vocabulary } from '../engine/game.ts';
import type { Pack } from '../engine/pack.ts';
import { openBoxes } from '../games/boxes.ts';
import type { GameUi } from '../ui/game-ui.ts';
import type { Listing } from './catalogue.ts';
import { Friendly } from './friendly.ts';

/** A game on a table. */
export type Laid = {
  readonly box: AnyOpenBox;
  readonly ui: GameUi<Vocabulary>;
  /** All of its box, for who deals again. */
  readonly whole: () => Promise<AnyBox>;
};

async function there<B>(bring: (() => Promise<B>) | undefined): Promise<B> {
  const box = await bring?.();
  if (!box) throw new Friendly('That box is empty.');
  return box;
}
async function mixed<B extends AnyOpenBox>(box: B, packs: readonly Pack[]): Promise<B> {
  return packs.length === 0 ? box : (await import('./carry/packs.ts')).mixedWith(box, packs);
}

/** All of a game's box, with these packs in it. */
export const unpack = async (listing: Listing, packs: readonly Pack[] = []): Promise<AnyBox> => mixed(await there(listing.box), packs);

/** What a table that stands is played on with, and its words and pictures. */
export async function openTable(listing: Listing, packs: readonly Pack[]): Promise<Laid> {
  const whole = () => unpack(listing, packs);
  const open = there(openBoxes[listing.id]);
  if (packs.length === 0) {
    const [box, ui] = await Promise.all([open, listing.ui()]);
    return { box, ui, whole };
  }
  const box = await mixed(await open, packs);
  return { box, ui: await listing.ui(box), whole };
}
