import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { HELP_LEVELS, type HelpLevel, type SeatRecord } from '../../src/engine/seats.ts';
import { type EvennessFigures, type EvennessTable, isEven } from '../../src/games/evenness.ts';
import { evennessOf } from '../../src/ui/shell/seats/evenness-words.ts';
import { Outlook } from '../../src/ui/shell/seats/Outlook.tsx';
import { firstSeats } from '../../src/ui/shell/seats/seat-list.ts';
import { textOf } from '../repository/source.ts';

afterEach(cleanup);

/** Sun is read to and has this help; all others read. */
const family = (count: number, help: HelpLevel = 'none'): readonly SeatRecord[] =>
  firstSeats(count).map((seat, i) => (i === 0 ? { ...seat, reading: 'is-read-to', help } : seat));
const tableOf = ({ wins, clever }: EvennessFigures): EvennessTable => ({ wins, clever, sides: null });
const bare = (text = ''): string => text.replaceAll(/[\u2068\u2069]/g, '');

describe.each(['dust-up', 'traps-and-treasures'])('%s: the sentence fits what was measured', (game) => {
  const figures = JSON.parse(textOf(`content/${game}/figures.json`)) as EvennessFigures;
  const counts = Object.keys(figures.wins).map(Number);

  test.each(counts.flatMap((count) => HELP_LEVELS.map((help) => [count, help] as const)))('%i players, %s', (count, help) => {
    const told = evennessOf(family(count, help), tableOf(figures));
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
      const told = evennessOf(family(count), tableOf(figures));
      if (!told?.advice) {
        expect(isEven(told?.shares ?? [])).toBe(true);
        continue;
      }
      expect(told.advice).toMatchObject({ seat: 0 });
      expect(isEven(evennessOf(family(count, told.advice.level), tableOf(figures))?.shares ?? []), `${count} players`).toBe(true);
    }
  });
});

describe('at the seats', () => {
  const levels = (none: number, little: number, lot: number, harder: number) => ({ none, little, lot, harder });
  const figures: EvennessFigures = {
    of: '',
    games: 1000,
    wins: { 2: { quick: levels(50, 60, 70, 30), careless: levels(20, 35, 50, 10) } },
    clever: { 2: 80 },
  };
  const table = tableOf(figures);
  const words = (seats: readonly SeatRecord[]) => bare(evennessOf(seats, tableOf(figures))?.words);

  test('who has the hardest or the easiest seat is said, and what may be done', () => {
    const onHelp = vi.fn();
    render(<Outlook seats={family(2)} evenness={table} expected={null} time={null} onHelp={onHelp} />);
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
    render(<Outlook seats={family(2)} evenness={table} expected={null} time={null} onHelp={() => undefined} />);
    expect(screen.queryByText(/of 100 games/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /Why\?/ }));
    expect(screen.getByText(/Sun.*: 20 of 100 games/)).toBeTruthy();
  });

  test('a gentle bot is a quick one, and a clever one was measured; of one alone nothing is known', () => {
    const bot = (strength: 'gentle' | 'clever') =>
      firstSeats(2, [], [1]).map((seat, i): SeatRecord => (i === 1 ? { ...seat, player: { kind: 'bot', strength } } : seat));
    expect(words(bot('gentle'))).toMatch(/about as often/);
    expect(words(bot('clever'))).toBe('Sun has the hardest seat.');
    expect(evennessOf(firstSeats(1), tableOf(figures))).toBeNull();
  });

  test('of partners it is told which side has it harder; whoever is small is to be helped', () => {
    const sides = { ...table, sides: 2 };
    expect(bare(evennessOf(firstSeats(4), sides)?.words)).toBe('Sun and Clover win about as often as Cloud and Bolt.');
    const told = evennessOf(
      firstSeats(4).map((seat, i) => ({ ...seat, reading: i === 2 ? 'is-read-to' : 'reads' })),
      sides,
    );
    expect(bare(told?.words)).toBe('Sun and Clover have the harder side.');
    expect(told?.advice).toMatchObject({ seat: 2, level: 'lot' });
  });

  test('who play together read how it may end, and how long it takes', () => {
    render(<Outlook seats={family(2)} evenness={null} expected="It may end well." time="About an hour." onHelp={() => undefined} />);
    fireEvent.click(screen.getByRole('button', { name: /It may end well\. About an hour\.\s*Why\?/ }));
    expect(screen.getByText(/Quick bots played/)).toBeTruthy();
    expect(screen.queryByText(/of 100 games/)).toBeNull();
  });
});
