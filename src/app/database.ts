import type { UseStore } from 'idb-keyval';

const NAME = 'pass-the-torch';
const STORE = 'games';
/** An open that takes longer than this hangs: browsers have been seen to do that after a crash. */
const OPEN_TIMEOUT = 5000;
/** The same for a transaction. */
const TIMEOUT = 10_000;
const SILENT = 'the storage of this device does not answer';

let connection: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      reject(new Error(SILENT));
    }, OPEN_TIMEOUT);
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE);
    };
    request.onsuccess = () => {
      clearTimeout(timer);
      const database = request.result;
      // nobody waits for it any more
      if (late) database.close();
      // a dead handle is forgotten; the next write opens a new one
      const forget = () => {
        connection = null;
      };
      database.onclose = forget;
      database.onversionchange = () => {
        database.close();
        forget();
      };
      resolve(database);
    };
    request.onerror = () => {
      clearTimeout(timer);
      reject(request.error ?? new Error('the storage of this device cannot be opened'));
    };
  });
}

async function transaction(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  connection ??= open();
  try {
    const database = await connection;
    return database.transaction(STORE, mode, { durability: 'strict' }).objectStore(STORE);
  } catch (error) {
    connection = null;
    throw error;
  }
}

/** Aborts a transaction, if it has not ended by itself. */
export function takeBack(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // it has ended
  }
}

/** Does the work, or gives it up when the transaction does not end: it is taken back, and its handle with it. */
function inTime<T>(store: IDBObjectStore, work: T | PromiseLike<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      connection = null;
      reject(new Error(SILENT));
      takeBack(store.transaction);
      store.transaction.db.close();
    }, TIMEOUT);
    Promise.resolve(work)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** A store for idb-keyval whose writes are on the disk when they are done, and which opens its connection anew when it was lost. */
export const gameStore: UseStore = async (mode, use) => {
  const fresh = connection === null;
  let store: IDBObjectStore;
  try {
    store = await transaction(mode);
  } catch (error) {
    // a handle may have died since it was last used; one that cannot even be opened is the caller's to try again
    if (fresh) throw error;
    store = await transaction(mode);
  }
  return inTime(store, use(store));
};
