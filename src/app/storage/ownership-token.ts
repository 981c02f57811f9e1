import { promisifyRequest, update } from 'idb-keyval';
import { freshId } from '../device/entropy.ts';
import { abort, gameStore } from './database.ts';
import { ownerKey } from './keys.ts';

/** The token of the window that may write a game. It is stored with the game, and every write checks it. */

/** Another window owns the game, or has stored a newer save. Nothing was written. */
export class NotOwnerError extends Error {}

/** The token of a deleted game. No window can own it again, so an inactive window cannot restore parts of it. */
export const DELETED_TOKEN = 'nobody';
/** The token of this window, constant until the page is closed. */
export const TOKEN = freshId();

type Ownership = {
  /** Called when another window has claimed the game. */
  readonly onLost: () => void;
  /** The stored token that this window accepts: its own, or the one from before its claim. Null: none; undefined: not read yet. */
  known: string | null | undefined;
};
/** The games that this window owns, by id. */
const owned = new Map<string, Ownership>();

/** Stores this window's token for a game, so that no other window can write it. If storing fails, the first write stores the token. */
export async function claimOwnership(id: string, onLost: () => void): Promise<void> {
  const mine: Ownership = { onLost, known: undefined };
  owned.set(id, mine);
  let stored: string | null = null;
  await update<string>(
    ownerKey(id),
    (old) => {
      stored = old ?? null;
      mine.known = stored;
      return old === DELETED_TOKEN ? DELETED_TOKEN : TOKEN;
    },
    gameStore,
  );
  if (stored !== DELETED_TOKEN) mine.known = TOKEN;
}
/** Ends this window's ownership of a game. */
export function endOwnership(id: string): void {
  owned.delete(id);
}

/** Whether a token belongs to a later window, or marks a deleted game. */
function isForeign(theirs: unknown, mine: Ownership | undefined): boolean {
  if (theirs === undefined) return false;
  if (!mine || theirs === DELETED_TOKEN) return true;
  return theirs !== TOKEN && mine.known !== undefined && theirs !== mine.known;
}

/**
 * Runs `work` in one transaction on a game.
 * @throws NotOwnerError when another window owns the game or it was deleted. Then nothing is written.
 */
export async function writeAsOwner(id: string, work: (store: IDBObjectStore) => void): Promise<void> {
  const mine = owned.get(id);
  let foreign = false;
  let refusal: unknown = null;
  try {
    await gameStore('readwrite', (store) => {
      const { transaction } = store;
      const owner = store.get(ownerKey(id));
      owner.onsuccess = () => {
        // `work` has already queued its writes; abort them if another window owns the game
        foreign = isForeign(owner.result, mine);
        if (foreign) abort(transaction);
        else if (mine && owner.result !== TOKEN) store.put(TOKEN, ownerKey(id));
      };
      try {
        work(store);
      } catch (error) {
        refusal = error;
        abort(transaction);
      }
      return promisifyRequest(transaction);
    });
    if (mine) mine.known = TOKEN;
  } catch (error) {
    if (!foreign) throw refusal ?? error;
    mine?.onLost();
    throw new NotOwnerError('another window plays this game now');
  }
}
