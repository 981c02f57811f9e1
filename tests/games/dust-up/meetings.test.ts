// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { Ring, SPARE } from './helpers.ts';

/** Each mighty power against each other one, where they meet. */

const idle = { hand: ['poke'], pile: SPARE } as const;
const with_ = (card: string, more: object = {}) => ({ hand: [card, 'sip'], pile: SPARE, ...more });
const LID = [['lid', 1]] as const;

describe('a power out of another deck', () => {
  /** Red, who has five hearts, plays the top card of Blue's deck; Blue has nine hearts and a shield card with one token. */
  const steals = (card: string, me: object = {}) =>
    new Ring({
      players: [
        with_('lift', { hp: 5, ...me }),
        { hand: ['poke', 'sip', 'gate'], pile: ['poke', 'poke', 'poke', card], hp: 9, shields: LID },
      ],
    }).plays('red-lift');

  it('[DU-15b] takes a shield for the thief, also from the one it came from', () => {
    const ring = steals('take');
    expect([ring.shields(0), ring.shields(1)]).toEqual([['blue-lid 1'], []]);
    expect(ring.player(1).discard).toEqual(['blue-take']);
  });

  it('[DU-15b] breaks a shield of the one it came from', () => {
    const ring = steals('crack');
    expect(ring.shields(1)).toEqual([]);
    expect(ring.player(1).discard).toEqual(['blue-lid', 'blue-crack']);
  });

  it('[DU-15b] mends the thief’s shields, and not its owner’s', () => {
    const marked = steals('mend', { shields: LID });
    expect([marked.shields(0), marked.shields(1)]).toEqual([['red-lid 0'], ['blue-lid 1']]);
  });

  it('[DU-15b] swaps the thief’s hearts', () => {
    expect(steals('trade').hearts).toEqual([9, 5]);
  });

  it('[DU-15b] stirs all hands', () => {
    const ring = steals('stir');
    expect(ring.events.flatMap((event) => (event.do === 'threw-hand' ? [event.seat] : []))).toEqual([0, 1]);
    // three, and one for the turn that begins
    expect(ring.player(1).hand).toHaveLength(4);
  });

  it('[DU-15b] hurts everybody, or everybody but the thief', () => {
    expect(steals('quake').hearts).toEqual([2, 8]);
    expect(steals('hail').hearts).toEqual([5, 8]);
  });

  it('[DU-15b] spills the hand of its owner', () => {
    expect(steals('jump').player(1).discard).toHaveLength(3);
  });

  it('[DU-15b] hides the thief', () => {
    const ring = steals('hide');
    expect([ring.player(0).untouchable, ring.player(1).untouchable]).toEqual([true, false]);
  });

  it('[DU-15b] counts the thief’s shields, hearts lost and cards played', () => {
    expect(steals('gang', { shields: [['gate', 0], LID[0]] }).shields(1)).toEqual([]);
    expect(steals('grump').shields(1)).toEqual([]);
    expect(steals('combo').shields(1)).toEqual([]);
  });
});

describe('a power out of the own discard pile', () => {
  const repeats = (card: string, me: object = {}, you: object = {}) =>
    new Ring({ players: [with_('encore', { discard: [card], ...me }), { ...idle, ...you }] }).plays('red-encore');

  it('[DU-15c] takes a shield, breaks one, mends the own', () => {
    expect(repeats('take', {}, { shields: LID }).shields(0)).toEqual(['blue-lid 1']);
    expect(repeats('crack', {}, { shields: LID }).player(1).discard).toEqual(['blue-lid']);
    expect(repeats('mend', { shields: LID }).shields(0)).toEqual(['red-lid 0']);
  });

  it('[DU-15c] plays a card of another deck', () => {
    const ring = repeats('lift', { hp: 5 }, { pile: ['poke', 'cocoa'] });
    expect(ring.hearts).toEqual([7, 10]);
    expect(ring.player(1).discard).toEqual(['blue-cocoa']);
  });

  it('[DU-15c] lets one play again', () => {
    expect(repeats('twice').state.turn.owed).toBe(2);
  });

  it('[DU-15c] an encore of an encore finds what lies there now', () => {
    const ring = repeats('encore', { hp: 5, discard: ['encore', 'cocoa'] });
    ring.does({ do: 'card', card: 'red-encore' });
    expect(ring.hearts[0]).toBe(7);
    expect(ring.player(0).discard).toEqual(['red-cocoa', 'red-encore', 'red-encore']);
  });

  it('[DU-15c] counts itself among the cards played', () => {
    expect(repeats('combo').hearts[1]).toBe(8);
  });

  it('[DU-15c] stirs, swaps, storms, spills and hides', () => {
    expect(repeats('stir').player(1).discard).toEqual(['blue-poke']);
    expect(repeats('trade', { hp: 2 }).hearts).toEqual([10, 2]);
    expect(repeats('hail').hearts).toEqual([10, 7]);
    expect(repeats('jump', {}, { hand: ['poke', 'sip', 'gate'] }).player(1).discard).toHaveLength(2);
    expect(repeats('hide').player(0).untouchable).toBe(true);
  });
});

