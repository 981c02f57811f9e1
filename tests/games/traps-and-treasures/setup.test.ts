// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { initialPosition, observe, startSession } from '../../../src/engine/session.ts';
import { traps, trapsModule } from '../../../src/games/traps-and-treasures/index.ts';
import { levelAt } from '../../../src/games/traps-and-treasures/rules/board.ts';
import { rotatedPaths, rotationsOf } from '../../../src/games/traps-and-treasures/rules/tile-paths.ts';
import { Dungeon } from './helpers.ts';

/** Laying the table out, with the decks that are in the box. */

const { content } = trapsModule;
const dealt = (seats: number, options: { readonly [option: string]: string | number | boolean } = {}, seed = 1) =>
  initialPosition(traps, content, seats, options, seed).state;
const seeds = Array.from({ length: 20 }, (_, seed) => seed);

describe('what is in the box', () => {
  it('[TT-1] two to six play', () => {
    expect(traps.seats).toEqual({ min: 2, max: 6 });
    for (const seats of [2, 6]) expect(dealt(seats).players).toHaveLength(seats);
  });

  it('[TT-2] 104 tiles, 8 of each of 13 patterns, no two patterns alike', () => {
    const patterns = Object.values(content.patterns);
    expect(patterns.map(({ count }) => count)).toEqual(Array.from({ length: 13 }, () => 8));
    expect(Object.keys(content.tiles)).toHaveLength(104);
    expect(new Set(patterns.map(({ paths }) => [...paths].sort().join(' '))).size).toBe(13);
    const ways = (n: number) => patterns.filter(({ paths }) => paths.length === n).length;
    expect([1, 2, 3, 4].map(ways)).toEqual([2, 6, 4, 1]);
  });

  it('[TT-2] a quarter turn carries each path one side on; a tile has one to four ways to lie', () => {
    // north, and north and east
    expect([0, 1, 2, 3].map((turn) => rotatedPaths(1, turn as 0 | 1 | 2 | 3))).toEqual([1, 2, 4, 8]);
    expect([0, 1, 2, 3].map((turn) => rotatedPaths(3, turn as 0 | 1 | 2 | 3))).toEqual([3, 6, 12, 9]);
    expect(rotationsOf(15)).toEqual([0]);
    expect(rotationsOf(5)).toEqual([0, 1]);
    expect(rotationsOf(3)).toEqual([0, 1, 2, 3]);
    expect(rotationsOf(7)).toEqual([0, 1, 2, 3]);
  });

  it('[TT-3] all monster cards and treasure cards are shuffled; 103 tiles are in play', () => {
    for (const seed of seeds) {
      const { monsters, treasures, stack, places } = dealt(2, {}, seed);
      expect([...monsters.draw].sort()).toEqual(Object.keys(content.monsters).sort());
      expect([...treasures.draw].sort()).toEqual(Object.keys(content.treasures).sort());
      expect(stack.draw).toHaveLength(103);
      expect(stack.draw).not.toContain(places[0]?.tile);
    }
    expect(new Set(seeds.map((seed) => `${dealt(2, {}, seed).monsters.draw}`)).size).toBe(seeds.length);
  });

  it('[TT-18] the pile is bottomless, or it has 50 pieces', () => {
    expect(dealt(3).pile).toBeNull();
    expect(dealt(3, { pile: 'strict' }).pile).toBe(50);
  });
});

