import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ending, Weight } from '../../src/engine/shared/game-text.ts';
import { End, type EndProps } from '../../src/ui/shell/end/End.tsx';
import { inLines } from '../../src/ui/shell/end/EndRibbon.tsx';
import { Chronicle } from '../../src/ui/table/chronicle/Chronicle.tsx';
import type { Cast } from '../../src/ui/table/chronicle/doer-picture.tsx';
import { chaptersOf, type StoryLine } from '../../src/ui/table/chronicle/story.ts';

const throwSlips = vi.fn();
const create = vi.fn((_canvas: HTMLCanvasElement, _options: { useWorker: boolean }) => Object.assign(throwSlips, { reset: vi.fn() }));
vi.mock('canvas-confetti', () => ({ create: (canvas: HTMLCanvasElement, options: { useWorker: boolean }) => create(canvas, options) }));

const puppet = { icon: 'fox', print: 'var(--ink)', holes: 'var(--paper)' };
const SEATS = [
  { name: 'Mira', emblem: 'sun', puppet },
  { name: 'Lotte', emblem: 'bolt', puppet },
] as const;
const WON: Ending = {
  headline: 'Everybody out, hooray!',
  mood: 'won',
  words: 'You brought out 31 gold.',
  awards: [
    { title: 'Loudest Tiptoe', words: 'Woke 3 monsters' },
    { title: 'Dragon Tickler', words: 'Rolled a 6' },
  ],
  guest: { icon: 'dragon-head', says: 'Come again!' },
};
const LOST: Ending = {
  ...WON,
  headline: 'The torch burnt down',
  mood: 'lost',
  guest: { icon: 'imp-laugh', says: 'Who turned out the light?' },
};

const again = vi.fn();
const chronicle = vi.fn();
const shelf = vi.fn();
const score = vi.fn();
const best = vi.fn();
const end = (ending: Ending, outcome: string, more: Partial<EndProps> = {}) =>
  render(
    <End
      ending={ending}
      outcome={outcome}
      seats={SEATS}
      winners={[]}
      match={null}
      onAgain={again}
      onBestOfThree={null}
      onScore={score}
      onChronicle={chronicle}
      onShelf={shelf}
      {...more}
    />,
  );

