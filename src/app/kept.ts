import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { EMBLEMS, type SeatRecord } from '../engine/seats.ts';
import { readSettings, type Settings } from '../ui/settings.ts';
import type { Known } from '../ui/shell/SeatList.ts';
import { readSeen, type Taught } from '../ui/tips.ts';
import { readLocal, writeLocal } from './local.ts';

/** Small things that this device remembers beside the games: how it shows them, and who has played on it. */

const SETTINGS = 'settings';
const PEOPLE = 'people';
const TIPS = 'tips';
const TEMPO = 'tempo';
const REFUSED = 'no-install';
const PLAYED = 'kept';
const MOST_PEOPLE = 16;

const current = signal<Settings>(readSettings(readLocal(SETTINGS)));
/** How this device shows the games. */
export const settings: ReadonlySignal<Settings> = current;
/** What is changed holds at once, and is kept for the next visit where the device can. */
export function changeSettings(change: Partial<Settings>): void {
  current.value = { ...current.peek(), ...change };
  writeLocal(SETTINGS, current.peek());
}

const seen = signal(readSeen(readLocal(TIPS)));
function keepSeen(tips: readonly string[]): void {
  seen.value = tips;
  writeLocal(TIPS, tips);
}
/** The tips that people here have seen. */
export const taught: Taught = {
  on: computed(() => current.value.tips),
  seen,
  saw: (tip) => {
    if (!seen.peek().includes(tip)) keepSeen([...seen.peek(), tip]);
  },
};
/** Begins to teach anew. */
export const teachAgain = (): void => keepSeen([]);

/** Whether somebody here has said no to the home screen. */
export const installRefused = (): boolean => readLocal(REFUSED) !== null;
/** Somebody has said no to the home screen. */
export const refuseInstall = (): void => writeLocal(REFUSED, true);

/** Whether a game has been kept on this device. It lies apart from the games: what empties a browser's large storage leaves this one. */
export const hasKept = (): boolean => readLocal(PLAYED) === true;
/** Notes that a game has been kept here; or, once it was said that all are gone, that none is. */
export const noteKept = (kept: boolean): void => writeLocal(PLAYED, kept);

const FRESH_TEMPO = 20;
/** Whoever takes longer has gone for a biscuit. */
const LONGEST = 90;
/** How much of the tempo the newest decision is. */
const SHARE = 0.02;
/** How many seconds a decision takes the people here, as this device has seen it. */
export function tempo(): number {
  const kept = readLocal(TEMPO);
  return typeof kept === 'number' && kept > 0 && kept <= LONGEST ? kept : FRESH_TEMPO;
}
/** Somebody took so many seconds to decide. */
export function took(seconds: number): void {
  if (seconds > 0 && seconds <= LONGEST) writeLocal(TEMPO, tempo() * (1 - SHARE) + seconds * SHARE);
}

const isKnown = (value: unknown): value is Known =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'emblem' in value &&
  EMBLEMS.some((emblem) => emblem === value.emblem);

/** The people this device remembers, those who played last first. */
export function people(): readonly Known[] {
  const kept = readLocal(PEOPLE);
  return Array.isArray(kept) ? kept.filter(isKnown).map(({ name, emblem }) => ({ name, emblem })) : [];
}
/** Remembers who sits here, but for bots and whoever has no name of their own (`nameless`). */
export function remember(seats: readonly SeatRecord[], nameless: (seat: SeatRecord) => boolean): void {
  const here = seats.filter((seat) => seat.player.kind === 'person' && !nameless(seat)).map(({ name, emblem }) => ({ name, emblem }));
  const others = people().filter((one) => !here.some(({ name }) => name === one.name));
  writeLocal(PEOPLE, [...here, ...others].slice(0, MOST_PEOPLE));
}
