import { getMany, keys } from 'idb-keyval';
import { isRecord } from '../../engine/record.ts';
import type { SaveSummary } from '../../engine/save.ts';
import type { GameStore } from '../../ui/ports.ts';
import { gameStore } from './database.ts';
import { summaryKey } from './keys.ts';
import { unsaved } from './unsaved-writes.ts';
import { enqueueWrite } from './write-queue.ts';

/** The stored games. The shelf needs only the save summaries, so the code for saves is loaded later, on first use. */

const isSaveSummary = (summary: unknown): summary is SaveSummary => {
  if (!isRecord(summary)) return false;
  const { id, game, emblems, played } = summary;
  // the date is not checked: a game with an impossible date is still listed
  return typeof id === 'string' && typeof game === 'string' && typeof played === 'number' && Array.isArray(emblems);
};

let loadedSaves: Omit<GameStore, 'summaries'> | null = null;
const saves = async () => {
  loadedSaves ??= (await import('./saves.ts')).saves;
  return loadedSaves;
};

export const storage: GameStore = {
  async summaries() {
    // wait for pending writes and deletions
    await enqueueWrite(async () => undefined);
    const names = (await keys<string>(gameStore)).filter((key) => key.startsWith(summaryKey('')));
    const stored = (await getMany<unknown>(names, gameStore)).filter(isSaveSummary);
    const waiting = unsaved.all.map(({ summary }) => summary);
    const others = stored.filter(({ id }) => !waiting.some((summary) => summary.id === id));
    return [...waiting, ...others].sort((a, b) => b.played - a.played);
  },

  put: (write) => enqueueWrite(async () => (await saves()).put(write)),
  remove: (id) => enqueueWrite(async () => (await saves()).remove(id)),
  saves: async (id) => (await saves()).saves(id),
  isUnchanged: async (id, record) => (await saves()).isUnchanged(id, record),
  setAside: async (id, record) => (await saves()).setAside(id, record),
  turnLogs: async (id) => (await saves()).turnLogs(id),
  turnKeys: async (id) => (await saves()).turnKeys(id),
  turnStart: async (save, key) => (await saves()).turnStart(save, key),
};
