import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { EMBLEMS, type SeatRecord } from '../../engine/seats.ts';
import { readSettings, type Settings } from '../../ui/settings.ts';
import type { KnownPerson } from '../../ui/shell/seats/seat-list.ts';
import { readSeen, type SeenTips } from '../../ui/tips.ts';
import { readLocal, writeLocal } from './local-storage.ts';

/** The preferences of this device in localStorage: settings, seen tips, known people and others. */

const SETTINGS = 'settings';
const PEOPLE = 'people';
const TIPS = 'tips';
const REFUSED = 'no-install';
const PLAYED = 'kept';
const MAX_PEOPLE = 16;

const current = signal<Settings>(readSettings(readLocal(SETTINGS)));
/** The settings of this device. */
export const settings: ReadonlySignal<Settings> = current;
/** Changes settings at once, and stores them if possible. */
export function changeSettings(change: Partial<Settings>): void {
  current.value = { ...current.peek(), ...change };
  writeLocal(SETTINGS, current.peek());
}

const seen = signal(readSeen(readLocal(TIPS)));
function writeSeenTips(tips: readonly string[]): void {
  seen.value = tips;
  writeLocal(TIPS, tips);
}
/** The tips that were shown on this device. */
export const seenTips: SeenTips = {
  on: computed(() => current.value.tips),
  seen,
  saw: (tip) => {
    if (!seen.peek().includes(tip)) writeSeenTips([...seen.peek(), tip]);
  },
};
/** Shows all tips again. */
export const resetTips = (): void => writeSeenTips([]);

/** Whether somebody has refused to install the app. */
export const installRefused = (): boolean => readLocal(REFUSED) !== null;
/** Notes that somebody has refused to install the app. */
export const refuseInstall = (): void => writeLocal(REFUSED, true);

/** Whether this device has ever stored a game. This is in localStorage, because a browser that clears IndexedDB may leave localStorage. */
export const hasSavedGames = (): boolean => readLocal(PLAYED) === true;
/** Notes whether games are stored on this device. False after the family was told that all games are lost. */
export const noteSavedGames = (stored: boolean): void => writeLocal(PLAYED, stored);

const isKnown = (value: unknown): value is KnownPerson =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'emblem' in value &&
  EMBLEMS.some((emblem) => emblem === value.emblem);

/** The people who have played on this device, most recent first. */
export function knownPeople(): readonly KnownPerson[] {
  const stored = readLocal(PEOPLE);
  return Array.isArray(stored) ? stored.filter(isKnown).map(({ name, emblem }) => ({ name, emblem })) : [];
}
/** Stores the people at these seats, except bots and people with a default name (`nameless`). */
export function rememberPeople(seats: readonly SeatRecord[], nameless: (seat: SeatRecord) => boolean): void {
  const here = seats.filter((seat) => seat.player.kind === 'person' && !nameless(seat)).map(({ name, emblem }) => ({ name, emblem }));
  const others = knownPeople().filter((one) => !here.some(({ name }) => name === one.name));
  writeLocal(PEOPLE, [...here, ...others].slice(0, MAX_PEOPLE));
}
