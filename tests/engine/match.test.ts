// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { BEST_OF_FIVE, BEST_OF_THREE, champions, newMatch, rotateFirstSeat, starOf, withResult } from '../../src/engine/match.ts';

const won = (...winners: number[]) => ({ winners, reason: 'last' });

describe('a match', () => {
  it('is won with two games in a best-of-three match', () => {
    const one = withResult(newMatch(BEST_OF_THREE, 2), won(1));
    expect(one).toMatchObject({ goal: 2, won: [0, 1] });
    expect(champions(one)).toEqual([]);
    const two = withResult(one, won(0));
    expect(champions(two)).toEqual([]);
    expect(champions(withResult(two, won(1)))).toEqual([1]);
  });

  it('is won with three games in a best-of-five match', () => {
    const all = [0, 1, 1, 0].reduce((match, seat) => withResult(match, won(seat)), newMatch(BEST_OF_FIVE, 2));
    expect(champions(all)).toEqual([]);
    expect(champions(withResult(all, won(0)))).toEqual([0]);
  });

  it('passes a star to whoever won the last game, and a tie leaves it where it is', () => {
    const one = withResult(newMatch(BEST_OF_THREE, 2), won(1));
    expect([starOf(newMatch(BEST_OF_THREE, 2)), starOf(one), starOf(withResult(one, won())), starOf(withResult(one, won(0)))]).toEqual([
      [],
      [1],
      [1],
      [0],
    ]);
    expect(starOf(withResult(newMatch(null, 2), won(1))), 'not where they just play on').toEqual([]);
    expect(starOf(undefined)).toEqual([]);
  });

  it('does not count a tie', () => {
    for (const tie of [won(), won(0, 1, 2)]) expect(withResult(newMatch(2, 3), tie).won).toEqual([0, 0, 0]);
  });

  it('is won by all seats of a side', () => {
    const side = won(0, 2);
    expect(champions(withResult(withResult(newMatch(2, 4), side), side))).toEqual([0, 2]);
  });

  it('has no champion without a goal', () => {
    let match = newMatch(null, 2);
    for (let i = 0; i < 5; i++) match = withResult(match, won(0));
    expect(match.won).toEqual([5, 0]);
    expect(champions(match)).toEqual([]);
  });
});

it('the seat after the first seat begins the next game', () => {
  expect(rotateFirstSeat({ first: 0, ghosts: true }, 3)).toEqual({ first: 1, ghosts: true });
  expect(rotateFirstSeat({ first: 2 }, 3)).toEqual({ first: 0 });
  expect(rotateFirstSeat({ target: 20 }, 3)).toEqual({ target: 20 });
});
