import { get, getMany, promisifyRequest } from 'idb-keyval';
import { equal } from '../../engine/equal.ts';
import type { GameTypes } from '../../engine/game.ts';
import type { SaveWrite } from '../../engine/save.ts';
import { gameStore } from './database.ts';
import { belongsTo, checksumKey, damagedKey, droppedTurns, ownerKey, saveKey, summaryKey, turnKey, turnsAfter } from './keys.ts';
import { DELETED_TOKEN, NotOwnerError, writeAsOwner } from './ownership-token.ts';
import { checksumOf } from './save-checksum.ts';

/**
 * Each game has two save slots, written alternately. The previous save stays unchanged until the new one has been read back. Turn starts
 * and turn logs are written in the same transaction.
 */

const SLOTS = [0, 1] as const;
/** The slot and revision of each game's newest save, as this window last read or wrote it; null: there is no save. */
const newest = new Map<string, { readonly slot: number; readonly revision: number } | null>();

/** The content of a slot, not validated. */
export type SlotRecord = { readonly slot: number; readonly record: unknown };

/** A record without a revision counts as the newest, so that it is validated before an older save is used instead. */
const revisionOf = (record: unknown): number => {
  const revision = typeof record === 'object' && record !== null && 'revision' in record ? record.revision : null;
  return typeof revision === 'number' && Number.isFinite(revision) ? revision : Number.POSITIVE_INFINITY;
};

/** The records in the two slots of a game, newest first. */
export async function readSlots(id: string): Promise<readonly SlotRecord[]> {
  const stored = await getMany<unknown>(
    SLOTS.map((slot) => saveKey(id, slot)),
    gameStore,
  );
  const found = SLOTS.map((slot) => ({ slot, record: stored[slot] })).filter(({ record }) => record !== undefined);
  return found.sort((a, b) => (revisionOf(a.record) < revisionOf(b.record) ? 1 : -1));
}
/** The highest revision of the records, without damaged ones; -1 when there is none. */
export const highestRevision = (found: readonly SlotRecord[]): number =>
  Math.max(-1, ...found.map(({ record }) => revisionOf(record)).filter((revision) => Number.isFinite(revision)));

/** Remembers which record of a game is the newest. Returns its revision, or -1 when there is none. */
export function noteNewest(id: string, [first]: readonly SlotRecord[]): number {
  const revision = first ? revisionOf(first.record) : -1;
  const known = Number.isFinite(revision) ? revision : -1;
  newest.set(id, first ? { slot: first.slot, revision: known } : null);
  return known;
}
/** Forgets which save is the newest, because another window may have written the game. */
export function forgetNewest(id: string): void {
  newest.delete(id);
}

/** Writes a save and everything that belongs to it, in one transaction. */
const commit = <V extends GameTypes>({ save, summary, turnLogs: logs, turnStarts: starts }: SaveWrite<V>, slot: number): Promise<void> =>
  writeAsOwner(save.id, (store) => {
    const { id } = save;
    store.put(save, saveKey(id, slot));
    store.put(checksumOf(save), checksumKey(id, slot));
    store.put(summary, summaryKey(id));
    for (const log of logs) store.put(log, turnKey('tale', id, log.line, log.turn));
    for (const start of starts) {
      store.put(start, turnKey('start', id, start.line, start.turn));
      for (const turn of droppedTurns(start.turn)) store.delete(turnKey('start', id, start.line, turn));
    }
    for (const kind of ['start', 'tale'] as const) store.delete(turnsAfter(kind, id, save.line, save.turn));
  });

/**
 * Writes a save to the slot of the older save, and reads it back.
 * @throws NotOwnerError when another window owns the game, or the stored save is newer.
 */
export async function writeVerified(write: SaveWrite<GameTypes>): Promise<void> {
  const { id, revision } = write.save;
  if (!newest.has(id)) noteNewest(id, await readSlots(id));
  const last = newest.get(id);
  if (last && revision < last.revision) throw new NotOwnerError('the game has gone on without this');
  if (last?.revision === revision && equal((await get<unknown>(saveKey(id, last.slot), gameStore)) ?? null, write.save)) return;
  const slot = last?.slot === 0 ? 1 : 0;
  await commit(write, slot);
  const stored = await get<unknown>(saveKey(id, slot), gameStore);
  if (stored === undefined || !equal(stored, write.save)) throw new Error('what was read back is not what was written');
  newest.set(id, { slot, revision });
}

/** Moves a damaged record out of its slot. */
export const setAside = (id: string, { slot, record }: SlotRecord): Promise<void> =>
  gameStore('readwrite', (store) => {
    store.put(record, damagedKey(id, slot));
    store.delete(saveKey(id, slot));
    return promisifyRequest(store.transaction);
  });

/** Deletes all records of a game and marks it as deleted. */
export const deleteRecords = (id: string): Promise<void> =>
  writeAsOwner(id, (store) => {
    const all = store.getAllKeys();
    all.onsuccess = () => {
      for (const key of all.result) if (belongsTo(id, String(key))) store.delete(key);
      store.put(DELETED_TOKEN, ownerKey(id));
    };
  });

/** The highest stored revision of a game, and whether the game was deleted. */
export async function storedState(id: string): Promise<{ readonly revision: number; readonly gone: boolean }> {
  const [found, owner] = await Promise.all([readSlots(id), get<unknown>(ownerKey(id), gameStore)]);
  return { revision: highestRevision(found), gone: owner === DELETED_TOKEN };
}
