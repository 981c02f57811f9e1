import { keys } from 'idb-keyval';
import { gameStore } from './database.ts';
import { hasKept } from './kept.ts';

/** Whether the browser has thrown everything away that this device kept. What people throw away themselves leaves its mark in the storage (131). */
export const emptied = async (): Promise<boolean> => hasKept() && (await keys(gameStore)).length === 0;
