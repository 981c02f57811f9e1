// @vitest-environment node

import { describe, expect, it } from 'vitest';
import type { Position } from '../../../src/engine/game.ts';
import { Random } from '../../../src/engine/random.ts';
import { Runner } from '../../../src/engine/runner.ts';
import { observe, startSession, undo } from '../../../src/engine/session.ts';
import { imagine, playOut } from '../../../src/engine/simulate.ts';
import { greedy } from '../../../src/games/dust-up/bots/greedy.ts';
import { dustUp, dustUpModule } from '../../../src/games/dust-up/index.ts';
import type { DustUp } from '../../../src/games/dust-up/state/tasks.ts';
import { Ring, SPARE, content as toys } from './helpers.ts';

/** Who sees what, and what a bot may believe. */

const { content } = dustUpModule;
/** Some brawls that have been going on for a while. */
const brawls = Array.from({ length: 6 }, (_, seed): Position<DustUp> => {
  const table = new Runner(dustUp, content, startSession(dustUp, content, 2 + (seed % 3), {}, seed).session.now);
  playOut(table, greedy(Random.seed(seed)), 9 + seed);
  return table.position;
});

describe('a hand', () => {
  it('[DU-19] is seen by its owner only', () => {
    const ring = new Ring({
      players: [
        { hand: ['bonk', 'lid'], pile: SPARE },
        { hand: ['mend'], pile: SPARE },
      ],
    });
    expect(ring.look(0).view.hand).toEqual(['red-bonk', 'red-lid']);
    expect(ring.look(1).view.hand).toEqual(['blue-mend']);
    expect(ring.look('table').view.hand).toBeNull();
    for (const viewer of [1, 'table'] as const) expect(JSON.stringify(ring.look(viewer))).not.toMatch(/red-(bonk|lid)/);
    expect(JSON.stringify(ring.look(0))).not.toContain('blue-mend');
  });

  it('[DU-19] what may be played is a secret, whom it hits is not', () => {
    const ring = new Ring({ players: [{ hand: ['bonk', 'lid'] }, { hand: ['mend'] }, { hand: ['mend'] }] });
    expect(ring.look(0).prompt).toMatchObject({ kind: 'choose', secret: true });
    expect(ring.look('table').prompt).toEqual({ kind: 'wait', seat: 0 });
    ring.plays('red-bonk');
    expect(ring.look('table').prompt).toMatchObject({ kind: 'choose', secret: false, choice: { do: 'attack' } });
  });

  it('[DU-19] nor is the order of a pile in any view', () => {
    for (const at of brawls)
      for (const viewer of ['table', 0, 1] as const) {
        const { view } = observe(dustUp, content, at, viewer);
        expect(Object.keys(view.players[0] ?? {}).sort()).toEqual(
          ['discard', 'hand', 'help', 'hero', 'hitBy', 'hp', 'most', 'out', 'pile', 'played', 'seat', 'shields', 'untouchable'].sort(),
        );
        expect(view.players.map(({ pile }) => pile)).toEqual(at.state.players.map(({ pile }) => pile.length));
      }
  });
});

describe('what is open', () => {
  it('[DU-20] hit points, shields with tokens, sizes of hands and piles, discard piles, last cards played', () => {
    const ring = new Ring({
      players: [
        { hand: ['cocoa', 'lid'], pile: SPARE, hp: 5 },
        { hand: ['mend'], pile: ['sip'], discard: ['poke', 'bonk'], hp: 7, shields: [['lid', 2]], played: ['again', 'bonk'] },
      ],
    });
    for (const viewer of ['table', 0, 1] as const) {
      const { players, round, turn } = ring.look(viewer).view;
      expect({ round, turn }).toEqual({ round: 1, turn: { seat: 0, owed: 1 } });
      expect(players[1]).toEqual({
        seat: 1,
        hero: 'blue',
        hp: 7,
        most: 10,
        help: 'none',
        hand: 1,
        pile: 1,
        discard: ['blue-poke', 'blue-bonk'],
        shields: [{ card: 'blue-lid', tokens: 2, left: 1, most: 3, owner: 1 }],
        untouchable: false,
        out: false,
        hitBy: null,
        played: ['blue-again', 'blue-bonk'],
      });
    }
    ring.plays('red-cocoa');
    expect(ring.look(1).view.players[0]).toMatchObject({ hp: 7, hand: 1, played: ['red-cocoa'], discard: ['red-cocoa'] });
  });
});

describe('what has been seen', () => {
  it.each([
    ['sip', 'draw'],
    ['lift', 'lift'],
    ['jump', 'spill'],
    ['stir', 'throw'],
  ] as const)('[DU-19] %s: nobody takes it back', (card, why) => {
    const ring = new Ring({
      players: [
        { hand: [card, 'poke'], pile: SPARE },
        { hand: ['mend'], pile: ['gate'] },
      ],
      owed: 2,
    }).plays(`red-${card}`);
    expect([ring.session.sealed, ring.session.commands]).toEqual([why, []]);
  });

  it('[DU-19] where nobody saw anything the card goes back to the hand', () => {
    const ring = new Ring({ players: [{ hand: ['cocoa', 'poke'], hp: 5, pile: SPARE }, { hand: ['mend'] }], owed: 2 });
    const before = ring.session.now;
    expect(undo(dustUp, toys, ring.plays('red-cocoa').session)?.now).toEqual(before);
  });
});

describe('a world that a bot believes in', () => {
  const sorted = (cards: readonly string[]): string => [...cards].sort().join();

  it('[DU-19] leaves the own hand, and deals the others’ hands and every pile anew', () => {
    for (const at of brawls) {
      const { state } = imagine(dustUp, content, at, 0, Random.seed(4));
      state.players.forEach((imagined, seat) => {
        const real = at.state.players[seat];
        if (!real) throw new Error('somebody is missing');
        expect(imagined.hand).toHaveLength(real.hand.length);
        expect(sorted([...imagined.hand, ...imagined.pile])).toBe(sorted([...real.hand, ...real.pile]));
        expect({ ...imagined, hand: [], pile: [] }).toEqual({ ...real, hand: [], pile: [] });
        if (seat === 0) expect(imagined.hand).toEqual(real.hand);
      });
      expect(state.players.map(({ pile }) => pile)).not.toEqual(at.state.players.map(({ pile }) => pile));
    }
  });

  it('[DU-19] is the same whatever the truth is: from one source come the same worlds', () => {
    for (const at of brawls) {
      const other = imagine(dustUp, content, at, 1, Random.seed(9)).position;
      expect(other.state).not.toEqual(at.state);
      const worlds = [at, other].map((truth) => imagine(dustUp, content, truth, 1, Random.seed(5)).state);
      expect(worlds[0]).toEqual(worlds[1]);
    }
  });
});
