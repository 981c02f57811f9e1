// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { HELP_LEVELS, type HelpLevel } from '../../src/engine/seats.ts';
import { HELP as dustUpHelp } from '../../src/games/dust-up/state/constants.ts';
import { betterHelp, type EvennessFigures, type EvennessTable, isEven, sharesOf } from '../../src/games/evenness.ts';
import { HELP as trapsHelp } from '../../src/games/traps-and-treasures/state/constants.ts';
import { textOf } from '../repository/source.ts';

/** The measured tables against what they were measured of, and what is reckoned from them. */

const GAMES = [
  ['dust-up', dustUpHelp],
  ['traps-and-treasures', trapsHelp],
] as const;
const tableOf = ({ wins, clever }: EvennessFigures): EvennessTable => ({ wins, clever, sides: null });
const quick = (help: HelpLevel = 'none') => ({ plays: 'quick', help }) as const;
const small = (help: HelpLevel = 'none') => ({ plays: 'careless', help }) as const;
const clever = { plays: 'clever' } as const;

describe.each(GAMES)('%s', (game, rules) => {
  const figures = JSON.parse(textOf(`content/${game}/figures.json`)) as EvennessFigures;
  const counts = Object.keys(figures.wins).map(Number);

  test('was measured with the help that there is now: else run npm run figures', () => {
    expect(figures.of).toBe(JSON.stringify(rules));
  });

  test('one among quick ones wins as often as was measured', () => {
    for (const players of counts)
      for (const help of HELP_LEVELS)
        for (const one of [quick(help), small(help)]) {
          if (one.plays === 'quick' && help === 'none') continue;
          const table = [one, ...Array.from({ length: players - 1 }, () => quick())];
          expect(100 * (sharesOf(table, tableOf(figures))[0] ?? 0), `${players}: ${JSON.stringify(one)}`).toBeCloseTo(
            figures.wins[players]?.[one.plays][help] ?? 0,
            // whoever never won is reckoned with a little
            0,
          );
        }
  });

  test('a careless one with a lot of help has an even table, by the measure of the balance', () => {
    for (const players of counts) {
      const won = figures.wins[players]?.careless.lot ?? 0;
      expect(Math.abs(won - 100 / players), `${players} players`).toBeLessThanOrEqual(5);
    }
  });
});

describe('what is reckoned', () => {
  const levels = (none: number, little: number, lot: number, harder: number) => ({ none, little, lot, harder });
  const figures: EvennessFigures = {
    of: '',
    games: 100,
    wins: { 2: { quick: levels(50, 60, 70, 30), careless: levels(20, 35, 50, 10) } },
    clever: { 2: 80 },
  };

  test('parts of all games, of everybody at the table', () => {
    expect(sharesOf([quick(), quick(), quick(), quick()], tableOf(figures))).toEqual([0.25, 0.25, 0.25, 0.25]);
    expect(sharesOf([small(), quick()], tableOf(figures)).map((share) => Math.round(100 * share))).toEqual([20, 80]);
    expect(sharesOf([small(), small()], tableOf(figures))).toEqual([0.5, 0.5]);
  });

  test('a clever bot, by what was measured of it', () => {
    expect(sharesOf([clever, quick()], tableOf(figures)).map((share) => Math.round(100 * share))).toEqual([80, 20]);
    expect(betterHelp([clever, quick()], 0, tableOf(figures))).toBeNull();
    expect(betterHelp([clever, quick()], 1, tableOf(figures))).toBe('lot');
  });

  test('partners win together: a strong one makes up for a weak one', () => {
    const sides = { ...tableOf(figures), sides: 2 };
    const shares = (...players: Parameters<typeof sharesOf>[0]) => sharesOf(players, sides).map((share) => Math.round(100 * share));
    expect(shares(quick(), quick(), quick(), quick())).toEqual([50, 50, 50, 50]);
    expect(shares(small(), quick(), quick(), quick())).toEqual([20, 80, 20, 80]);
    expect(shares(small(), quick(), clever, quick())).toEqual([50, 50, 50, 50]);
  });

  test('the help that makes a table most even', () => {
    expect(isEven(sharesOf([small('lot'), quick()], tableOf(figures)))).toBe(true);
    expect(isEven(sharesOf([small(), quick()], tableOf(figures)))).toBe(false);
    expect(betterHelp([small(), quick()], 0, tableOf(figures))).toBe('lot');
    expect(betterHelp([quick('lot'), quick()], 0, tableOf(figures))).toBe('none');
    expect(betterHelp([quick(), quick()], 0, tableOf(figures))).toBeNull();
  });
});
