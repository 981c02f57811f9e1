import type { AnyBox, AnyOpenBox } from '../engine/box.ts';
import type { Packing } from '../engine/pack.ts';

const WHOLE = import.meta.glob<AnyBox>('./*/box.ts', { import: 'box' });
const OPEN = import.meta.glob<AnyOpenBox>('./*/open-box.ts', { import: 'openBox' });
/** Of the games that take in own cards. */
const PACKINGS = import.meta.glob<Packing<object>>('./*/packing.ts', { import: 'packing' });

type Bring<B> = () => Promise<B>;

/** By the name of the game's folder. */
const byFolder = <B extends AnyOpenBox>(found: { readonly [path: string]: Bring<B> }): { readonly [id: string]: Bring<B> } =>
  Object.fromEntries(
    Object.entries(found).map(([path, bring]) => {
      const folder = path.split('/')[1] ?? path;
      const packing = PACKINGS[`./${folder}/packing.ts`];
      return [folder, packing ? async () => ({ ...(await bring()), packing }) : bring];
    }),
  );

/** The box of every game there is, each fetched when somebody wants to deal it, or brings in a game of it. */
export const boxes = byFolder(WHOLE);
/** What of it a table that stands is played on with: all of it, where a game has not parted that from the rest. */
export const openBoxes: { readonly [id: string]: Bring<AnyOpenBox> } = { ...boxes, ...byFolder(OPEN) };
