import { afterEach, expect, test } from 'vitest';
import { lastSeats, rememberSeats } from '../../src/app/storage/last-seats.ts';
import { firstSeats } from '../../src/ui/shell/seats/seat-list.ts';

const KEY = 'pass-the-torch/seats/dust-up';
afterEach(() => localStorage.clear());

test('each game has seats of its own, with all but the notes about characters', () => {
  const [sun, ...others] = firstSeats(3, [], [2]);
  if (!sun) throw new Error('nobody sits there');
  const mira = { ...sun, name: 'Mira', help: 'lot', dice: 'real', reading: 'pair', ear: 'braille' } as const;
  rememberSeats('dust-up', {
    seats: [{ ...mira, note: 'A frog', earlierNotes: ['A toad'] }, ...others],
    placed: true,
    youngest: 1,
    options: null,
  });
  expect(lastSeats('dust-up')).toEqual({ seats: [mira, ...others], placed: true, youngest: 1, options: null });
  expect(lastSeats('labyrinth')).toBeNull();
});

test('seats of an earlier version, without what was chosen for the game, still count', () => {
  const record = { seats: firstSeats(2), placed: false, youngest: 0 };
  rememberSeats('dust-up', record);
  expect(localStorage.getItem(KEY)).not.toContain('options');
  expect(lastSeats('dust-up')).toEqual(record);
});

test.each([
  ['half of it', (text: string) => text.slice(0, text.length / 2)],
  ['an unknown picture', (text: string) => text.replace('"sun"', '"sofa"')],
  ['the same picture twice', (text: string) => text.replace('"cloud"', '"sun"')],
  ['nobody', (text: string) => text.replace(/"seats":\[.*\]/, '"seats":[]')],
  ['a youngest who is not there', (text: string) => text.replace('"youngest":0', '"youngest":2')],
])('what is damaged is forgotten: %s', (_, damage) => {
  rememberSeats('dust-up', { seats: firstSeats(2), placed: false, youngest: 0 });
  const text = localStorage.getItem(KEY) ?? '';
  expect(damage(text)).not.toBe(text);
  localStorage.setItem(KEY, damage(text));
  expect(lastSeats('dust-up')).toBeNull();
});
