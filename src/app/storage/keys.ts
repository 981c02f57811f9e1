import { isTurnKept } from '../../engine/save.ts';

/** The IndexedDB keys of a game's records. Some keep the older names `stamp`, `ticket` and `tale`, so that older saves stay readable. */

export const saveKey = (id: string, place: number): string => `save/${id}/${place}`;
/** The key of a save's checksum. */
export const checksumKey = (id: string, place: number): string => `stamp/${id}/${place}`;
export const summaryKey = (id: string): string => `ticket/${id}`;
/** The key for a save that was found damaged. */
export const damagedKey = (id: string, place: number): string => `damaged/${id}/${place}`;
/** The key of a card pack. Without an id: the common prefix of all packs of a game. */
export const packKey = (game: string, id = ''): string => `pack/${game}/${id}`;
export const turnKey = (kind: 'start' | 'tale', id: string, line: number, turn: number): string =>
  `${kind}/${id}/${String(line).padStart(3, '0')}/${String(turn).padStart(5, '0')}`;
/** The key range of all turns after `turn` on one line of the game. They were undone when the game is at `turn`. */
export const turnsAfter = (kind: 'start' | 'tale', id: string, line: number, turn: number): IDBKeyRange => {
  const key = turnKey(kind, id, line, turn);
  return IDBKeyRange.bound(key, `${key.slice(0, key.lastIndexOf('/'))}/~`, true, true);
};

export const ownerKey = (id: string): string => `owner/${id}`;
/** Whether a key belongs to this game. */
export const belongsTo = (id: string, key: string): boolean => key.split('/')[1] === id;

/** The turns whose records are deleted when `turn` begins. */
export const droppedTurns = (turn: number): number[] => {
  const gone: number[] = [];
  for (let old = 1; old < turn; old++) if (isTurnKept(old, turn - 1) && !isTurnKept(old, turn)) gone.push(old);
  return gone;
};
