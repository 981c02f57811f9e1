import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { HELP_LEVELS, type HelpLevel, type SeatRecord } from '../../src/engine/seats.ts';
import { drawnWins, type EvennessFigures, type EvennessTable, isEven } from '../../src/games/evenness.ts';
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
    // the picture says the same as the sentence
    const [first = 0, ...others] = drawnWins(told?.shares ?? [], tableOf(figures));
    expect(Math.sign(first - (others[0] ?? 0))).toBe(times <= 1.5 && times >= 1 / 1.5 ? 0 : Math.sign(times - 1));
    if (times <= 1.5 && times >= 1 / 1.5) expect(words).toMatch(/about (as|equally) often/);
    else if (times < 1) expect(words).toMatch(/^Sun wins (far )?less often than /);
    else expect(words).toMatch(count === 2 ? / less often than Sun\.$/ : /^Sun wins (far )?more often than anybody else\.$/);
  });

  test('what is advised makes the table even', () => {
    for (const count of counts) {
      const told = evennessOf(family(count), tableOf(figures));
      if (!told?.advice) {
        expect(isEven(told?.shares ?? [])).toBe(true);
        continue;
      }
      const { to } = told.advice;
      if (to === 'gentle') throw new Error('there is no bot');
      expect(told.advice).toMatchObject({ seat: 0 });
      expect(isEven(evennessOf(family(count, to), tableOf(figures))?.shares ?? []), `${count} players`).toBe(true);
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
  const unused = () => undefined;

  test('who wins least and who wins most is said, and what may be done', () => {
    const onAdvice = vi.fn();
    render(<Outlook seats={family(2)} evenness={table} expected={null} time={null} onAdvice={onAdvice} />);
    expect(screen.getByRole('button', { name: /Sun\S* wins far less often than \S*Cloud\S*\. Why\?/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /Help \S*Sun\S* a lot\?/ }));
    expect(onAdvice).toHaveBeenCalledWith(expect.objectContaining({ seat: 0, to: 'lot' }));
    expect(words(firstSeats(2).map((seat, i) => ({ ...seat, help: i === 1 ? 'lot' : 'none' })))).toBe('Sun wins less often than Cloud.');
    expect(words(family(2, 'lot'))).toBe('Sun wins about as often as Cloud.');
    expect(words(firstSeats(4))).toBe('Everybody wins about equally often.');
    expect(words(firstSeats(4).map((seat, i) => ({ ...seat, reading: i < 2 ? 'is-read-to' : 'reads' })))).toBe(
      'Sun and Cloud win far less often than Clover and Bolt.',
    );
  });

  test('whoever asks why reads who tried it out, without a number', () => {
    render(<Outlook seats={family(2)} evenness={table} expected={null} time={null} onAdvice={unused} />);
    fireEvent.click(screen.getByRole('button', { name: /Why\?/ }));
    expect(screen.getByText(/Bots tried it out.*only a guess/)).toBeTruthy();
    expect(screen.getByRole('dialog').textContent).not.toMatch(/\d/);
  });

  test('a gentle bot is a quick one, and a clever one was measured; of one alone nothing is known', () => {
    const bot = (strength: 'gentle' | 'clever') =>
      firstSeats(2, [], [1]).map((seat, i): SeatRecord => (i === 1 ? { ...seat, player: { kind: 'bot', strength } } : seat));
    expect(words(bot('gentle'))).toMatch(/about as often/);
    expect(words(bot('clever'))).toBe('Sun wins far less often than Clank.');
    expect(evennessOf(firstSeats(1), tableOf(figures))).toBeNull();
  });

  test('a clever bot that wins most is asked to play gently, and the button goes with its question', () => {
    const onAdvice = vi.fn();
    const seats = firstSeats(2, [], [1]).map(
      (seat, i): SeatRecord => (i === 1 ? { ...seat, player: { kind: 'bot', strength: 'clever' } } : seat),
    );
    render(<Outlook seats={seats} evenness={table} expected={null} time={null} onAdvice={onAdvice} />);
    fireEvent.click(screen.getByRole('button', { name: /Let \S*Clank\S* play gently\?/ }));
    expect(onAdvice).toHaveBeenCalledWith(expect.objectContaining({ seat: 1, to: 'gentle' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Why\?/ }));
  });

  test('both ends are told, and what the button says is for one alone', () => {
    const seats = (...help: HelpLevel[]) => firstSeats(help.length).map((seat, i): SeatRecord => ({ ...seat, help: help[i] ?? 'none' }));
    const told = (...help: HelpLevel[]) => {
      const { words: said, advice } = evennessOf(seats(...help), tableOf(figures)) ?? { words: '', advice: null };
      return [bare(said), bare(advice?.words)];
    };
    expect(told('harder', 'none')).toEqual(['Sun wins less often than Cloud.', 'No longer harder for Sun?']);
    expect(told('none', 'lot')).toEqual(['Sun wins less often than Cloud.', 'No more help for Cloud?']);
    expect(told('none', 'harder', 'lot')[0]).toBe('Cloud wins least often, and Clover most often.');
    expect(told('none', 'none', 'none', 'lot')[0]).toBe('Bolt wins more often than anybody else.');
  });

  test('whoever has as many cups is told of as one: the sentence stands beside them', () => {
    const seats = firstSeats(4, [], [3]).map(
      (seat, i): SeatRecord =>
        i === 3
          ? { ...seat, player: { kind: 'bot', strength: 'clever' } }
          : { ...seat, help: i === 1 ? 'lot' : i === 2 ? 'harder' : 'none' },
    );
    const of = { none: 25, little: 26, lot: 24, harder: 23 };
    const four = { wins: { 4: { quick: of, careless: of } }, clever: { 4: 67 }, sides: null };
    const told = evennessOf(seats, four);
    expect(drawnWins(told?.shares ?? [], four)).toEqual([1, 1, 1, 8]);
    expect(bare(told?.words)).toBe('Clank wins far more often than anybody else.');
  });

  test('where help hardly changes who wins, it is said behind “Why?”', () => {
    const alike = { none: 30, little: 29, lot: 31, harder: 30 };
    const even = { ...table, wins: { 3: { quick: levels(33, 50, 60, 20), careless: alike } } };
    const why = (seats: readonly SeatRecord[]) => {
      const { unmount } = render(<Outlook seats={seats} evenness={even} expected={null} time={null} onAdvice={unused} />);
      fireEvent.click(screen.getByRole('button', { name: /Why\?/ }));
      const told = screen.queryByText(/help hardly changes who wins/) !== null;
      unmount();
      return told;
    };
    expect([why(family(3)), why(firstSeats(3))]).toEqual([true, false]);
  });

  test('on a phone one line of it brings the rest', () => {
    render(<Outlook seats={firstSeats(2)} evenness={table} expected={null} time="About an hour." onAdvice={unused} />);
    const line = screen.getByRole('button', { name: /about as often as \S*Cloud\S*\. About an hour\.\s*$/ });
    expect(line.querySelector('.visually-hidden')?.textContent).toMatch(/about as often/);
    expect(line.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(line);
    expect(line.getAttribute('aria-expanded')).toBe('true');
  });

  test('where something can be done about it, the line of a phone says so in words, in place of the time', () => {
    render(<Outlook seats={family(2)} evenness={table} expected={null} time="About an hour." onAdvice={unused} />);
    const line = screen.getByRole('button', { name: /wins far less often than \S*Cloud\S*\.\s*$/ });
    expect(line.querySelector('.visually-hidden')).toBeNull();
    expect(line.textContent).not.toMatch(/hour/);
  });

  test('a cup is drawn for each win, as many for all where they are even; partners share theirs', () => {
    const cups = (seats: readonly SeatRecord[], sides: number | null = null) => {
      const { container, unmount } = render(
        <Outlook seats={seats} evenness={{ ...table, sides }} expected={null} time={null} onAdvice={unused} />,
      );
      const drawn = [...container.querySelectorAll('.outlook-box .outlook-cups')].map((pile) => pile.childElementCount);
      unmount();
      return drawn;
    };
    expect(cups(family(2))).toEqual([2, 10]);
    expect(cups(family(2, 'lot'))).toEqual([6, 6]);
    for (const count of [2, 3, 4, 5, 6]) expect(new Set(cups(firstSeats(count))).size).toBe(1);
    expect(cups(firstSeats(4), 2)).toEqual([6, 6]);
  });

  test('of partners it is told which side has it harder; whoever is small is to be helped', () => {
    const sides = { ...table, sides: 2 };
    expect(bare(evennessOf(firstSeats(4), sides)?.words)).toBe('Sun and Clover win about as often as Cloud and Bolt.');
    const told = evennessOf(
      firstSeats(4).map((seat, i) => ({ ...seat, reading: i === 2 ? 'is-read-to' : 'reads' })),
      sides,
    );
    expect(bare(told?.words)).toBe('Sun and Clover win far less often than Cloud and Bolt.');
    expect(told?.advice).toMatchObject({ seat: 2, to: 'lot' });
  });

  test('who play together read how it may end, and how long it takes', () => {
    render(
      <Outlook
        seats={family(2)}
        evenness={null}
        expected={{ words: 'It may end well.', why: 'It was so before.' }}
        time="About an hour."
        onAdvice={unused}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: /It may end well\.\s*Why\?\s*About an hour\./ }));
    expect(screen.getByText('It was so before.')).toBeTruthy();
    expect(screen.getByText(/how often they won/)).toBeTruthy();
    expect(screen.queryByText(/only a guess/)).toBeNull();
  });
});
