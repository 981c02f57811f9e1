import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/app/games/catalogue.ts';
import { capitalize, numeral } from '../../src/engine/shared/sentences.ts';
import { seats as labyrinth } from '../../src/ui/games/labyrinth/setup/index.ts';
import { roundTime } from '../../src/ui/shell/seats/length-words.ts';
import { lengthsOf } from '../../src/ui/shell/seats/lengths.ts';
import { firstSeats } from '../../src/ui/shell/seats/seat-list.ts';

/** The box, the seats and the rule book say the same numbers: those of the game, and those that were measured (npm run figures). */

const bookOf = (game: string): string => readFileSync(`content/${game}/rules.md`, 'utf8');

/** The games that somebody has measured. */
const measured = (await Promise.all(catalogue.map(async (listing) => ({ ...listing, game: await listing.seating() })))).filter(
  ({ game }) => game.length !== undefined,
);

describe.each(measured)('$id', ({ id, seats: [least, most], time, box, game }) => {
  it('is for so many on the box, in its rules and in its rule book', async () => {
    expect((await box?.())?.game.seats).toEqual({ min: least, max: most });
    expect(bookOf(id)).toMatch(new RegExp(`^${capitalize(numeral(least))} to ${numeral(most)} .*can `, 'm'));
  });

  it('takes so long on the box, at the seats and in its rule book', () => {
    const times = Array.from({ length: most - least + 1 }, (_, i) => {
      const count = least + i;
      const { minutes: said } = lengthsOf(id, game.length, firstSeats(count), []);
      return said({ options: game.defaults(count, 1), goal: null }) ?? Number.NaN;
    });
    const [shortest, longest] = [roundTime(Math.min(...times)), roundTime(Math.max(...times))];
    const [, low, high] = /(\d+) to (\d+) minutes/.exec(bookOf(id)) ?? [];
    expect([low, high].map((time) => roundTime(Number(time)))).toEqual([shortest, longest]);
    // a campaign has many trips, and its box says how long it takes to the end
    expect(time).toEqual(game.length?.part ? ['3–4', 'h'] : [`${low}–${high}`, 'min']);
  });
});

it('a campaign takes as many hours at the seats as on its box, and in its rule book', () => {
  const evenings = [3, 4, 5, 6].map(
    (heroes) =>
      / about (\w+) evenings of an hour/.exec(labyrinth.expected?.(labyrinth.defaults(heroes, 1), firstSeats(heroes))?.words ?? '')?.[1],
  );
  expect(new Set(evenings)).toEqual(new Set(['three', 'four']));
  expect(bookOf('labyrinth')).toContain('in three or four evenings of an hour');
});
