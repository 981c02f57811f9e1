import { act, cleanup, render, screen, within } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameTypes } from '../../src/engine/game.ts';
import type { Save } from '../../src/engine/save.ts';
import type { SeatRecord } from '../../src/engine/seats.ts';
import { type Result, readResults, resultOf, scoreOf, withGameResult } from '../../src/ui/score.ts';
import { FamilyScore } from '../../src/ui/shell/end/FamilyScore.tsx';
import { addBot, addPerson, firstSeats } from '../../src/ui/shell/seats/seat-list.ts';

/** The family score: who won how often, over all evenings. */

const MIRA = { name: 'Mira', emblem: 'sun' } as const;
const LOTTE = { name: 'Lotte', emblem: 'bolt' } as const;
const BOTH = firstSeats(2, [MIRA, LOTTE]);

const over = (seats: readonly SeatRecord[], winners: readonly number[] | null): Save<GameTypes> =>
  ({
    id: 'a',
    game: 'dust-up',
    seats,
    session: { now: { outcome: winners && { winners, reason: 'last' } } },
  }) as unknown as Save<GameTypes>;
const game = (id: string, winner: 'Mira' | 'Lotte', of = 'dust-up'): Result => ({
  id,
  game: of,
  together: false,
  people: [MIRA, LOTTE].map((one) => ({ ...one, won: one.name === winner })),
});
const quest = (id: string, won: boolean): Result => ({
  ...game(id, 'Mira', 'magic-and-mayhem'),
  together: true,
  people: [MIRA, LOTTE].map((one) => ({ ...one, won })),
});

describe('who beat whom', () => {
  const OTTO = { name: 'Otto', emblem: 'cloud' } as const;
  const three = (id: string, ...winners: string[]): Result => ({
    ...game(id, 'Mira'),
    people: [MIRA, LOTTE, OTTO].map((one) => ({ ...one, won: winners.includes(one.name) })),
  });

  it('counts how often somebody won against each of the others, most first, and no game together', () => {
    const { lines } = scoreOf([
      three('a', 'Mira'),
      game('b', 'Mira'),
      three('c', 'Otto'),
      three('d', 'Mira', 'Otto'),
      three('e'),
      quest('f', true),
    ]);
    const over = Object.fromEntries(lines.map((line) => [line.name, line.over]));
    expect(over).toEqual({
      Mira: [
        { name: 'Lotte', wins: 3 },
        { name: 'Otto', wins: 1 },
      ],
      Otto: [
        { name: 'Lotte', wins: 2 },
        { name: 'Mira', wins: 1 },
      ],
      Lotte: [],
    });
  });

  it('is said beside the wins', () => {
    const nothing = () => undefined;
    render(
      <FamilyScore score={scoreOf([three('a', 'Mira'), game('b', 'Mira')])} titleOf={(id) => id} onWipe={nothing} onClose={nothing} />,
    );
    expect(screen.getByText(/^Won against/).textContent).toMatch(/Won against .?Lotte.? 2 times and .?Otto.? 1 time\./);
    cleanup();
  });
});

describe('a game', () => {
  it('counts for the people with names, when it is over', () => {
    expect(resultOf(over(BOTH, null), null)).toBeNull();
    expect(resultOf(over(BOTH, [1]), null)).toEqual(game('a', 'Lotte'));
    const withOthers = addBot(addPerson(BOTH, []).seats).seats;
    expect(resultOf(over(withOthers, [0]), null)?.people).toEqual(game('a', 'Mira').people);
  });

  it('is nobody’s win when it is a tie', () => {
    for (const winners of [[], [0, 1]]) expect(resultOf(over(BOTH, winners), null)?.people.map(({ won }) => won)).toEqual([false, false]);
  });

  it('[DU-23] is a win for each of two partners', () => {
    const four = firstSeats(4, [MIRA, { name: 'Otto', emblem: 'cloud' }, LOTTE, { name: 'Emil', emblem: 'moon' }]);
    expect(resultOf(over(four, [0, 2]), null)?.people.map(({ won }) => won)).toEqual([true, false, true, false]);
  });

  it('is everybody’s when they won it together', () => {
    expect(resultOf(over(BOTH, [0, 1]), 'won')).toMatchObject({ together: true, people: [{ won: true }, { won: true }] });
    expect(resultOf(over(BOTH, []), 'lost')).toMatchObject({ together: true, people: [{ won: false }, { won: false }] });
  });

  it('does not count for somebody alone with bots, nor where nobody has a name', () => {
    expect(resultOf(over(addBot(firstSeats(1, [MIRA])).seats, [0]), null)).toBeNull();
    expect(resultOf(over(firstSeats(2), [0]), null)).toBeNull();
  });

  it('counts once, also when the table went back and it ended otherwise, or not at all', () => {
    const once = withGameResult([game('b', 'Mira')], 'a', game('a', 'Mira'));
    expect(withGameResult(once, 'a', game('a', 'Lotte'))).toEqual([game('b', 'Mira'), game('a', 'Lotte')]);
    expect(withGameResult(once, 'a', null)).toEqual([game('b', 'Mira')]);
  });
});

