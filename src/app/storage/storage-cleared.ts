import { keys } from 'idb-keyval';
import { gameStore } from './database.ts';
import { hasSavedGames } from './preferences.ts';

/** Whether the browser has deleted all stored games. Games that people delete themselves leave a record, so they do not count (decision 131). */
export const storageWasCleared = async (): Promise<boolean> => hasSavedGames() && (await keys(gameStore)).length === 0;
