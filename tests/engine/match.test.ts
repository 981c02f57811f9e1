// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { BEST_OF_THREE, champions, freshMatch, leftBegins, scored } from '../../src/engine/match.ts';

const won = (...winners: number[]) => ({ winners, reason: 'last' });

describe('a match', () => {
  it('is won by whoever has won two games of a best of three', () => {
    const one = scored(freshMatch(BEST_OF_THREE, 2), won(1));
    expect(one).toEqual({ goal: 2, won: [0, 1] });
    expect(champions(one)).toEqual([]);
    const two = scored(one, won(0));
    expect(champions(two)).toEqual([]);
    expect(champions(scored(two, won(1)))).toEqual([1]);
  });

  it('goes on after a tie as if that had not been', () => {
    for (const tie of [won(), won(0, 1, 2)]) expect(scored(freshMatch(2, 3), tie).won).toEqual([0, 0, 0]);
  });

  it('is won by all of a side', () => {
    const side = won(0, 2);
    expect(champions(scored(scored(freshMatch(2, 4), side), side))).toEqual([0, 2]);
  });

  it('has no end where no goal was set', () => {
    let match = freshMatch(null, 2);
    for (let i = 0; i < 5; i++) match = scored(match, won(0));
    expect(match.won).toEqual([5, 0]);
    expect(champions(match)).toEqual([]);
  });
});

it('whoever sits on the left of the first begins the next game', () => {
  expect(leftBegins({ first: 0, ghosts: true }, 3)).toEqual({ first: 1, ghosts: true });
  expect(leftBegins({ first: 2 }, 3)).toEqual({ first: 0 });
  expect(leftBegins({ target: 20 }, 3)).toEqual({ target: 20 });
});
