import type { AnyGameModule } from '../engine/game-module.ts';

const FOUND = import.meta.glob<AnyGameModule>('./*/index.ts', { import: 'gameModule' });

/** The module of each game, by the name of its folder. Loaded on demand. */
export const gameModules: { readonly [id: string]: () => Promise<AnyGameModule> } = Object.fromEntries(
  Object.entries(FOUND).map(([path, load]) => [path.split('/')[1] ?? path, load]),
);
