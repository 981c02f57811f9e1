import { keys } from 'idb-keyval';
import { gameStore } from './database.ts';

/** There once was something to keep. It lies apart from the games: what empties a browser's large storage leaves the small one. */
const KEPT = 'pass-the-torch/kept';

/** A game is on this device from now on. */
export function noteKept(): void {
  try {
    localStorage.setItem(KEPT, 'yes');
  } catch {
    // then nobody will be told
  }
}

/** Whether the browser has thrown everything away that this device kept. What people throw away themselves leaves its mark in the storage. */
export async function emptied(): Promise<boolean> {
  if (localStorage.getItem(KEPT) === null) return false;
  return (await keys(gameStore)).length === 0;
}

/** They have been told. */
export const forgive = (): void => localStorage.removeItem(KEPT);
