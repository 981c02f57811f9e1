import { keepsTurn } from '../engine/save.ts';

/** What each record of a game is called in the storage. */

export const saveKey = (id: string, place: number): string => `save/${id}/${place}`;
/** Where the stamp of a save lies. */
export const stampKey = (id: string, place: number): string => `stamp/${id}/${place}`;
export const ticketKey = (id: string): string => `ticket/${id}`;
/** Where a save is put that was found damaged. */
export const damagedKey = (id: string, place: number): string => `damaged/${id}/${place}`;
/** A pack of own cards; without a name, how all of a game begin. */
export const packKey = (game: string, id = ''): string => `pack/${game}/${id}`;
export const turnKey = (kind: 'start' | 'tale', id: string, line: number, turn: number): string =>
  `${kind}/${id}/${String(line).padStart(3, '0')}/${String(turn).padStart(5, '0')}`;
/** The turns on a line of the story after `turn`: when the game is at `turn`, they were taken back. */
export const turnsAfter = (kind: 'start' | 'tale', id: string, line: number, turn: number): IDBKeyRange => {
  const key = turnKey(kind, id, line, turn);
  return IDBKeyRange.bound(key, `${key.slice(0, key.lastIndexOf('/'))}/~`, true, true);
};

export const ownerKey = (id: string): string => `owner/${id}`;
/** Whether a record belongs to this game. */
export const isOf = (id: string, key: string): boolean => key.split('/')[1] === id;

/** The turns that are no longer kept when `turn` begins. */
export const thinned = (turn: number): number[] => {
  const gone: number[] = [];
  for (let old = 1; old < turn; old++) if (keepsTurn(old, turn - 1) && !keepsTurn(old, turn)) gone.push(old);
  return gone;
};
