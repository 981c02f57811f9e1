import { expect, test } from 'vitest';
import { roughly, timeWords } from '../../src/ui/shell/seats/length-words.ts';

test.each([
  [0.4, 'about 1 minute'],
  // with a bot in place of one of three it is a quarter less, not half
  [7.8, 'about 8 minutes'],
  [5.85, 'about 6 minutes'],
  [13, 'about 13 minutes'],
  [17.1, 'about 17 minutes'],
  [22, 'about 20 minutes'],
  [36.2, 'about 35 minutes'],
  [52, 'about 45 minutes'],
  [58, 'about an hour'],
  [76, 'about 1 and a quarter hours'],
  [121, 'about 2 hours'],
])('%s minutes are said as "%s"', (time, said) => {
  expect(roughly(time)).toBe(said);
});

test.each([
  [36, 4, 0, null, 'About 35 minutes for four of you.'],
  [20, 1, 2, null, 'About 20 minutes for one of you and two bots.'],
  [58, 3, 1, 'A trip', 'A trip takes about an hour for three of you and a bot.'],
  [15, 0, 2, null, 'About 15 minutes for two bots.'],
] as const)('%s minutes of %s people and %s bots', (minutes, people, bots, part, said) => {
  expect(timeWords(minutes, { people, bots }, part)).toBe(said);
});