describe('a shield that was taken', () => {
  const holding = (card: string, more: object = {}) => with_(card, { shields: [['blue-lid', 2]], ...more });

  it('[DU-15] is mended and counted by whoever has it in front', () => {
    expect(new Ring({ players: [holding('mend'), idle] }).plays('red-mend').shields(0)).toEqual(['blue-lid 0']);
    expect(new Ring({ players: [holding('gang'), idle] }).plays('red-gang').hearts[1]).toBe(9);
  });

  it('[DU-15] soaks the storm of its first owner, and goes home', () => {
    const ring = new Ring({ players: [holding('sip'), with_('quake'), idle], turn: 1 }).plays('blue-quake');
    expect(ring.hearts).toEqual([8, 7, 7]);
    expect(ring.player(1).discard).toEqual(['blue-lid', 'blue-quake']);
  });

  it('[DU-15] cannot be taken back, nor broken, while its holder is untouchable', () => {
    for (const [card, what] of [
      ['take', 'take-shield'],
      ['crack', 'break-shield'],
    ] as const) {
      const ring = new Ring({ players: [holding('sip', { untouchable: true }), with_(card)], turn: 1 }).plays(`blue-${card}`);
      expect(ring.events).toContainEqual({ do: 'came-to-nothing', seat: 1, what });
      expect(ring.shields(0)).toEqual(['blue-lid 2']);
    }
  });

  it('[DU-15] is played again by its first owner once it has gone home', () => {
    const ring = new Ring({ players: [holding('sip'), { hand: ['crack', 'encore'], pile: SPARE }], turn: 1, owed: 2 });
    ring.plays('blue-crack', 'blue-encore').does({ do: 'card', card: 'blue-lid' });
    expect([ring.shields(0), ring.shields(1)]).toEqual([[], ['blue-lid 0']]);
  });
});

describe('hearts, hands and hiding', () => {
  it('[DU-15c] swapped hearts are what a storm meets, and what a grudge counts', () => {
    const ring = new Ring({
      players: [
        { hand: ['trade', 'quake', 'sip'], pile: SPARE, hp: 3 },
        { ...idle, hp: 9 },
      ],
      owed: 2,
    });
    ring.plays('red-trade', 'red-quake');
    expect(ring.hearts).toEqual([6, 0]);
    expect(ring.outcome).toEqual({ winners: [0], reason: 'last' });
    const cross = new Ring({
      players: [
        { hand: ['trade', 'grump', 'sip'], pile: SPARE, hp: 9 },
        { ...idle, hp: 4 },
      ],
      owed: 2,
    });
    expect(cross.plays('red-trade', 'red-grump').hearts).toEqual([4, 6]);
  });

  it('[DU-16] who hides may swap, stir and storm, and what comes after passes over them', () => {
    const ring = new Ring({ players: [{ hand: ['hide', 'trade', 'sip'], pile: SPARE, hp: 2 }, with_('hail'), idle], owed: 2 });
    ring.plays('red-hide', 'red-trade').does({ do: 'opponent', at: 1 });
    expect(ring.hearts).toEqual([10, 2, 10]);
    expect(ring.plays('blue-hail').hearts).toEqual([10, 2, 7]);
  });

  it('[DU-15c] a hand that was spilled empty has nothing more to spill', () => {
    const ring = new Ring({ players: [{ hand: ['jump', 'jump', 'sip'], pile: SPARE }, idle], owed: 2 }).plays('red-jump', 'red-jump');
    expect(ring.player(1).discard).toEqual(['blue-poke']);
  });

  it('[DU-15c] stirring deals as many as there are', () => {
    const ring = new Ring({ players: [with_('stir'), { hand: ['bonk', 'lid'] }] }).plays('red-stir');
    expect([...ring.player(1).hand].sort()).toEqual(['blue-bonk', 'blue-lid']);
    expect(ring.player(1).pile).toEqual([]);
  });

  it('[DU-18] all fall at once: a quake of somebody else’s deck is a tie, too', () => {
    const ring = new Ring({ players: [with_('lift', { hp: 3 }), { hand: ['poke'], pile: ['quake'], hp: 2 }] }).plays('red-lift');
    expect(ring.outcome).toEqual({ winners: [], reason: 'tie' });
  });

  it('[DU-13] plays that are owed lapse with an empty hand and empty piles, be a shield ever so willing', () => {
    const ring = new Ring({
      players: [
        { hand: ['take'], shields: [['lid', 0]] },
        { ...idle, shields: LID },
      ],
      owed: 3,
    }).plays('red-take');
    // the card that took it comes round again, as long as it is owed
    expect(ring.asked).toBe('play 0');
    const bare = new Ring({ players: [{ hand: ['gate', 'lid'] }, idle], owed: 4 }).plays('red-gate', 'red-lid');
    expect(bare.events).toContainEqual({ do: 'lapsed', seat: 0, plays: 2 });
    expect(bare.asked).toBe('play 1');
  });
});
