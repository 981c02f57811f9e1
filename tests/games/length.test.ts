// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { minutesTable } from '../../src/cli/figures-length.ts';
import type { AnyGameModule } from '../../src/engine/game-module.ts';
import { gameModule as dustUp } from '../../src/games/dust-up/index.ts';
import { choicesOf, gamesOfMatch, lengthOf, type MinutesTable, minutesOf, type Played, paceOf } from '../../src/games/length.ts';
import { gameModule as mayhem } from '../../src/games/magic-and-mayhem/index.ts';
import { gameModule as traps } from '../../src/games/traps-and-treasures/index.ts';
import { textOf } from '../repository/source.ts';

/** How long a game takes: what was measured, and what is reckoned from it. */

describe('the measured minutes are those of the rules as they are: else run npm run figures', () => {
  test.each([
    ['dust-up', dustUp, 'alone', {}, 3],
    ['traps-and-treasures', traps, 'to 15', { target: 15 }, 2],
    ['magic-and-mayhem', mayhem, 'cooperative 9', { tiles: 9 }, 2],
  ] as const)('%s', (game, gameModule: AnyGameModule, kind, options, players) => {
    const { minutes } = JSON.parse(textOf(`content/${game}/figures.json`)) as { readonly minutes: MinutesTable };
    const now = minutesTable(gameModule, [{ options, players: [players] }], 30)[kind]?.[players] ?? 0;
    expect(now / (minutes[kind]?.[players] ?? 0)).toBeGreaterThan(0.75);
    expect(now / (minutes[kind]?.[players] ?? 0)).toBeLessThan(1.33);
  });
});

const TABLE: MinutesTable = { quick: { 2: 10, 4: 30 } };
const game = (minutes: number, kind = 'quick'): Played => ({ game: 'race', kind, people: 2, bots: 0, minutes });

describe('what is reckoned', () => {
  test('minutes of so many people; a bot is four times as quick', () => {
    expect(minutesOf(TABLE, 'quick', { people: 4, bots: 0 }, 1)).toBe(30);
    expect(minutesOf(TABLE, 'quick', { people: 3, bots: 0 }, 1)).toBe(20);
    expect(minutesOf(TABLE, 'quick', { people: 6, bots: 0 }, 1)).toBe(30);
    expect(minutesOf(TABLE, 'quick', { people: 1, bots: 1 }, 1)).toBe(6.25);
    expect(minutesOf(TABLE, 'slow', { people: 2, bots: 0 }, 1)).toBeNull();
  });

  test('a family has its own pace, which comes with its games; one strange game does not make it', () => {
    expect(paceOf(TABLE, 'race', [])).toBe(1);
    expect(paceOf(TABLE, 'race', [game(20)])).toBe(1.5);
    expect(
      paceOf(
        TABLE,
        'race',
        Array.from({ length: 20 }, () => game(20)),
      ),
    ).toBeGreaterThan(1.8);
    expect(paceOf(TABLE, 'race', [game(2000)])).toBe(2);
    expect(paceOf(TABLE, 'race', [{ ...game(20), game: 'brawl' }, game(20, 'slow')])).toBe(1);
    expect(minutesOf(TABLE, 'quick', { people: 2, bots: 0 }, 1.5)).toBe(15);
  });

  test('a best of three takes two games and a half of two sides, and more of more', () => {
    expect(gamesOfMatch(2, 2)).toBe(2.5);
    expect(gamesOfMatch(3, 2)).toBeCloseTo(2.89);
    expect(gamesOfMatch(2, 3)).toBe(4.125);
    expect(gamesOfMatch(6, 3), 'quickly reckoned').toBeCloseTo(7.3, 1);
  });

  test('lengths that can be had: a single game before a best of three, and the nearest', () => {
    const choices = [
      { choice: 'short', minutes: 12, plain: true },
      { choice: 'long', minutes: 20, plain: true },
      { choice: 'best of short', minutes: 30, plain: false },
    ];
    expect(choicesOf(choices)).toEqual([
      { length: 15, choice: 'short', minutes: 12 },
      { length: 30, choice: 'best of short', minutes: 30 },
    ]);
    expect([9, 15, 25, 70, 100].map(lengthOf)).toEqual([15, 15, 30, 60, null]);
  });
});