let still = false;
beforeEach(() => {
  still = false;
  vi.stubGlobal('matchMedia', () => ({ matches: still }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  document.documentElement.removeAttribute('data-calm');
});

describe('the end', () => {
  it('a game may draw whoever bows itself; who has no portrait is their glyph', () => {
    const [mira, ...others] = SEATS;
    if (!mira) throw new Error('nobody bows');
    end(WON, 'escaped', { seats: [{ ...mira, portrait: <text>Mira in a hat</text> }, ...others] });
    const [first, second] = screen.getAllByRole('listitem').map((bow) => within(bow).getByRole('img'));
    expect(first?.textContent).toBe('Mira in a hat');
    expect(second?.innerHTML).toContain('<use');
  });
  it('says how it went, and gives everybody their award', () => {
    end(WON, 'escaped');
    expect(screen.getByRole('main').dataset.outcome).toBe('escaped');
    expect(screen.getByRole('heading', { level: 1 }).querySelector('.visually-hidden')?.textContent).toBe('Everybody out, hooray!');
    const bows = within(screen.getByRole('list', { name: 'Everybody takes a bow' })).getAllByRole('listitem');
    expect(bows).toHaveLength(2);
    const [mira, lotte] = bows.map((bow) => within(bow));
    expect(mira?.getByText('Mira')).toBeTruthy();
    expect(mira?.getByRole('heading', { name: 'Loudest Tiptoe' })).toBeTruthy();
    expect(lotte?.getByRole('img', { name: 'Bolt' })).toBeTruthy();
    expect(lotte?.getByText('Rolled a 6')).toBeTruthy();
    expect(screen.getByText('Come again!')).toBeTruthy();
  });

  it('crowns whoever has won against the others, and nobody where all are on one side', () => {
    const crowns = () => document.querySelectorAll('.end-crown');
    end(WON, 'escaped');
    expect(crowns()).toHaveLength(0);
    cleanup();
    end(WON, 'stored', { winners: [1], match: { goal: null, won: [0, 1] } });
    const [mira, lotte] = screen.getAllByRole('listitem');
    expect(mira?.querySelector('.end-crown')).toBeNull();
    expect(lotte?.querySelector('.end-crown')).not.toBeNull();
    expect(lotte?.querySelector('.end-name')?.textContent).toBe('Lotte wins');
  });

  it('throws forty slips once, without a worker', async () => {
    end(WON, 'escaped');
    await waitFor(() => expect(throwSlips).toHaveBeenCalledTimes(2));
    expect(create.mock.calls[0]?.[1].useWorker).toBe(false);
    expect(throwSlips.mock.calls.reduce((sum, [{ particleCount }]) => sum + particleCount, 0)).toBe(40);
  });

  it('throws none when they lost, and none for those who want it calm', async () => {
    const seen = async (ending: Ending, outcome: string) => {
      end(ending, outcome);
      await vi.dynamicImportSettled();
      expect(create).not.toHaveBeenCalled();
      cleanup();
    };
    await seen(LOST, 'torch');
    still = true;
    await seen(WON, 'escaped');
    still = false;
    document.documentElement.setAttribute('data-calm', '');
    await seen(WON, 'escaped');
  });

  it('leads on: again, to the chronicle, to the shelf', () => {
    end(WON, 'escaped');
    fireEvent.click(screen.getByRole('button', { name: 'Play again' }));
    fireEvent.click(screen.getByRole('button', { name: 'Chronicle' }));
    fireEvent.click(screen.getByRole('button', { name: 'Shelf' }));
    fireEvent.click(screen.getByRole('button', { name: 'Family score' }));
    expect([again, chronicle, shelf, score].map((one) => one.mock.calls.length)).toEqual([1, 1, 1, 1]);
    expect(screen.queryByRole('button', { name: 'Best of three' })).toBeNull();
  });

  const starsOf = (i: number) => within(screen.getAllByRole('listitem')[i] as HTMLElement).getByText(/^\d+ wins?$/).textContent;

  it('makes the first game of a best of three of it', () => {
    end(WON, 'last', { match: { goal: null, won: [1, 0] }, onBestOfThree: best });
    expect(screen.queryByText(/^\d+ wins?$/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Best of three' }));
    expect([best, again].map((one) => one.mock.calls.length)).toEqual([1, 0]);
  });

  it('shows the stars of a best of three, and what is missing', () => {
    end(WON, 'last', { match: { goal: 2, won: [1, 0] } });
    expect(screen.getByText('Best of three: Mira 1. 2 wins make a champion.')).toBeTruthy();
    expect([starsOf(0), starsOf(1)]).toEqual(['1 win', '0 wins']);
    expect(screen.getByRole('button', { name: 'Next game' })).toBeTruthy();
    cleanup();
    end(WON, 'last', { match: { goal: 2, won: [1, 1] } });
    expect(screen.getByText('Best of three: Mira 1 and Lotte 1. The next game decides!')).toBeTruthy();
  });

  it('cheers for whoever has won it, and another one may begin', () => {
    end(WON, 'last', { match: { goal: 2, won: [1, 2] } });
    expect(screen.getByText('Lotte wins the best of three, and the hat! A bow, please.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Play again' })).toBeTruthy();
  });

  it('passes a star from winner to winner, up to the hat of the champion', () => {
    const wears = (goal: number | null, won: readonly number[]) => {
      end(WON, 'last', { winners: [1], match: { goal, won } });
      const words = screen.getAllByRole('listitem')[1]?.querySelector('.end-name')?.textContent;
      cleanup();
      return words;
    };
    expect([wears(null, [0, 1]), wears(3, [1, 2]), wears(3, [1, 3])]).toEqual([
      'Lotte wins',
      'Lotte wins and wears the star',
      'Lotte wins and wears the hat',
    ]);
  });

  it('counts the games of a best of five', () => {
    end(WON, 'last', { match: { goal: 3, won: [2, 1] } });
    expect(screen.getByText('Best of five: Mira 2 and Lotte 1. 3 wins make a champion.')).toBeTruthy();
  });

  it('counts on where they just play again and again', () => {
    end(WON, 'last', { match: { goal: null, won: [2, 1] } });
    expect(screen.getByText('So far: Mira 2 and Lotte 1.')).toBeTruthy();
    expect([starsOf(0), starsOf(1)]).toEqual(['2 wins', '1 win']);
  });

  it('invites to try again after a loss, by the one flame that is left', () => {
    const { container } = end(LOST, 'torch');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(container.querySelectorAll('.flame:not(.still)')).toHaveLength(1);
    expect(screen.getByRole('main').className).toContain('lost');
  });

  it('breaks a headline into lines of about the same length', () => {
    expect(inLines('You won!', 28)).toEqual(['You won!']);
    expect(inLines('Everybody is having a lie-down', 28)).toEqual(['Everybody is', 'having a lie-down']);
    for (const words of ['The torch burnt down', 'a b c d e f g h i j k l m n', 'Onelongwordthatcannotbebroken'])
      expect(inLines(words, 9).join(' ')).toBe(words);
  });
});

describe('the chronicle', () => {
  const chapter = { title: 'Round 1' };
  const line = (seat: number, words: string, weight: Weight = 'told'): StoryLine => ({
    turn: { line: 0, turn: 1 },
    chapter,
    by: { seat },
    shows: { seat },
    words,
    weight,
  });
  const chapters = chaptersOf([line(0, 'Mira walks.'), line(0, 'Mira looks.'), line(1, 'Lotte sneezes.', 'great')]);
  const cast: Cast = {
    nameOf: (doer) => (doer !== 'table' && 'seat' in doer ? (['Mira', 'Lotte'][doer.seat] ?? '') : 'The table'),
    pictureOf: () => <svg />,
  };

  it('tells the oldest first, by chapter and by who did it', () => {
    render(<Chronicle chapters={chapters} cast={cast} onClose={() => undefined} />);
    expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(['Round 1']);
    expect(screen.getAllByRole('heading', { level: 4 }).map((title) => title.textContent)).toEqual(['Mira', 'Lotte']);
    expect(screen.getByText('Mira looks.')).toBeTruthy();
  });

  it('gives a great deed a picture of its own', () => {
    render(<Chronicle chapters={chapters} cast={cast} onClose={() => undefined} />);
    expect(screen.getByText('Lotte sneezes.').parentElement?.querySelector('svg')).not.toBeNull();
    expect(screen.getByText('Mira walks.').parentElement?.querySelector('svg')).toBeNull();
  });

  it('has something to say when nothing has happened, and closes', () => {
    const close = vi.fn();
    render(<Chronicle chapters={[]} cast={cast} onClose={close} />);
    expect(screen.getByText(/Nothing has happened yet/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(close).toHaveBeenCalledOnce();
  });
});
