import type { AnyBox } from '../engine/box.ts';
import type { Packing } from '../engine/pack.ts';

const FOUND = import.meta.glob<AnyBox>('./*/box.ts', { import: 'box' });
/** Of the games that take in own cards. */
const PACKINGS = import.meta.glob<Packing<object>>('./*/packing.ts', { import: 'packing' });

async function opened(folder: string, open: () => Promise<AnyBox>): Promise<AnyBox> {
  const packing = PACKINGS[`./${folder}/packing.ts`];
  return packing ? { ...(await open()), packing } : open();
}

/** The box of every game there is, by the name of its folder, each opened when somebody wants to play it. */
export const boxes: { readonly [id: string]: () => Promise<AnyBox> } = Object.fromEntries(
  Object.entries(FOUND).map(([path, open]) => {
    const folder = path.split('/')[1] ?? path;
    return [folder, () => opened(folder, open)];
  }),
);
