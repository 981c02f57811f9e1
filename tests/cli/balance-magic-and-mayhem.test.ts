// @vitest-environment node
import { expect, test } from 'vitest';
import { type Figure, isWithin } from '../../src/cli/balance-last-one-standing.ts';
import { aloneFigures, bandFigures, dungeonFigures, sideFigures, storyFigures } from '../../src/cli/balance-magic-and-mayhem.ts';
import { mayhemModule } from '../../src/games/magic-and-mayhem/index.ts';

const told = (part: typeof dungeonFigures, games: number): readonly Figure[] => {
  const all: Figure[] = [];
  part({ games, strongGames: 0, seed: 1 }, (figures) => all.push(...figures));
  return all;
};
const whatOf = (part: typeof dungeonFigures): readonly string[] => told(part, 1).map(({ what }) => what);

test('the balance of a dungeon: each level, every hero, every boss, length, chance, and what never came', () => {
  const figures = told(dungeonFigures, 4);
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
  expect(told(dungeonFigures, 4)).toEqual(figures);
});

test('each size of a band, a hero alone, two sides with each hero, and each story', () => {
  expect(whatOf(bandFigures)).toEqual([2, 3, 5, 6, 8].map((heroes) => `fair, ${heroes} heroes: won, in 100`));
  expect(whatOf(aloneFigures)).toHaveLength(2);
  const sides = whatOf(sideFigures);
  for (const each of [2, 3, 4]) expect(sides).toContain(`two sides of ${each}: the first wins, in 100`);
  expect(sides).toHaveLength(3 + 4 + 6 + 8);
  expect(whatOf(storyFigures)).toEqual(Object.keys(mayhemModule.content.quests).map((id) => `${id}: won, in 100`));
});
