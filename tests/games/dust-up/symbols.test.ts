// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { IllegalCommand } from '../../../src/engine/session.ts';
import { Ring, SPARE } from './helpers.ts';

/** Bonks, shields, cards, hearts, and several of them on one card. */

const idle = { hand: ['poke'], pile: SPARE } as const;
const hitting = (card: string) => ({ hand: [card, 'sip'], pile: SPARE });

describe('an attack', () => {
  it('[DU-9] hits one opponent, for one hit point a bonk', () => {
    const ring = new Ring({ players: [hitting('bonk'), idle, idle] }).plays('red-bonk');
    expect(ring.asked).toBe('attack 0');
    expect(ring.options).toEqual([
      { do: 'attack', at: 1, shield: null },
      { do: 'attack', at: 2, shield: null },
    ]);
    expect(ring.does({ do: 'attack', at: 2, shield: null }).hearts).toEqual([10, 10, 7]);
  });

  it('[DU-20] who hit somebody last is known, whether hearts were lost or shields soaked it; nobody by oneself', () => {
    const bonk = hitting('bonk');
    const ring = new Ring({ players: [bonk, { ...idle, shields: [['gate', 0]] }, idle] }).plays('red-bonk');
    ring.does({ do: 'attack', at: 1, shield: 0 });
    expect([0, 1, 2].map((seat) => ring.player(seat).hitBy)).toEqual([null, 0, null]);
    expect(ring.look('table').view.players.map(({ hitBy }) => hitBy)).toEqual([null, 0, null]);
  });

  it('[DU-9] nobody is asked where there is one target only', () => {
    expect(new Ring({ players: [hitting('bonk'), idle] }).plays('red-bonk').hearts).toEqual([10, 7]);
  });

  it('[DU-9] one may pick one of an opponent’s shield cards first', () => {
    const ring = new Ring({
      players: [
        hitting('bonk'),
        {
          ...idle,
          shields: [
            ['gate', 0],
            ['lid', 1],
          ],
        },
      ],
    }).plays('red-bonk');
    expect(ring.options).toEqual([
      { do: 'attack', at: 1, shield: 0 },
      { do: 'attack', at: 1, shield: 1 },
    ]);
    ring.does({ do: 'attack', at: 1, shield: 1 });
    // two on the lid, which breaks, one on the gate, which breaks
    expect(ring.shields(1)).toEqual([]);
    expect(ring.hearts).toEqual([10, 10]);
  });

  it('[DU-9] damage goes on to the other shields in the order in which they were played, then to hit points', () => {
    const shields = [
      ['gate', 0],
      ['lid', 0],
      ['medley', 0],
    ] as const;
    const ring = new Ring({ players: [hitting('wallop'), { ...idle, shields }] }).plays('red-wallop');
    ring.does({ do: 'attack', at: 1, shield: 2 });
    expect(ring.shields(1)).toEqual([]);
    expect(ring.hearts[1]).toBe(10);
    const poked = new Ring({ players: [hitting('bonk'), { ...idle, shields }] }).plays('red-bonk').does({ do: 'attack', at: 1, shield: 2 });
    expect(poked.shields(1)).toEqual(['blue-lid 0']);
    const hurt = new Ring({ players: [hitting('bonk'), { ...idle, shields: [['gate', 0]] }] }).plays('red-bonk');
    expect(hurt.hearts[1]).toBe(8);
  });

  it('[DU-9] all the bonks of a card have one target, chosen when they act', () => {
    const ring = new Ring({ players: [hitting('bonk'), { ...idle, hp: 1 }, idle] })
      .plays('red-bonk')
      .does({ do: 'attack', at: 1, shield: null });
    expect(ring.hearts).toEqual([10, 0, 10]);
  });

  it('[DU-9] with no legal target nothing happens, and the card goes on', () => {
    const ring = new Ring({ players: [hitting('medley'), { ...idle, untouchable: true }] }).plays('red-medley');
    expect(ring.events).toContainEqual({ do: 'came-to-nothing', seat: 0, what: 'attack' });
    expect(ring.shields(0)).toEqual(['red-medley 0']);
    expect(ring.hearts).toEqual([10, 10]);
  });

  it('[DU-9] one cannot hit oneself, and is told so', () => {
    const ring = new Ring({ players: [hitting('bonk'), idle, idle] }).plays('red-bonk');
    expect(() => ring.does({ do: 'attack', at: 0, shield: null })).toThrow(IllegalCommand);
    expect(ring.refusals).toEqual([
      { command: { do: 'attack', at: 0, shield: null }, refusal: { rule: 'DU-9', words: expect.stringContaining('you') } },
    ]);
  });

  it('[DU-9] a shield protects whoever has it in front, whosever it is', () => {
    const ring = new Ring({ players: [hitting('bonk'), { ...idle, shields: [['green-lid', 0]] }, idle] }).plays('red-bonk');
    ring.does({ do: 'attack', at: 1, shield: 0 });
    expect(ring.hearts).toEqual([10, 10, 10]);
    expect(ring.player(2).discard).toEqual(['green-lid']);
  });
});

