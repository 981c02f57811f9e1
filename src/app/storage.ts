import { get, getMany, keys, promisifyRequest } from 'idb-keyval';
import { equal } from '../engine/equal.ts';
import type { Json, Vocabulary } from '../engine/game.ts';
import type { KeptTurn, Save, Ticket, TurnStart, Write } from '../engine/save.ts';
import type { Store } from '../ui/ports.ts';
import { NotOurs } from '../ui/table/saver.ts';
import { gameStore } from './database.ts';
import { damagedKey, isOf, ownerKey, saveKey, stampKey, thinned, ticketKey, turnKey, turnsAfter } from './keys.ts';
import { asOwner, letGo, NOBODY } from './owner.ts';
import { stampOf } from './stamp.ts';

/**
 * The games on this device, in IndexedDB. A save goes to one of two places in turn, so that the one before it stays untouched until
 * the new one has been read back. What a turn began with and what happened in it go beside it, in the same transaction.
 */

const PLACES = [0, 1] as const;
/** The newest save of each game that this window has read or proven: where it lies, and which it is. */
const newest = new Map<string, { readonly place: number; readonly revision: number }>();
/** What is being written or could not be written yet, by game: whoever takes the game up again must find it. */
const unsaved = new Map<string, Write<Vocabulary>>();
/** Another window has the game: what this one could not write is no longer to be written. */
export function disown(id: string, token: string): void {
  if (letGo(id, token)) unsaved.delete(id);
}
/** One write after the other. */
let queue: Promise<unknown> = Promise.resolve();
function inTurn(work: () => Promise<void>): Promise<void> {
  const done = queue.then(work);
  queue = done.catch(() => undefined);
  return done;
}

/** A record that does not even say which one it is counts as the newest: it must be looked at before another is taken for it. */
const revisionOf = (record: unknown): number => {
  const revision = typeof record === 'object' && record !== null && 'revision' in record ? record.revision : null;
  return typeof revision === 'number' && Number.isFinite(revision) ? revision : Number.POSITIVE_INFINITY;
};

/** What is kept of each turn, in the order of play, whole or not. */
async function all(kind: 'start' | 'tale', id: string): Promise<readonly (KeptTurn & { readonly record: unknown })[]> {
  const names = (await keys<string>(gameStore)).filter((key) => key.startsWith(`${kind}/`) && isOf(id, key)).sort();
  const records = await getMany<unknown>(names, gameStore);
  return names.map((key, i) => {
    const [line = 0, turn = 0] = key.split('/').slice(2).map(Number);
    return { line, turn, record: records[i] };
  });
}

/** Puts all of a write where it belongs. */
const commit = <V extends Vocabulary>({ save, ticket, tales, starts }: Write<V>, place: number): Promise<void> =>
  asOwner(save.id, (store) => {
    const { id } = save;
    store.put(save, saveKey(id, place));
    store.put(stampOf(save), stampKey(id, place));
    store.put(ticket, ticketKey(id));
    for (const tale of tales) store.put(tale, turnKey('tale', id, tale.line, tale.turn));
    for (const start of starts) {
      store.put(start, turnKey('start', id, start.line, start.turn));
      for (const turn of thinned(start.turn)) store.delete(turnKey('start', id, start.line, turn));
    }
    for (const kind of ['start', 'tale'] as const) store.delete(turnsAfter(kind, id, save.line, save.turn));
  });

/** Takes away all that is kept of a game, and marks it as nobody's. */
const wipe = (id: string): Promise<void> =>
  asOwner(id, (store) => {
    const all = store.getAllKeys();
    all.onsuccess = () => {
      for (const key of all.result) if (isOf(id, String(key))) store.delete(key);
      store.put(NOBODY, ownerKey(id));
    };
  });

/** Writes to the place where the newest save is not, and reads it back. */
async function prove(write: Write<Vocabulary>): Promise<void> {
  const { id, revision } = write.save;
  const last = newest.get(id);
  // a table that was left may still be trying while the game goes on
  if (last && revision < last.revision) throw new NotOurs('the game has gone on without this');
  if (last?.revision === revision && equal((await get<Json>(saveKey(id, last.place), gameStore)) ?? null, write.save as unknown as Json))
    return;
  const place = last?.place === 0 ? 1 : 0;
  await commit(write, place);
  const kept = await get<Json>(saveKey(id, place), gameStore);
  if (kept === undefined || !equal(kept, write.save as unknown as Json)) throw new Error('what was read back is not what was written');
  newest.set(id, { place, revision });
}

