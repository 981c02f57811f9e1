import type { UseStore } from 'idb-keyval';

const NAME = 'pass-the-torch';
const STORE = 'games';
/** Time limit for opening the database, in milliseconds. After a crash, some browsers never answer. */
const OPEN_TIMEOUT = 5000;
/** Time limit for a transaction, in milliseconds. */
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
      // the caller already got the timeout error
      if (late) database.close();
      // after a lost connection, the next transaction opens a new one
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

/** Aborts a transaction. Does nothing when it has already ended. */
export function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // the transaction has already ended
  }
}

/** Waits for `work`. Rejects after `TIMEOUT`, aborts the transaction and closes the connection. */
function withTimeout<T>(store: IDBObjectStore, work: T | PromiseLike<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      connection = null;
      reject(new Error(SILENT));
      abort(store.transaction);
      store.transaction.db.close();
    }, TIMEOUT);
    Promise.resolve(work)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** Runs `use` in one transaction. A connection that was lost before the transaction is opened again. */
async function runOnce<T>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => T | PromiseLike<T>): Promise<T> {
  const fresh = connection === null;
  let store: IDBObjectStore;
  try {
    store = await transaction(mode);
  } catch (error) {
    // an old connection may be lost, so try once more; a new connection that fails is reported to the caller
    if (fresh) throw error;
    store = await transaction(mode);
  }
  return withTimeout(store, use(store));
}

/**
 * A store for idb-keyval. Writes are strictly durable: they resolve when they are on the disk. A read that is cut off is done once more: on a
 * full disk a write that fails, of another window too, closes the connections of all.
 */
export const gameStore: UseStore = async (mode, use) => {
  try {
    return await runOnce(mode, use);
  } catch (error) {
    if (mode !== 'readonly' || (error instanceof Error && error.message === SILENT)) throw error;
    return runOnce(mode, use);
  }
};
