import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { HELP_LEVELS, type HelpLevel, type SeatRecord } from '../../src/engine/seats.ts';
import { type EvennessFigures, isEven } from '../../src/games/evenness.ts';
import { Evenness } from '../../src/ui/shell/seats/Evenness.tsx';
import { evennessOf } from '../../src/ui/shell/seats/evenness-words.ts';
import { firstSeats } from '../../src/ui/shell/seats/seat-list.ts';
import { textOf } from '../repository/source.ts';

afterEach(cleanup);

/** Sun is read to and has this help; all others read. */
const family = (count: number, help: HelpLevel = 'none'): readonly SeatRecord[] =>
  firstSeats(count).map((seat, i) => (i === 0 ? { ...seat, reading: 'is-read-to', help } : seat));
const bare = (text = ''): string => text.replaceAll(/[\u2068\u2069]/g, '');

describe.each(['dust-up', 'traps-and-treasures'])('%s: the sentence fits what was measured', (game) => {
  const figures = JSON.parse(textOf(`content/${game}/figures.json`)) as EvennessFigures;
  const counts = Object.keys(figures.wins).map(Number);

  test.each(counts.flatMap((count) => HELP_LEVELS.map((help) => [count, help] as const)))('%i players, %s', (count, help) => {
    const told = evennessOf(family(count, help), figures.wins);
    const won = (figures.wins[count]?.careless[help] ?? 0) / 100;
    // how many times as often as one of the others
    const times = (won * (count - 1)) / (1 - won);
    const words = bare(told?.words);
    expect(words).not.toMatch(/\d|%/);
    if (times <= 1.5 && times >= 1 / 1.5) expect(words).toMatch(/about as often/);
    else if (times < 1) expect(words).toBe('Sun has the hardest seat.');
    else expect(words).toBe('Sun has the easiest seat.');
  });

  test('what is advised makes the table even', () => {
    for (const count of counts) {
      const told = evennessOf(family(count), figures.wins);
      if (!told?.advice) {
        expect(isEven(told?.shares ?? [])).toBe(true);
        continue;
      }
      expect(told.advice).toMatchObject({ seat: 0 });
      expect(isEven(evennessOf(family(count, told.advice.level), figures.wins)?.shares ?? []), `${count} players`).toBe(true);
    }
  });
});

describe('at the seats', () => {
  const levels = (none: number, little: number, lot: number, harder: number) => ({ none, little, lot, harder });
  const figures: EvennessFigures = {
    of: '',
    games: 1000,
    wins: { 2: { quick: levels(50, 60, 70, 30), careless: levels(20, 35, 50, 10) } },
  };
  const words = (seats: readonly SeatRecord[]) => bare(evennessOf(seats, figures.wins)?.words);

  test('who has the hardest or the easiest seat is said, and what may be done', () => {
    const onHelp = vi.fn();
    render(<Evenness seats={family(2)} wins={figures.wins} onHelp={onHelp} />);
    expect(screen.getByRole('button', { name: /Sun\S* has the hardest seat\. Why\?/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Give a lot of help?' }));
    expect(onHelp).toHaveBeenCalledWith(0);
    expect(words(firstSeats(2).map((seat, i) => ({ ...seat, help: i === 1 ? 'lot' : 'none' })))).toBe('Cloud has the easiest seat.');
    expect(words(family(2, 'lot'))).toBe('Sun wins about as often as Cloud.');
    expect(words(firstSeats(4))).toBe('Everybody wins about as often.');
    expect(words(firstSeats(4).map((seat, i) => ({ ...seat, reading: i < 2 ? 'is-read-to' : 'reads' })))).toBe(
      'Sun and Cloud have the hardest seats.',
    );
  });

  test('numbers are for those who ask why', () => {
    render(<Evenness seats={family(2)} wins={figures.wins} onHelp={() => undefined} />);
    expect(screen.queryByText(/of 100 games/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /Why\?/ }));
    expect(screen.getByText(/Sun.*: 20 of 100 games/)).toBeTruthy();
  });

  test('a gentle bot is a quick one; of a clever one, and of one alone, nothing is known', () => {
    const bot = (strength: 'gentle' | 'clever') =>
      firstSeats(2, [], [1]).map((seat, i): SeatRecord => (i === 1 ? { ...seat, player: { kind: 'bot', strength } } : seat));
    expect(words(bot('gentle'))).toMatch(/about as often/);
    expect(evennessOf(bot('clever'), figures.wins)).toBeNull();
    expect(evennessOf(firstSeats(1), figures.wins)).toBeNull();
  });
});
