import type { Migration } from '../../engine/game.ts';

/** Each carries a save of Labyrinth one version on. Appended, never edited. */
export const migrations: readonly Migration[] = [];
