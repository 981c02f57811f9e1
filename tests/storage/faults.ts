/**
 * Storage that fails, by injection under the store: works on the browser's IndexedDB and on fake-indexeddb alike.
 * A fault holds until it is mended, for every write (or open, or read) that comes by.
 */

export const FAULTS = ['quota', 'abort', 'stall', 'closed', 'unopened', 'unanswered', 'unread', 'torn'] as const;
/**
 * `quota`: a put or delete has no room. `abort`: the transaction is aborted after it. `stall`: the transaction never ends, since another one never does.
 * `closed`: the handle is dead, once. `unopened`: no database can be opened. `unanswered`: the open hangs.
 * `unread`: reading back fails. `torn`: what is read back is not there.
 */
export type Fault = (typeof FAULTS)[number];
/** Those that strike at one of the puts and deletes of a write. */
export const AT_A_WRITE: readonly Fault[] = ['quota', 'abort'];

export type Faults = {
  /** Breaks the storage: at the `at`-th put or delete of each write, counted from 1. */
  break(fault: Fault, at?: number): void;
  mend(): void;
  /** How often the fault has struck since `break`. */
  struck(): number;
  /** How many puts and deletes the last write had. */
  positions(): number;
};
declare global {
  var faults: Faults;
}

/** Wraps IndexedDB. It is sent to the page as text, so it must stand alone. */
export function plantFaults(): void {
  let fault: Fault | null = null;
  let at = 1;
  let struck = 0;
  let positions = 0;
  const counts = new WeakMap<IDBTransaction, number>();
  const strikes = (...kinds: readonly Fault[]): boolean => {
    if (fault === null || !kinds.includes(fault)) return false;
    struck++;
    return true;
  };
  const failing = (name: string): DOMException => new DOMException(`made to fail: ${name}`, name);

  const { put, delete: remove, get } = IDBObjectStore.prototype;
  const { transaction } = IDBDatabase.prototype;
  const { open } = IDBFactory.prototype;

  const counted = <A extends unknown[]>(store: IDBObjectStore, real: (...given: A) => IDBRequest, given: A): IDBRequest => {
    const count = (counts.get(store.transaction) ?? 0) + 1;
    counts.set(store.transaction, count);
    positions = count;
    if (count === at && strikes('quota')) throw failing('QuotaExceededError');
    const request = real.apply(store, given);
    if (count === at && strikes('abort')) store.transaction.abort();
    return request;
  };
  IDBObjectStore.prototype.put = function (...given) {
    return counted(this, put, given) as IDBRequest<IDBValidKey>;
  };
  IDBObjectStore.prototype.delete = function (...given) {
    return counted(this, remove, given) as IDBRequest<undefined>;
  };
  IDBObjectStore.prototype.get = function (key) {
    if (this.transaction.mode === 'readonly') {
      if (strikes('unread')) throw failing('UnknownError');
      if (strikes('torn')) return get.call(this, 'nothing');
    }
    return get.call(this, key);
  };
  IDBDatabase.prototype.transaction = function (...given) {
    if (given[1] === 'readwrite' && strikes('stall')) {
      const blocker = transaction.apply(this, [given[0], 'readwrite']).objectStore(String(given[0]));
      const again = () => {
        if (fault === 'stall') get.call(blocker, 'nothing').onsuccess = again;
      };
      again();
    }
    if (strikes('closed')) {
      this.close();
      fault = null;
    }
    if (fault === 'unopened' || fault === 'unanswered') this.close();
    return transaction.apply(this, given);
  };
  IDBFactory.prototype.open = function (...given) {
    if (strikes('unanswered')) return {} as IDBOpenDBRequest;
    if (strikes('unopened')) {
      const request = { error: failing('UnknownError'), onerror: null as (() => void) | null };
      setTimeout(() => request.onerror?.(), 0);
      return request as unknown as IDBOpenDBRequest;
    }
    return open.apply(this, given);
  };

  globalThis.faults = {
    break(kind, where = 1) {
      fault = kind;
      at = where;
      struck = 0;
    },
    mend() {
      fault = null;
    },
    struck: () => struck,
    positions: () => positions,
  };
}
