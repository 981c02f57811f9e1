import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { EMBLEMS, type Emblem, type SeatRecord } from '../engine/seats.ts';
import { readSettings, type Settings } from '../ui/settings.ts';
import { readSeen, type Taught } from '../ui/tips.ts';

/** Small things that this device remembers beside the games: how it shows them, and who has played on it. */

const SETTINGS = 'pass-the-torch/settings';
const PEOPLE = 'pass-the-torch/people';
const TIPS = 'pass-the-torch/tips';
const TEMPO = 'pass-the-torch/tempo';
const REFUSED = 'pass-the-torch/no-install';
const PLAYED = 'pass-the-torch/kept';
const MOST_PEOPLE = 16;
export type Known = { readonly name: string; readonly emblem: Emblem };

/** As it lies there; null as well where storage is switched off. */
function lying(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
function read(key: string): unknown {
  try {
    return JSON.parse(lying(key) ?? 'null');
  } catch {
    return null; // damaged: begin again
  }
}
function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // full or switched off: it holds for this visit
  }
}

const current = signal<Settings>(readSettings(read(SETTINGS)));
/** How this device shows the games. */
export const settings: ReadonlySignal<Settings> = current;
/** What is changed holds at once, and is kept for the next visit where the device can. */
export function changeSettings(change: Partial<Settings>): void {
  current.value = { ...current.peek(), ...change };
  write(SETTINGS, current.peek());
}

const seen = signal(readSeen(read(TIPS)));
function keepSeen(tips: readonly string[]): void {
  seen.value = tips;
  write(TIPS, tips);
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
export const installRefused = (): boolean => lying(REFUSED) !== null;
export const refuseInstall = (): void => write(REFUSED, 'yes');

/** Whether a game has been kept on this device. It lies apart from the games: what empties a browser's large storage leaves this one. */
export const hasKept = (): boolean => read(PLAYED) === true;
export const noteKept = (kept: boolean): void => write(PLAYED, kept);

const FRESH_TEMPO = 20;
/** Whoever takes longer has gone for a biscuit. */
const LONGEST = 90;
/** How much of the tempo the newest decision is. */
const SHARE = 0.02;
/** How many seconds a decision takes the people here, as this device has seen it. */
export function tempo(): number {
  const kept = read(TEMPO);
  return typeof kept === 'number' && kept > 0 && kept <= LONGEST ? kept : FRESH_TEMPO;
}
/** Somebody took so many seconds to decide. */
export function took(seconds: number): void {
  if (seconds > 0 && seconds <= LONGEST) write(TEMPO, tempo() * (1 - SHARE) + seconds * SHARE);
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
  const kept = read(PEOPLE);
  return Array.isArray(kept) ? kept.filter(isKnown).map(({ name, emblem }) => ({ name, emblem })) : [];
}
/** Remembers who sits here, but for bots and whoever has no name of their own (`nameless`). */
export function remember(seats: readonly SeatRecord[], nameless: (seat: SeatRecord) => boolean): void {
  const here = seats.filter((seat) => seat.player.kind === 'person' && !nameless(seat)).map(({ name, emblem }) => ({ name, emblem }));
  const others = people().filter((one) => !here.some(({ name }) => name === one.name));
  write(PEOPLE, [...here, ...others].slice(0, MOST_PEOPLE));
}