describe('the score', () => {
  it('adds up by name, however it was written, and shows how they look now', () => {
    const small = { ...game('c', 'Mira'), people: [{ name: 'mira', emblem: 'moon', won: true } as const] };
    const { games, lines } = scoreOf([game('a', 'Lotte'), game('b', 'Mira', 'traps-and-treasures'), small]);
    expect(games).toBe(3);
    expect(lines.map(({ name, emblem, wins, games: played }) => [name, emblem, wins, played])).toEqual([
      ['mira', 'moon', 2, 3],
      ['Lotte', 'bolt', 1, 2],
    ]);
    expect(lines[0]?.by).toEqual([
      { game: 'traps-and-treasures', wins: 1 },
      { game: 'dust-up', wins: 1 },
    ]);
  });

  it('counts apart what was played side by side', () => {
    expect(scoreOf([quest('a', true), quest('b', false)])).toEqual({ games: 2, together: { games: 2, wins: 1 }, lines: [] });
  });

  it('leaves out what is damaged', () => {
    const good = game('a', 'Mira');
    expect(readResults([good, 7, null, { id: 'x' }, { ...good, people: [{ name: 3 }] }])).toEqual([good]);
    for (const bad of [null, {}, 'x', 4]) expect(readResults(bad)).toEqual([]);
  });
});

describe('the sheet', () => {
  afterEach(cleanup);
  const wipe = vi.fn();
  const show = (results: readonly Result[]) =>
    render(<FamilyScore score={scoreOf(results)} titleOf={(id) => `“${id}”`} onWipe={wipe} onClose={() => undefined} />);
  const rows = () => within(screen.getByRole('list', { name: 'Stars' })).getAllByRole('listitem');

  it('shows everybody with their wins', () => {
    show([game('a', 'Lotte'), game('b', 'Lotte'), game('c', 'Mira'), quest('d', true)]);
    expect(screen.getByText(/^4 games/)).toBeTruthy();
    const [first, second] = rows().map((row) => within(row));
    expect(first?.getByText('Lotte')).toBeTruthy();
    expect(first?.getByText('2 wins')).toBeTruthy();
    expect(first?.getByText('“dust-up” 2')).toBeTruthy();
    expect(second?.getByText('1 win')).toBeTruthy();
    expect(screen.getByText('Won together: 1')).toBeTruthy();
  });

  it('has a kind word for whoever has not won yet', () => {
    show([game('a', 'Lotte')]);
    const mira = within(rows()[1] as HTMLElement);
    expect(mira.getByText('The first star is on its way.')).toBeTruthy();
    expect(mira.queryByText(/0|lost/)).toBeNull();
  });

  it('is wiped by two taps, and kept by one, or by two of a finger that slipped', () => {
    vi.useFakeTimers();
    show([game('a', 'Lotte')]);
    const tap = (name: string) => act(() => screen.getByRole('button', { name }).click());
    const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
    tap('Start the score again');
    tap('Keep it');
    expect(wipe).not.toHaveBeenCalled();
    tap('Start the score again');
    wait(250);
    tap('Wipe it');
    expect(wipe).not.toHaveBeenCalled();
    wait(500);
    tap('Wipe it');
    expect(wipe).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('says how to get a star when there is none', () => {
    show([]);
    expect(screen.getByText(/Take a name at the seats/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start the score again' })).toBeNull();
  });
});
