import type { AnyBox } from '../engine/box.ts';

const FOUND = import.meta.glob<AnyBox>('./*/box.ts', { import: 'box' });

/** The box of every game there is, by the name of its folder, each opened when somebody wants to play it. */
export const boxes: { readonly [id: string]: () => Promise<AnyBox> } = Object.fromEntries(
  Object.entries(FOUND).map(([path, open]) => [path.split('/')[1] ?? path, open]),
);
