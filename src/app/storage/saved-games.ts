import type { GameTypes } from '../../engine/game.ts';
import type { Save, SaveSummary } from '../../engine/save.ts';
import type { GameStore } from '../../ui/ports.ts';
import { freshId, now } from '../device/entropy.ts';
import { resume } from '../games/resume.ts';
import { UserFacingError } from '../user-facing-error.ts';
import { lockGame, type WindowLock } from './window-lock.ts';

const MAX_TITLE = 30;

/** Operations on saved games outside play: rename, duplicate, delete, import. */

/**
 * Locks a game for this window.
 * @throws UserFacingError when another window has the game open.
 */
export async function lockOrThrow(id: string): Promise<WindowLock> {
  const held = await lockGame(id);
  if (!held) throw new UserFacingError('That game is open in another window. Please close it there first.');
  return held;
}

async function withLock<T>(id: string, work: () => Promise<T>): Promise<T> {
  const held = await lockOrThrow(id);
  try {
    return await work();
  } finally {
    held.release();
  }
}

/** The current summary of a game. The game may have been played on since `summary` was read. */
const currentSummary = async (store: GameStore, summary: SaveSummary): Promise<SaveSummary> =>
  (await store.summaries()).find(({ id }) => id === summary.id) ?? summary;

/** Shortens a title to the maximum length in code points, so that no character is split. */
const shortTitle = (title: string): string => [...title].slice(0, MAX_TITLE).join('');

/** Renames a game. An empty name removes the title. */
export const rename = (store: GameStore, summary: SaveSummary, name: string): Promise<void> =>
  withLock(summary.id, async () => {
    const { save } = await resume(store, summary.id);
    const title = shortTitle(name.trim()).trim() || null;
    const named = { ...(await currentSummary(store, summary)), title };
    await store.put({ save: { ...save, title, revision: save.revision + 1 }, summary: named, turnLogs: [], turnStarts: [] });
  });

/** Mixes the own cards that are new into a game that has begun. */
export const mixInOwnCards = (store: GameStore, summary: SaveSummary): Promise<void> =>
  withLock(summary.id, async () => {
    const { newOwnCards } = await import('../games/mix-in.ts');
    const { save } = await resume(store, summary.id);
    const mixed = await newOwnCards(save);
    if (!mixed) return;
    const next = { ...mixed.save, revision: save.revision + 1 };
    await store.put({ save: next, summary: await currentSummary(store, summary), turnLogs: [], turnStarts: [] });
  });

/** Copies a game, with its turn logs and turn starts. */
export const duplicate = (store: GameStore, summary: SaveSummary): Promise<void> =>
  withLock(summary.id, async () => {
    const id = freshId();
    const { save } = await resume(store, summary.id);
    const [turnLogs, turnKeys] = await Promise.all([store.turnLogs(summary.id), store.turnKeys(summary.id)]);
    const turns = await Promise.all(turnKeys.map((turn) => store.turnStart(save, turn)));
    const starts = turns.filter((turn) => typeof turn !== 'string');
    const title = `${shortTitle(summary.title ?? 'Copy')} 2`;
    const copied = { ...(await currentSummary(store, summary)), id, title, played: now() };
    await withLock(id, () => store.put({ save: { ...save, id, title }, summary: copied, turnLogs, turnStarts: starts }));
  });

/** Imports a game from the text of a file, as a new game. Returns an error message for the family, or null. An invalid file changes nothing. */
export async function importGame(
  store: GameStore,
  text: string,
  summaryOf: (save: Save<GameTypes>) => Promise<SaveSummary>,
): Promise<string | null> {
  const { importFileText } = await import('../games/import-game.ts');
  const read = await importFileText(text);
  if (read.kind === 'refused') return read.where ? `${read.words} (${read.where})` : read.words;
  const save = { ...read.save, id: freshId(), played: now() };
  const summary = await summaryOf(save);
  await withLock(save.id, () => store.put({ save, summary, turnLogs: [], turnStarts: [] }));
  return null;
}
