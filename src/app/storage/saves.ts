import { get, getMany, keys } from 'idb-keyval';
import type { GameTypes } from '../../engine/game.ts';
import type { Save, SaveWrite, TurnKey, TurnStart } from '../../engine/save.ts';
import type { GameStore } from '../../ui/ports.ts';
import { gameStore } from './database.ts';
import { belongsTo, checksumKey, turnKey } from './keys.ts';
import { checksumOf } from './save-checksum.ts';
import { deleteRecords, highestRevision, noteNewest, readSlots, type SlotRecord, setAside, writeVerified } from './save-slots.ts';
import { isSameTurn, mergeWrites, unsaved } from './unsaved-writes.ts';
import { enqueueWrite } from './write-queue.ts';

/** The saves of the games: those in IndexedDB, and the unsaved writes in the memory of this page. */

/** Time limit for reading when memory holds an unsaved write, in milliseconds. */
const READ_TIMEOUT = 1000;

/** The records last read, by game. A damaged record has no reliable id, so records are compared by identity. */
const lastRead = new Map<string, readonly SlotRecord[]>();

type TurnRecord = TurnKey & { readonly record: unknown };
const byTurn = (a: TurnKey, b: TurnKey): number => a.line - b.line || a.turn - b.turn;

/** The stored records of the turns, in order of play, not validated. */
async function readTurnRecords(kind: 'start' | 'tale', id: string): Promise<readonly TurnRecord[]> {
  const names = (await keys<string>(gameStore)).filter((key) => key.startsWith(`${kind}/`) && belongsTo(id, key));
  const stored = await getMany<unknown>(names, gameStore);
  const turns = names.map((key, i): TurnRecord => {
    const [line = 0, turn = 0] = key.split('/').slice(2).map(Number);
    return { line, turn, record: stored[i] };
  });
  return [...withUnsaved(turns, kind, id)].sort(byTurn);
}

/** The stored records together with the unsaved ones. */
function withUnsaved(stored: readonly TurnRecord[], kind: 'start' | 'tale', id: string): readonly TurnRecord[] {
  const write = unsaved.get(id);
  if (!write) return stored;
  const { save, turnLogs, turnStarts } = write;
  const waiting = (kind === 'tale' ? turnLogs : turnStarts).map((record): TurnRecord => ({ line: record.line, turn: record.turn, record }));
  const others = stored.filter((one) => !waiting.some((other) => isSameTurn(one, other)));
  return [...others, ...waiting].filter(({ line, turn }) => line !== save.line || turn <= save.turn);
}

const seatOf = (record: unknown): number | null =>
  typeof record === 'object' && record !== null && 'seat' in record && typeof record.seat === 'number' ? record.seat : null;

/** Remembers the slots of a game. */
function remember(id: string, slots: readonly SlotRecord[]): void {
  lastRead.set(id, slots);
  const revision = noteNewest(id, slots);
  if (revision >= 0) unsaved.saved(id).value = revision;
}

/** The slots of a game; null when reading fails or takes too long while memory holds an unsaved write. */
async function slotsOf(id: string): Promise<readonly SlotRecord[] | null> {
  const reading = enqueueWrite(async () => {
    const slots = await readSlots(id);
    remember(id, slots);
    return slots;
  });
  if (!unsaved.get(id)) return reading;
  const late = new Promise<null>((done) => setTimeout(done, READ_TIMEOUT, null));
  return Promise.race([reading.catch(() => null), late]);
}

export const saves: Omit<GameStore, 'summaries'> = {
  async put(write) {
    const { id, revision } = write.save;
    const mine = write as unknown as SaveWrite<GameTypes>;
    // include the unsaved write
    const waiting = unsaved.get(id);
    const merged = waiting && waiting.save.revision < revision ? mergeWrites(waiting, mine) : mine;
    await writeVerified(merged);
    unsaved.written(merged);
  },

  async saves(id) {
    const slots = await slotsOf(id);
    const stored = (slots ?? []).map(({ record }) => record);
    const waiting = unsaved.get(id);
    return waiting && waiting.save.revision > highestRevision(slots ?? []) ? [waiting.save, ...stored] : stored;
  },

  async isUnchanged(id, record) {
    if (unsaved.isTrusted(record)) return true;
    const slot = lastRead.get(id)?.find((one) => one.record === record)?.slot;
    const stored = slot === undefined ? null : ((await get<string | null>(checksumKey(id, slot), gameStore)) ?? null);
    if (stored === null) return false;
    try {
      return stored === checksumOf(record);
    } catch {
      // a damaged record may not be serializable as JSON
      return false;
    }
  },

  async setAside(id, record) {
    const slots = lastRead.get(id) ?? [];
    const bad = slots.find((one) => one.record === record);
    if (!bad) return;
    await setAside(id, bad);
    // the next write must not overwrite the valid save
    remember(
      id,
      slots.filter((one) => one !== bad),
    );
  },

  async turnLogs(id) {
    const { importTurnLogs: readTales } = await import('../import-export/import-turns.ts');
    return readTales(await readTurnRecords('tale', id));
  },
  async turnKeys(id) {
    return (await readTurnRecords('start', id)).map(({ line, turn, record }) => ({ line, turn, seat: seatOf(record) }));
  },
  async turnStart<V extends GameTypes>(save: Save<V>, { line, turn }: TurnKey) {
    const [{ importTurnStart: readTurn }, { findGameModule }] = await Promise.all([
      import('../import-export/import-turns.ts'),
      import('../games/import-game.ts'),
    ]);
    const waiting = unsaved.get(save.id)?.turnStarts.find((start) => isSameTurn(start, { line, turn }));
    const record = waiting ?? (await get<unknown>(turnKey('start', save.id, line, turn), gameStore));
    const read = await readTurn({ line, turn, record }, save as unknown as Save<GameTypes>, findGameModule);
    return read as unknown as TurnStart<V> | string;
  },

  async remove(id) {
    await deleteRecords(id);
    unsaved.drop(id);
    noteNewest(id, []);
    lastRead.delete(id);
  },
};
