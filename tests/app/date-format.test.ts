import { expect, test } from 'vitest';
import { dateAndTime, lastPlayed } from '../../src/app/device/date-format.ts';

const A_DAY = 24 * 60 * 60 * 1000;
/** A Friday evening. */
const now = new Date(2026, 5, 5, 19, 30).getTime();
/** The spaces of some locales are narrow ones. */
const plain = (words: string) => words.replace(/\s/g, ' ');

test.each([
  ['en-US', 'Friday 7:30 PM', 'Jun 5, 2026, 7:30 PM'],
  ['en-GB', 'Friday 19:30', '5 Jun 2026, 19:30'],
  ['de-DE', 'Friday 19:30', 'Jun 5, 2026, 19:30'],
  ['fr-FR', 'Friday 19:30', 'Jun 5, 2026, 19:30'],
  ['ko-KR', 'Friday 7:30 PM', 'Jun 5, 2026, 7:30 PM'],
])('a device in %s reads English words on its own clock', (device, shelf, games) => {
  expect(plain(lastPlayed(now, now, device))).toBe(shelf);
  expect(plain(dateAndTime(now, device))).toBe(games);
});

test('a weekday stands for one day only: the Friday before is a date', () => {
  const days = [0, 1, 2, 3, 4, 5].map((ago) => lastPlayed(now - ago * A_DAY, now, 'en-GB').split(' ')[0]);
  expect(days).toEqual(['Friday', 'Thursday', 'Wednesday', 'Tuesday', 'Monday', 'Sunday']);
  expect(lastPlayed(now - 6 * A_DAY + 60_000, now, 'en-GB')).toBe('Saturday 19:31');
  expect(lastPlayed(now - 7 * A_DAY, now, 'en-GB')).toBe('29 May 2026');
});

test('after midnight it is one o’clock on a clock of 24 hours, too', () => {
  const night = new Date(2026, 5, 5, 1, 39).getTime();
  expect(lastPlayed(night, now, 'en-GB')).toBe('Friday 01:39');
  expect(lastPlayed(night, now, 'de-DE')).toBe('Friday 01:39');
});

test.each([8_640_000_000_000_001, Number.POSITIVE_INFINITY, Number.NaN])(
  'a moment that no calendar names has no date, and is no error: %s',
  (moment) => {
    expect(lastPlayed(moment, now, 'en-GB')).toBe('Some day');
    expect(dateAndTime(moment, 'en-GB')).toBe('Some day');
  },
);

test('the last moment of all has a date', () => {
  expect(lastPlayed(8_640_000_000_000_000, now, 'en-GB')).toContain('275760');
});
