// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { Ring, SPARE } from './helpers.ts';

/** A turn from its first card to its end. */

const idle = { hand: ['poke'], pile: SPARE } as const;

describe('drawing', () => {
  it('[DU-4] a turn begins with one card', () => {
    const ring = new Ring({ players: [{ hand: ['cocoa', 'poke'] }, { hand: ['cocoa'], pile: ['bonk', 'lid'] }] }).plays('red-cocoa');
    expect(ring.asked).toBe('play 1');
    expect(ring.player(1)).toMatchObject({ hand: ['blue-cocoa', 'blue-lid'], pile: ['blue-bonk'] });
  });

  it('[DU-4] an empty pile is made of the own discard pile, shuffled', () => {
    const discard = ['bonk', 'lid', 'sip', 'gulp', 'twice', 'mend'];
    const orders = Array.from({ length: 8 }, (_, seed) => {
      const ring = new Ring({ players: [{ hand: ['cocoa', 'poke'] }, { hand: ['cocoa'], discard }], seed }).plays('red-cocoa');
      expect(ring.events).toContainEqual({ do: 'shuffled', seat: 1, cards: 6 });
      const { hand, pile, discard: left } = ring.player(1);
      expect(left).toEqual([]);
      expect([...hand.slice(1), ...pile].sort()).toEqual(discard.map((kind) => `blue-${kind}`).sort());
      return `${hand} ${pile}`;
    });
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  it('[DU-4] a card being carried out is in no pile, so it is not shuffled in', () => {
    const ring = new Ring({ players: [{ hand: ['gulp', 'poke'], discard: ['bonk'] }, idle] }).plays('red-gulp');
    expect(ring.player(0)).toMatchObject({ hand: ['red-poke', 'red-bonk'], pile: [], discard: ['red-gulp'] });
  });

  it('[DU-4] with both empty nothing is drawn', () => {
    const ring = new Ring({ players: [{ hand: ['cocoa', 'poke'] }, { hand: ['cocoa', 'poke'] }] }).plays('red-cocoa');
    expect(ring.player(1).hand).toEqual(['blue-cocoa', 'blue-poke']);
  });
});

describe('playing', () => {
  it('[DU-5] one card, wanted or not: there is no way to pass', () => {
    const ring = new Ring({ players: [{ hand: ['mend', 'bonk', 'mend', 'sip'] }, idle] });
    expect(ring.options).toEqual(['mend', 'bonk', 'sip'].map((kind) => ({ do: 'play', card: `red-${kind}` })));
  });

  it('[DU-5] with no card to play and none to draw the turn ends', () => {
    const ring = new Ring({ players: [{ hand: ['cocoa', 'poke'] }, {}, idle] }).plays('red-cocoa');
    expect(ring.events).toContainEqual({ do: 'lapsed', seat: 1, plays: 1 });
    expect(ring.asked).toBe('play 2');
  });

  it('[DU-5] owed plays lapse then, too', () => {
    // its only card lies in front of it, so there is none to draw
    const ring = new Ring({ players: [{ hand: ['lid'] }, idle], owed: 3 }).plays('red-lid');
    expect(ring.events).toContainEqual({ do: 'lapsed', seat: 0, plays: 2 });
    expect(ring.asked).toBe('play 1');
    expect(ring.state.turn.owed).toBe(1);
  });

  it('[DU-5] symbols act in printed order', () => {
    const ring = new Ring({ players: [{ hand: ['medley', 'poke'], hp: 5, pile: ['bonk'] }, idle] }).plays('red-medley');
    const told = ring.events.map((event) => event.do);
    const order = ['played', 'attacked', 'hurt', 'shielded', 'healed', 'drew', 'turn-began'];
    expect(told.filter((kind) => order.includes(kind)).slice(0, 7)).toEqual(order);
    expect(ring.player(0)).toMatchObject({ hp: 6, hand: ['red-poke', 'red-bonk'], shields: [{ card: 'red-medley', tokens: 0 }] });
    expect(ring.hearts[1]).toBe(9);
  });

  it('[DU-6] the last card of the hand draws two at once, before its symbols act', () => {
    const ring = new Ring({ players: [{ hand: ['pair'], pile: ['bonk', 'lid', 'sip'] }, idle] }).plays('red-pair');
    const told = ring.events.flatMap((event) => (event.do === 'attacked' || (event.do === 'drew' && event.seat === 0) ? [event] : []));
    expect(told).toEqual([
      { do: 'drew', seat: 0, cards: 2, empty: true },
      { do: 'attacked', seat: 0, at: 1, amount: 2 },
      { do: 'drew', seat: 0, cards: 1, empty: false },
    ]);
    expect(ring.player(0).hand).toEqual(['red-sip', 'red-lid', 'red-bonk']);
  });

  it('[DU-6] a card that is not the last draws nothing', () => {
    const ring = new Ring({ players: [{ hand: ['cocoa', 'poke'], pile: SPARE }, idle] }).plays('red-cocoa');
    expect(ring.player(0).hand).toEqual(['red-poke']);
  });

  it('[DU-6] a hand emptied in another way is not refilled', () => {
    const ring = new Ring({ players: [{ hand: ['jump', 'poke'] }, { hand: ['bonk', 'lid'], pile: ['sip', 'gulp'] }, idle], turn: 0 });
    ring.plays('red-jump').does({ do: 'opponent', at: 1 });
    // two dropped, and one drawn as the turn begins
    expect(ring.asked).toBe('play 1');
    expect(ring.player(1)).toMatchObject({ hand: ['blue-gulp'], pile: ['blue-sip'] });
    const later = new Ring({ players: [{ hand: ['jump', 'poke'] }, idle, { hand: ['bonk', 'lid'], pile: ['sip', 'gulp'] }] });
    later.plays('red-jump').does({ do: 'opponent', at: 2 });
    expect(later.player(2)).toMatchObject({ hand: [], pile: ['green-sip', 'green-gulp'] });
  });

  it('[DU-6] save where a card is still to be played this turn', () => {
    // nothing to draw for the last card; then the quake breaks the own lid, and both lie on the discard pile
    const ring = new Ring({ players: [{ hand: ['quake'], shields: [['lid', 2]] }, idle], owed: 2 }).plays('red-quake');
    expect(ring.asked).toBe('play 0');
    expect([...ring.player(0).hand].sort()).toEqual(['red-lid', 'red-quake']);
  });

  it('[DU-7] a played card goes to the own discard pile after its actions', () => {
    const ring = new Ring({ players: [{ hand: ['bonk', 'poke'], discard: ['sip'] }, idle, idle] }).plays('red-bonk');
    expect(ring.player(0).discard).toEqual(['red-sip']);
    expect(ring.look('table').view.inPlay).toEqual([{ card: 'red-bonk', seat: 0, owner: 0 }]);
    ring.does({ do: 'attack', at: 1, shield: null });
    expect(ring.player(0).discard).toEqual(['red-sip', 'red-bonk']);
    expect(ring.look('table').view.inPlay).toEqual([]);
  });

  it('[DU-7] one with a shield stays in front', () => {
    const ring = new Ring({ players: [{ hand: ['lid', 'poke'] }, idle] }).plays('red-lid');
    expect(ring.shields(0)).toEqual(['red-lid 0']);
    expect(ring.player(0).discard).toEqual([]);
  });
});

describe('the end of a turn', () => {
  it('[DU-8] then the turn ends, and the one to the left begins', () => {
    const ring = new Ring({ players: [{ hand: ['cocoa', 'cocoa'] }, { hand: ['cocoa', 'cocoa'] }, { hand: ['cocoa', 'cocoa'] }] });
    const order = [0, 1, 2, 0].map((seat) => {
      expect(ring.asked).toBe(`play ${seat}`);
      ring.does({ do: 'play', card: ring.player(seat).hand[0] ?? '' });
      return ring.state.round;
    });
    expect(order).toEqual([1, 1, 2, 2]);
  });
});

describe('playing again', () => {
  it('[DU-13] so many further cards must be played this turn', () => {
    const ring = new Ring({ players: [{ hand: ['twice', 'cocoa', 'sip', 'mend'] }, idle] }).plays('red-twice');
    expect(ring.state.turn).toEqual({ seat: 0, owed: 2 });
    ring.plays('red-cocoa', 'red-sip');
    expect(ring.asked).toBe('play 1');
  });

  it('[DU-13] those of further play-again cards add up', () => {
    const ring = new Ring({ players: [{ hand: ['twice', 'again', 'twice', 'cocoa', 'sip', 'mend', 'poke', 'gate'] }, idle] });
    ring.plays('red-twice', 'red-again', 'red-twice');
    expect(ring.state.turn.owed).toBe(3);
    ring.plays('red-cocoa', 'red-sip', 'red-mend');
    expect(ring.asked).toBe('play 1');
  });

  it('[DU-13] with an empty hand two cards come first', () => {
    const ring = new Ring({ players: [{ hand: ['again'], pile: ['bonk', 'lid', 'sip'] }, idle] }).plays('red-again');
    expect(ring.asked).toBe('play 0');
    expect(ring.player(0).hand).toEqual(['red-sip', 'red-lid']);
  });

  it('[DU-13] is not optional: with nothing but play-again cards one plays on and on', () => {
    const ring = new Ring({ players: [{ hand: ['again', 'twice'], pile: ['cocoa', 'sip'] }, idle] }).plays('red-again', 'red-twice');
    expect(ring.options).toEqual([
      { do: 'play', card: 'red-sip' },
      { do: 'play', card: 'red-cocoa' },
    ]);
  });
});
