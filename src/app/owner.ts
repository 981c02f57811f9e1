import { promisifyRequest, update } from 'idb-keyval';
import { NotOurs } from '../ui/table/saver.ts';
import { gameStore, takeBack } from './database.ts';
import { ownerKey } from './keys.ts';

/** Who may write a game: a token in the storage itself, looked at inside every write. */

/** The mark of a game that was thrown away: no window owns it again, so none that slept through it brings half of it back. */
export const NOBODY = 'nobody';

type Owning = {
  readonly token: string;
  /** What to do when another window has put its own there. */
  readonly onLost: () => void;
  /** The token that lay there, and stays there when this one could not be put in its place: that is no other window's doing. */
  before: string | null;
};
/** The games that this window owns. */
const owned = new Map<string, Owning>();
/** Puts this window's mark on a game. From then on no window without it can write the game. */
export async function own(id: string, token: string, onLost: () => void): Promise<void> {
  const mine: Owning = { token, onLost, before: null };
  owned.set(id, mine);
  await update<string>(
    ownerKey(id),
    (old) => {
      if (old === NOBODY) return NOBODY;
      mine.before = old ?? null;
      return token;
    },
    gameStore,
  );
}
/** This window owns the game no longer; true if it did, by this token. */
export function letGo(id: string, token: string): boolean {
  return owned.get(id)?.token === token && owned.delete(id);
}

/**
 * One transaction on a game, all of it or nothing.
 * @throws NotOurs when another window owns the game, or nobody does any more.
 */
export async function asOwner(id: string, work: (store: IDBObjectStore) => void): Promise<void> {
  const mine = owned.get(id);
  let taken = false;
  let refusal: unknown = null;
  try {
    await gameStore('readwrite', (store) => {
      const { transaction } = store;
      const owner = store.get(ownerKey(id));
      owner.onsuccess = () => {
        // all is laid down already; if the game is not ours, it is taken back
        const theirs: unknown = owner.result;
        taken = theirs !== undefined && (!mine || (theirs !== mine.token && theirs !== mine.before));
        if (taken) takeBack(transaction);
        else if (mine && theirs !== mine.token) store.put(mine.token, ownerKey(id));
      };
      try {
        work(store);
      } catch (error) {
        refusal = error;
        takeBack(transaction);
      }
      return promisifyRequest(transaction);
    });
  } catch (error) {
    if (!taken) throw refusal ?? error;
    mine?.onLost();
    throw new NotOurs('another window plays this game now');
  }
}
