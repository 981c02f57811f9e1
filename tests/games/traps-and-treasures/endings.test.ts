// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Setup } from './helpers.ts';
import { Dungeon, ROAD } from './helpers.ts';

type Somebody = NonNullable<Setup['players']>[number];
/** Ends turns until it is that seat's choice. */
const passTo = (play: Dungeon, seat: number): Dungeon => {
  for (let i = 0; i < 12 && play.asked !== `turn ${seat}` && play.outcome === null; i++) play.does({ do: 'end' });
  return play;
};
const three = (...players: readonly Somebody[]) => players;

describe('the last turns', () => {
  it('[TT-19] the first player stores enough: the turn is finished, all others have one more, and it is over', () => {
    const play = new Dungeon({ players: three({ gold: 30 }, {}, {}), laid: ROAD }).does({ do: 'rest' });
    expect(play.told('last-turns')).toEqual({ do: 'last-turns', seat: 0 });
    expect(play.asked).toBe('turn 0');
    const asked = [1, 2].map((seat) => passTo(play, seat).asked);
    expect(asked).toEqual(['turn 1', 'turn 2']);
    play.does({ do: 'end' });
    expect(play.outcome).toEqual({ winners: [0], reason: 'stored' });
  });

  it('[TT-19] the last player does: the first and the second have one more', () => {
    const play = new Dungeon({ players: three({}, { at: '0,-1', gold: 40 }, { gold: 30 }), laid: ROAD, turn: { seat: 2 } }).does({
      do: 'rest',
    });
    passTo(play, 0);
    expect(play.state.round).toBe(2);
    passTo(play, 1).goes('south').does({ do: 'rest' }, { do: 'end' });
    expect(play.outcome).toEqual({ winners: [1], reason: 'stored' });
  });

  it('[TT-19] further players who reach it add no turns', () => {
    const play = new Dungeon({ players: three({ gold: 30 }, { gold: 30 }, {}) }).does({ do: 'rest' });
    passTo(play, 1).does({ do: 'rest' });
    expect(play.told('last-turns')).toBeUndefined();
    passTo(play, 2).does({ do: 'end' });
    expect(play.outcome).not.toBeNull();
  });

  it.each([15, 20, 30])('[TT-19] enough is %i, as was chosen', (target) => {
    const stored = (gold: number) => new Dungeon({ players: [{ gold }, {}], also: { target } }).does({ do: 'rest' }).state.last;
    expect([stored(target - 1), stored(target)]).toEqual([null, 0]);
  });

  it('[TT-19] after 150 rounds the game ends', () => {
    const play = new Dungeon({ players: [{ stored: 3 }, { stored: 2 }], turn: { seat: 1 }, also: { round: 150 } }).does({ do: 'end' });
    expect(play.outcome).toEqual({ winners: [0], reason: 'late' });
    const before = new Dungeon({ turn: { seat: 1 }, also: { round: 149 } }).does({ do: 'end' });
    expect(before.outcome).toBeNull();
  });
});

describe('who wins', () => {
  const winners = (...players: readonly Somebody[]) =>
    new Dungeon({ players, turn: { seat: players.length - 1 }, also: { round: 150 } }).does({ do: 'end' }).outcome?.winners;

  it('[TT-20] the most gold stored, whatever is on hand', () => {
    expect(winners({ stored: 5, gold: 9 }, { stored: 6 })).toEqual([1]);
  });
  it('[TT-20] then the most treasure cards', () => {
    expect(winners({ stored: 5, cards: ['pie'], health: 5 }, { stored: 5, cards: ['bun', 'hat'], health: 1 })).toEqual([1]);
  });
  it('[TT-20] then the most health', () => {
    expect(winners({ stored: 5, cards: ['pie'], health: 3 }, { stored: 5, cards: ['bun'], health: 4 }, { stored: 4 })).toEqual([1]);
  });
  it('[TT-20] then they share it', () => {
    expect(winners({ stored: 5, cards: ['pie'] }, { stored: 4 }, { stored: 5, cards: ['bun'] })).toEqual([0, 2]);
  });

  it('[TT-20] scores can be hidden until the end', () => {
    const play = new Dungeon({ players: [{ stored: 5 }, {}], turn: { seat: 1 }, also: { hidden: true, round: 150 } });
    for (const viewer of ['table', 0, 1] as const) expect(play.view(viewer).players.map(({ stored }) => stored)).toEqual([null, null]);
    play.does({ do: 'end' });
    expect(play.view().players.map(({ stored }) => stored)).toEqual([5, 0]);
  });
});

describe('a strict pile', () => {
  it('[TT-18] gains stop at what is left', () => {
    const play = new Dungeon({
      players: [{ at: '0,-1', stored: 20 }, { stored: 28 }],
      laid: ROAD,
      monsters: ['purse'],
      also: { pile: 2 },
    }).fights(6);
    expect(play.player(0).gold).toBe(2);
    expect(play.state.pile).toBe(0);
    expect(play.told('pile-empty')).toBeDefined();
  });

  it('[TT-18] when the pile and all hands are empty the game ends at once', () => {
    const play = new Dungeon({ players: [{ gold: 2, stored: 23 }, { stored: 25 }], also: { pile: 0 } }).does({ do: 'rest' });
    expect(play.outcome).toEqual({ winners: [0, 1], reason: 'pile' });
  });

  it('[TT-18] it goes on while somebody carries gold', () => {
    const play = new Dungeon({
      players: [
        { gold: 2, stored: 20 },
        { gold: 3, stored: 25 },
      ],
      also: { pile: 0 },
    }).does({ do: 'rest' });
    expect(play.outcome).toBeNull();
  });

  it('[TT-18] whoever stores enough with the very last gold ends it at once, too', () => {
    const play = new Dungeon({ players: [{ gold: 5, stored: 25 }, { stored: 20 }], also: { pile: 0 } }).does({ do: 'rest' });
    expect(play.outcome).toEqual({ winners: [0], reason: 'pile' });
    expect(play.told('last-turns')).toBeUndefined();
  });

  it('[TT-18] gold lost goes back to it', () => {
    const play = new Dungeon({ players: [{ at: '0,-1', gold: 4 }, {}], laid: ROAD, monsters: ['thief'], also: { pile: 46 } }).fights(1);
    expect(play.state.pile).toBe(49);
  });

  it('[TT-18] a bottomless pile gives whatever is asked', () => {
    const play = new Dungeon({ players: [{ at: '0,-3', stored: 29 }, { stored: 29 }], laid: ROAD, monsters: ['purse'] }).fights(6);
    expect(play.player(0).gold).toBe(18);
  });
});