describe('at the start', () => {
  it('[TT-4] all stand on Home Base, which has a path on every side, with 5 health and no gold', () => {
    const play = new Dungeon();
    const [home] = play.view().places;
    expect(home).toMatchObject({ x: 0, y: 0, level: 0, pattern: null, paths: ['north', 'east', 'south', 'west'] });
    for (const player of dealt(4).players) expect(player).toMatchObject({ at: 0, health: 5, gold: 0, stored: 0, cards: [], tiles: [] });
  });

  it('[TT-4] Home Base has a path on every side, whichever tile lies there', () => {
    const { now } = startSession(traps, content, 2, {}, 5).session;
    for (const tile of Object.keys(content.tiles)) {
      const state = { ...now.state, places: [{ x: 0, y: 0, tile, turn: 0 as const, thing: null, quiet: false, trap: null }] };
      const { places } = observe(traps, content, { ...now, state }, 'table').view;
      expect(places, tile).toMatchObject([{ pattern: null, paths: ['north', 'east', 'south', 'west'] }]);
    }
  });

  it('[TT-4] nobody can see which tile lies face-down in the middle', () => {
    expect(JSON.stringify(new Dungeon().view())).not.toContain('nesw-8');
  });

  const begun = startSession(traps, content, 3, {}, 5).session.now;

  it('[TT-5] everybody rolls both dice', () => {
    expect(begun.agenda.filter(({ do: task }) => task === 'first-roll')).toMatchObject([
      { seat: 2 },
      { seat: 1 },
      { seat: 0, count: 2, faces: 6 },
    ]);
  });

  // the agenda of a dungeon must wait for an answer: the first roll
  const rolling = (seats: readonly number[]) =>
    new Dungeon({
      players: seats.map(() => ({})),
      agenda: [
        { do: 'settle-first', seats: [...seats] },
        ...[...seats].reverse().map((seat) => ({ do: 'first-roll' as const, seat, count: 2, faces: 6 })),
      ],
    });

  it('[TT-5] the highest starts', () => {
    const play = rolling([0, 1, 2]).rollsBoth(3, 3).rollsBoth(6, 1).rollsBoth(2, 1);
    expect(play.asked).toBe('turn 1');
    expect(play.state.first).toBe(1);
  });

  it('[TT-5] those tied for highest roll again, and nobody else', () => {
    const play = rolling([0, 1, 2]).rollsBoth(6, 4).rollsBoth(1, 1).rollsBoth(5, 5);
    expect(play.told('tied')).toEqual({ do: 'tied', seats: [0, 2] });
    expect(play.asked).toBe('first-roll 0');
    play.rollsBoth(1, 2);
    expect(play.asked).toBe('first-roll 2');
    play.rollsBoth(2, 2);
    expect(play.asked).toBe('turn 2');
  });

  it('[TT-5] then it goes round clockwise', () => {
    const play = new Dungeon({ players: [{}, {}, {}], turn: { seat: 1 }, also: { first: 1 } });
    const turns = [0, 0, 0].map(() => {
      play.does({ do: 'end' });
      return play.asked;
    });
    expect(turns).toEqual(['turn 2', 'turn 0', 'turn 1']);
    expect(play.state.round).toBe(2);
  });
});

describe('setting out late', () => {
  /** The points of the turns after the first one, in the order of play, for two rounds. Seat 1 goes first. */
  const points = (players: number, newBook = true) => {
    const play = new Dungeon({ newBook, players: Array.from({ length: players }, () => ({})), turn: { seat: 1 }, also: { first: 1 } });
    return Array.from({ length: 2 * players - 1 }, () => play.does({ do: 'end' }).state.turn.points).join('');
  };

  it('[TT-5] whoever goes fifth or sixth has five points in the first turn, and in no other', () => {
    expect(points(4)).toBe('3333333');
    expect(points(5)).toBe('333533333');
    expect(points(6)).toBe('33355333333');
  });
  it('[TT-27] by the old book nobody has', () => {
    expect(points(6, false)).toBe('33333333333');
  });
});

describe('levels', () => {
  const levels = (players: number) => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((x) => levelAt({ x, y: 0 }, players)).join('');

  it.each([
    [2, '1233333333'],
    [3, '1233333333'],
    [4, '1122333333'],
    [5, '1122333333'],
    [6, '1112223333'],
  ])('[TT-10] with %i players the rings have the levels %s', (players, expected) => expect(levels(players)).toBe(expected));

  it('[TT-10] a ring is all that is as far by king’s moves', () => {
    expect([-1, 0, 1].map((y) => levelAt({ x: 1, y }, 2))).toEqual([1, 1, 1]);
    expect([-2, -1, 0].map((y) => levelAt({ x: -2, y }, 2))).toEqual([2, 2, 2]);
    expect(levelAt({ x: 2, y: -3 }, 2)).toBe(3);
  });
});