describe('a shield', () => {
  it('[DU-10] soaks as much as it shows, and keeps its tokens', () => {
    const ring = new Ring({ players: [hitting('poke'), { ...idle, shields: [['lid', 0]] }] }).plays('red-poke');
    expect(ring.shields(1)).toEqual(['blue-lid 1']);
    expect(ring.look('table').view.players[1]?.shields).toEqual([{ card: 'blue-lid', tokens: 1, left: 2, most: 3, owner: 1 }]);
  });

  it('[DU-10] is destroyed when it is full, and goes to the discard pile of the player whose deck it is from', () => {
    const ring = new Ring({ players: [hitting('poke'), { ...idle, shields: [['lid', 2]] }] }).plays('red-poke');
    expect(ring.shields(1)).toEqual([]);
    expect(ring.player(1).discard).toEqual(['blue-lid']);
    expect(ring.hearts[1]).toBe(10);
  });
});

describe('cards and hearts', () => {
  it('[DU-11] draws as many as it shows', () => {
    const ring = new Ring({ players: [{ hand: ['gulp', 'poke'], pile: SPARE }, idle] }).plays('red-gulp');
    expect(ring.player(0).hand).toHaveLength(4);
  });

  it('[DU-11] or as many as there are', () => {
    const ring = new Ring({ players: [{ hand: ['gulp', 'poke'], pile: ['bonk'], discard: ['lid'] }, idle] }).plays('red-gulp');
    expect(ring.player(0)).toMatchObject({ hand: ['red-poke', 'red-bonk', 'red-lid'], pile: [], discard: ['red-gulp'] });
    const none = new Ring({ players: [{ hand: ['gulp', 'poke'] }, idle] }).plays('red-gulp');
    expect(none.events).toContainEqual({ do: 'came-to-nothing', seat: 0, what: 'draw' });
  });

  it.each([
    [5, 7],
    [9, 10],
    [10, 10],
  ])('[DU-12] heals from %i to %i: never above 10', (before, after) => {
    const ring = new Ring({ players: [{ hand: ['cocoa', 'poke'], hp: before }, idle] }).plays('red-cocoa');
    expect(ring.hearts[0]).toBe(after);
  });
});

describe('a card of many symbols', () => {
  it('[DU-14] does all of them, and waits for a question in the middle', () => {
    const ring = new Ring({ players: [{ ...hitting('medley'), hp: 4 }, idle, idle] }).plays('red-medley');
    expect(ring.asked).toBe('attack 0');
    expect(ring.player(0)).toMatchObject({ hp: 4, shields: [] });
    ring.does({ do: 'attack', at: 2, shield: null });
    expect(ring.hearts).toEqual([5, 10, 9]);
    expect(ring.shields(0)).toEqual(['red-medley 0']);
    expect(ring.player(0).hand).toEqual(['red-sip', 'red-gate']);
  });
});
