// @vitest-environment node
import { expect, test } from 'vitest';
import { type Figure, isWithin } from '../../src/cli/balance-last-one-standing.ts';
import { crawl } from '../../src/cli/balance-magic-and-mayhem.ts';
import { mayhemModule } from '../../src/games/magic-and-mayhem/index.ts';

const told = async (games: number): Promise<readonly Figure[]> => {
  const all: Figure[] = [];
  await crawl({ games, strongGames: 0, seed: 1 }, (figures) => all.push(...figures));
  return all;
};

test('the balance of a dungeon: each level, every hero, every boss, length, chance, and what never came', async () => {
  const figures = await told(4);
  const { heroes, monsters } = mayhemModule.content;
  const bosses = Object.values(monsters).filter(({ boss }) => boss);
  const what = figures.map((figure) => figure.what);
  for (const level of ['gentle', 'fair', 'cruel', 'fair, random']) expect(what).toContain(`${level}: won, in 100`);
  expect(what.filter((one) => one.startsWith('fair: points with ')).length).toBeLessThanOrEqual(Object.keys(heroes).length);
  expect(what.filter((one) => one.startsWith('fair: points against ')).length).toBeLessThanOrEqual(bosses.length);
  const missed = figures.at(-1);
  // four games of a level cannot have used every card, and it names what they missed
  expect(missed && isWithin(missed)).toBe(false);
  expect(missed?.what.split(' ').length).toBe(5 + (missed?.value ?? 0));
  expect(await told(4)).toEqual(figures);
});