/** What lies in a place: nobody has looked whether it is a save. */
type Found = { readonly place: number; readonly record: unknown };
/** What `kept` has handed out, by game: a damaged record may hold anything, so it is known again by being the very one. */
const handed = new Map<string, readonly Found[]>();

/** What lies in the two places, the newest first. */
async function records(id: string): Promise<Found[]> {
  const kept = await getMany<unknown>(
    PLACES.map((place) => saveKey(id, place)),
    gameStore,
  );
  const found = PLACES.map((place) => ({ place, record: kept[place] })).filter(({ record }) => record !== undefined);
  return found.sort((a, b) => (revisionOf(a.record) < revisionOf(b.record) ? 1 : -1));
}

/** Remembers them, and which is the newest. */
function note(id: string, found: readonly Found[]): void {
  handed.set(id, found);
  const [first] = found;
  if (!first) newest.delete(id);
  else {
    const revision = revisionOf(first.record);
    newest.set(id, { place: first.place, revision: Number.isFinite(revision) ? revision : -1 });
  }
}

const seatOf = (record: unknown): number | null =>
  typeof record === 'object' && record !== null && 'seat' in record && typeof record.seat === 'number' ? record.seat : null;

/** The last millisecond that a date can name. */
const LAST_MOMENT = 8_640_000_000_000_000;
const isTicket = (ticket: unknown): ticket is Ticket => {
  const { id, game, emblems, played } = (typeof ticket === 'object' && ticket !== null ? ticket : {}) as Partial<Ticket>;
  return (
    typeof id === 'string' &&
    typeof game === 'string' &&
    typeof played === 'number' &&
    Math.abs(played) <= LAST_MOMENT &&
    Array.isArray(emblems)
  );
};

export const storage: Store = {
  put(write) {
    const { id } = write.save;
    const mine = write as unknown as Write<Vocabulary>;
    // a table that was left may still be trying: what is newer is not put behind it
    if ((unsaved.get(id)?.save.revision ?? -1) <= mine.save.revision) unsaved.set(id, mine);
    const settled = () => unsaved.get(id) === mine && unsaved.delete(id);
    return inTurn(async () => {
      try {
        await prove(mine);
      } catch (error) {
        if (error instanceof NotOurs) settled();
        throw error;
      }
      settled();
    });
  },

  async kept(id) {
    for (;;) {
      const left = unsaved.get(id);
      if (left) await storage.put(left);
      const found = await records(id);
      if (unsaved.has(id)) continue;
      note(id, found);
      return found.map(({ record }) => record);
    }
  },

  async isOurs(id, record) {
    const place = handed.get(id)?.find((one) => one.record === record)?.place;
    const stamp = place === undefined ? null : ((await get<string | null>(stampKey(id, place), gameStore)) ?? null);
    if (stamp === null) return false;
    try {
      return stamp === stampOf(record);
    } catch {
      // damage may be anything, also what no JSON can hold
      return false;
    }
  },

  async setAside(id, record) {
    const found = handed.get(id) ?? [];
    const bad = found.find((one) => one.record === record);
    if (!bad) return;
    await gameStore('readwrite', (store) => {
      store.put(record, damagedKey(id, bad.place));
      store.delete(saveKey(id, bad.place));
      return promisifyRequest(store.transaction);
    });
    // the next save must not overwrite the good one
    note(
      id,
      found.filter((one) => one !== bad),
    );
  },

  async tickets() {
    // what is being written or thrown away just now is told as it will be
    await queue;
    const names = (await keys<string>(gameStore)).filter((key) => key.startsWith(ticketKey('')));
    const tickets = await getMany<unknown>(names, gameStore);
    return tickets.filter(isTicket).sort((a, b) => b.played - a.played);
  },

  async tales(id) {
    const { readTales } = await import('./carry/turns.ts');
    return readTales(await all('tale', id));
  },
  async starts(id) {
    return (await all('start', id)).map(({ line, turn, record }) => ({ line, turn, seat: seatOf(record) }));
  },
  async turn<V extends Vocabulary>(save: Save<V>, { line, turn }: KeptTurn) {
    const [{ readTurn }, { findBox }] = await Promise.all([import('./carry/turns.ts'), import('./door.ts')]);
    const record = await get<unknown>(turnKey('start', save.id, line, turn), gameStore);
    const read = await readTurn({ line, turn, record }, save as unknown as Save<Vocabulary>, findBox);
    return read as unknown as TurnStart<V> | string;
  },

  remove(id) {
    return inTurn(async () => {
      await wipe(id);
      unsaved.delete(id);
      newest.delete(id);
      handed.delete(id);
    });
  },
};
