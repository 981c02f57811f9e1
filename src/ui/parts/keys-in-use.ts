import { computed, type ReadonlySignal, signal } from '@preact/signals';

/** Whether keys are used in this page, and whether the list "What can I do?" was put away. */
const used = signal(false);
const away = signal(false);

/** Whether somebody plays by keys, by a switch or with a screen reader: the list "What can I do?" then comes by itself. */
export const keysInUse: ReadonlySignal<boolean> = computed(() => used.value && !away.value);
/** Whether the list was put away, until it is asked for or the page is loaded again. */
export const listIsAway: ReadonlySignal<boolean> = away;

/** Somebody has pressed Tab, or has clicked without a pointer. */
export function noteKeys(): void {
  used.value = true;
}
/** The list is not wanted. */
export function putListAway(): void {
  away.value = true;
}
/** The list is wanted again. */
export function bringListBack(): void {
  away.value = false;
}
