import { type ReadonlySignal, signal } from '@preact/signals';

const inUse = signal(false);
let away = false;

/** Whether somebody plays by keys, by a switch or with a screen reader: the list "What can I do?" then comes by itself. */
export const keysInUse: ReadonlySignal<boolean> = inUse;

/** Somebody has pressed Tab, or has clicked without a pointer. */
export function noteKeys(): void {
  inUse.value = !away;
}
/** The list is not wanted, until the page is loaded again. */
export function putListAway(): void {
  away = true;
  inUse.value = false;
}
