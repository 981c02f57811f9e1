import type { Migration } from '../../../engine/game.ts';

/** Each migration upgrades a save of Traps and Treasures by one version. Append new ones; never edit an old one. */
export const migrations: readonly Migration[] = [];
