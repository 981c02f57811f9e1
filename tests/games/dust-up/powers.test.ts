// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { IllegalCommand } from '../../../src/engine/session.ts';
import { Ring, SPARE } from './helpers.ts';

/** Mighty powers, alone and where they meet. */

const idle = { hand: ['poke'], pile: SPARE } as const;
const with_ = (card: string, more = {}) => ({ hand: [card, 'sip'], pile: SPARE, ...more });

describe('taking a shield', () => {
  it('[DU-15a] keeps its tokens, and is the newest there', () => {
    const ring = new Ring({
      players: [
        with_('take', { shields: [['gate', 0]] }),
        {
          ...idle,
          shields: [
            ['lid', 2],
            ['gate', 0],
          ],
        },
      ],
    });
    ring.plays('red-take').does({ do: 'shield', of: 1, shield: 0 });
    expect(ring.shields(0)).toEqual(['red-gate 0', 'blue-lid 2']);
    expect(ring.events).toContainEqual({ do: 'took-shield', seat: 0, from: 1, shield: 0, card: 'blue-lid' });
    expect(ring.shields(1)).toEqual(['blue-gate 0']);
    expect(ring.look(0).view.players[0]?.shields[1]).toMatchObject({ owner: 1, left: 1 });
  });

  it('[DU-15a] destroyed, it returns to its first owner', () => {
    const ring = new Ring({ players: [{ hand: ['sip', 'sip'], shields: [['blue-lid', 2]] }, { hand: ['poke', 'sip'] }, idle], turn: 1 });
    ring.plays('blue-poke').does({ do: 'attack', at: 0, shield: 0 });
    expect(ring.player(1).discard).toEqual(['blue-lid', 'blue-poke']);
    expect(ring.shields(0)).toEqual([]);
  });

  it('[DU-15a] also when its owner is out', () => {
    const out = { out: true, discard: ['mend'] };
    const ring = new Ring({ players: [{ hand: ['sip'], shields: [['green-lid', 2]] }, with_('poke'), out], turn: 1 }).plays('blue-poke');
    expect(ring.player(2).discard).toEqual(['green-mend', 'green-lid']);
  });

  it('[DU-15a] taken twice over, it still goes home', () => {
    const ring = new Ring({ players: [with_('take'), with_('poke', { shields: [['green-gate', 0]] }), idle] }).plays('red-take');
    expect(ring.shields(0)).toEqual(['green-gate 0']);
    ring.plays('blue-poke').does({ do: 'attack', at: 0, shield: 0 });
    expect(ring.player(2).discard).toEqual(['green-gate']);
  });

  it('[DU-15a] one can take one’s own back', () => {
    const ring = new Ring({ players: [with_('take'), { ...idle, shields: [['red-lid', 1]] }] }).plays('red-take');
    expect(ring.shields(0)).toEqual(['red-lid 1']);
  });

  it('[DU-15a] with no shield on the table nothing happens; one’s own is none', () => {
    const ring = new Ring({ players: [with_('take', { shields: [['lid', 0]] }), idle] }).plays('red-take');
    expect(ring.events).toContainEqual({ do: 'came-to-nothing', seat: 0, what: 'take-shield' });
  });
});

describe('playing a stolen card', () => {
  it('[DU-15b] the top card of another deck acts for the thief, then goes to that player’s discard pile', () => {
    const ring = new Ring({ players: [with_('lift', { hp: 5 }), { ...idle, pile: ['bonk', 'cocoa'] }] }).plays('red-lift');
    expect(ring.events).toContainEqual({ do: 'played', seat: 0, card: 'blue-cocoa', from: 1, out: 'pile' });
    expect(ring.hearts).toEqual([7, 10]);
    expect(ring.player(1).discard).toEqual(['blue-cocoa']);
    expect(ring.player(0).discard).toEqual(['red-lift']);
  });

  it('[DU-15b] one picks whose deck, and the rest of the own card comes after', () => {
    const ring = new Ring({ players: [with_('grab'), idle, { ...idle, pile: ['hail'] }] }).plays('red-grab');
    expect(ring.asked).toBe('lift-card 0');
    ring.does({ do: 'opponent', at: 2 });
    expect(ring.hearts).toEqual([10, 7, 7]);
    expect(ring.asked).toBe('attack 0');
    expect(ring.does({ do: 'attack', at: 2, shield: null }).hearts).toEqual([10, 7, 6]);
  });

  it('[DU-15b] a stolen attack may hit the one it was stolen from', () => {
    const ring = new Ring({ players: [with_('lift'), { ...idle, pile: ['sip', 'bonk'] }] }).plays('red-lift');
    expect(ring.hearts).toEqual([10, 7]);
    expect(ring.player(1).discard).toEqual(['blue-bonk']);
  });

  it('[DU-15b] a stolen shield stays in front of the thief', () => {
    const ring = new Ring({ players: [with_('lift'), { ...idle, pile: ['lid'] }] }).plays('red-lift');
    expect(ring.shields(0)).toEqual(['blue-lid 0']);
    expect(ring.player(1).discard).toEqual([]);
  });

  it('[DU-15b] a stolen play-again card lets the thief play again', () => {
    const ring = new Ring({ players: [with_('lift'), { ...idle, pile: ['twice'] }] }).plays('red-lift');
    expect(ring.state.turn).toEqual({ seat: 0, owed: 2 });
  });

  it('[DU-15b] a stolen card that steals steals on', () => {
    const ring = new Ring({ players: [with_('lift', { hp: 5 }), { ...idle, pile: ['sip', 'lift'] }, { ...idle, pile: ['cocoa'] }] });
    ring.plays('red-lift').does({ do: 'opponent', at: 1 });
    expect(ring.asked).toBe('lift-card 0');
    expect(ring.look('table').view.inPlay).toEqual([
      { card: 'red-lift', seat: 0, owner: 0 },
      { card: 'blue-lift', seat: 0, owner: 1 },
    ]);
    ring.does({ do: 'opponent', at: 2 });
    expect(ring.hearts).toEqual([7, 10, 10]);
    expect([0, 1, 2].map((seat) => ring.player(seat).discard)).toEqual([['red-lift'], ['blue-lift'], ['green-cocoa']]);
    expect(ring.player(0).played).toEqual(['red-lift', 'blue-lift', 'green-cocoa']);
  });

  it('[DU-15b] and so back and forth, until a deck is empty: a card on its way is in no pile', () => {
    const ring = new Ring({ players: [{ hand: ['lift', 'sip'] }, { hand: ['poke'], pile: ['lift'] }] }).plays('red-lift');
    // Blue's lift would steal from Blue again, whose pile and discard pile are empty
    expect(ring.events).toContainEqual({ do: 'came-to-nothing', seat: 0, what: 'lift-card' });
    expect(ring.player(1).hand).toEqual(['blue-poke', 'blue-lift']);
  });

  it('[DU-15b] an empty pile is first made of the discard pile; if it is still empty, nothing', () => {
    const ring = new Ring({ players: [with_('lift', { hp: 5 }), { hand: ['poke'], discard: ['cocoa'] }] }).plays('red-lift');
    expect(ring.hearts).toEqual([7, 10]);
    const bare = new Ring({ players: [with_('lift'), { hand: ['poke'] }] }).plays('red-lift');
    expect(bare.events).toContainEqual({ do: 'came-to-nothing', seat: 0, what: 'lift-card' });
  });

  it('[DU-15b] a thief who stole an encore plays a card of the own discard pile', () => {
    const ring = new Ring({ players: [with_('lift', { hp: 5, discard: ['cocoa'] }), { ...idle, pile: ['encore'], discard: ['bonk'] }] });
    ring.plays('red-lift');
    expect(ring.hearts).toEqual([7, 10]);
  });
});

describe('other powers', () => {
  it('[DU-15c] breaks a shield, which goes home', () => {
    const ring = new Ring({
      players: [
        with_('crack'),
        {
          ...idle,
          shields: [
            ['lid', 0],
            ['green-gate', 0],
          ],
        },
        idle,
      ],
    }).plays('red-crack');
    ring.does({ do: 'shield', of: 1, shield: 1 });
    expect(ring.shields(1)).toEqual(['blue-lid 0']);
    expect(ring.player(2).discard).toEqual(['green-gate']);
  });

  it('[DU-15c] mends all own shields', () => {
    const ring = new Ring({
      players: [
        with_('mend', {
          shields: [
            ['lid', 2],
            ['blue-medley', 1],
          ],
        }),
        idle,
      ],
    }).plays('red-mend');
    expect(ring.shields(0)).toEqual(['red-lid 0', 'blue-medley 0']);
  });

  it('[DU-15c] plays a card of the own discard pile, which then goes back there', () => {
    const ring = new Ring({ players: [with_('encore', { hp: 5, discard: ['cocoa', 'bonk', 'cocoa'] }), idle] }).plays('red-encore');
    expect(ring.options).toEqual([
      { do: 'card', card: 'red-cocoa' },
      { do: 'card', card: 'red-bonk' },
    ]);
    ring.does({ do: 'card', card: 'red-cocoa' });
    expect(ring.hearts[0]).toBe(7);
    expect(ring.player(0).discard).toEqual(['red-cocoa', 'red-bonk', 'red-cocoa', 'red-encore']);
  });

  it('[DU-15c] an encore cannot play itself', () => {
    const ring = new Ring({ players: [with_('encore'), idle] }).plays('red-encore');
    expect(ring.events).toContainEqual({ do: 'came-to-nothing', seat: 0, what: 'encore' });
  });

  it('[DU-15c] a shield out of the discard pile stays in front', () => {
    const ring = new Ring({ players: [with_('encore', { discard: ['lid'] }), idle] }).plays('red-encore');
    expect(ring.shields(0)).toEqual(['red-lid 0']);
  });

  it('[DU-15c] swaps hit points', () => {
    const ring = new Ring({ players: [with_('trade', { hp: 2 }), { ...idle, hp: 9 }] }).plays('red-trade');
    expect(ring.hearts).toEqual([9, 2]);
  });

  it('[DU-15c] everybody throws their hand away and draws', () => {
    const ring = new Ring({ players: [with_('stir'), { ...idle, hand: ['bonk', 'lid'] }, { ...idle, untouchable: true }] }).plays(
      'red-stir',
    );
    expect(ring.player(0)).toMatchObject({ discard: ['red-sip', 'red-stir'], hand: ['red-gate', 'red-sip', 'red-cocoa'] });
    expect(ring.player(1).discard).toEqual(['blue-bonk', 'blue-lid']);
    expect(ring.player(1).hand).toHaveLength(4);
    expect(ring.player(2).hand).toEqual(['green-poke']);
  });

  it('[DU-15c] who has nothing in hand throws nothing, and draws all the same', () => {
    const ring = new Ring({ players: [with_('stir'), idle, { ...idle, hand: [] }] }).plays('red-stir');
    expect(ring.events.flatMap((event) => (event.do === 'threw-hand' ? [event.seat] : []))).toEqual([0, 1]);
    expect(ring.player(2).hand).toHaveLength(3);
  });

  it('[DU-15c] makes somebody drop cards, whichever slip', () => {
    const dropped = Array.from({ length: 10 }, (_, seed) => {
      const ring = new Ring({ players: [with_('jump'), idle, { ...idle, hand: ['bonk', 'lid', 'mend'] }], seed }).plays('red-jump');
      ring.does({ do: 'opponent', at: 2 });
      expect(ring.player(2).hand).toHaveLength(1);
      expect(ring.player(2).discard).toHaveLength(2);
      return `${ring.player(2).hand}`;
    });
    expect(new Set(dropped).size).toBe(3);
  });

  it('[DU-15c] a fright for an empty hand comes to nothing, and is told so', () => {
    const ring = new Ring({ players: [with_('jump'), { pile: SPARE }] }).plays('red-jump');
    expect(ring.events).toContainEqual({ do: 'came-to-nothing', seat: 0, what: 'spill' });
    expect(ring.player(1).discard).toEqual([]);
  });

  it.each([
    [
      'gang',
      'each shield card in front',
      {
        shields: [
          ['lid', 0],
          ['blue-gate', 0],
        ],
      },
      2,
    ],
    ['gang', 'no shield', {}, 0],
    ['combo', 'each card played this turn', { played: ['again', 'poke'] }, 3],
    ['grump', 'each two hearts lost', { hp: 5 }, 2],
    ['grump', 'no two hearts lost', { hp: 9 }, 0],
  ] as const)('[DU-15c] %s attacks for %s', (card, _, me, amount) => {
    const ring = new Ring({ players: [with_(card, me), idle] }).plays(`red-${card}`);
    expect(ring.hearts[1]).toBe(10 - amount);
    expect(ring.events.some((event) => event.do === 'came-to-nothing')).toBe(amount === 0);
  });

  it('[DU-15c] mends every shield in front, and tells how many dents there were', () => {
    const dented = {
      shields: [
        ['lid', 2],
        ['gate', 0],
        ['lid', 1],
      ],
    } as const;
    const ring = new Ring({ players: [with_('mend', dented), idle] }).plays('red-mend');
    expect(ring.shields(0)).toEqual(['red-lid 0', 'red-gate 0', 'red-lid 0']);
    expect(ring.events).toContainEqual({ do: 'mended', seat: 0, tokens: 3 });
    const whole = new Ring({ players: [with_('mend', { shields: [['lid', 0]] }), idle] }).plays('red-mend');
    expect(whole.events).toContainEqual({ do: 'came-to-nothing', seat: 0, what: 'mend' });
  });

  it('[DU-15] players who are out are never targets', () => {
    for (const [card, asked] of [
      ['lift', 'lift-card'],
      ['trade', 'swap-hearts'],
      ['jump', 'spill'],
    ] as const) {
      const ring = new Ring({ players: [with_(card), { out: true, pile: ['bonk'] }, idle, idle] }).plays(`red-${card}`);
      expect(ring.asked).toBe(`${asked} 0`);
      expect(ring.options).toEqual([
        { do: 'opponent', at: 2 },
        { do: 'opponent', at: 3 },
      ]);
      expect(ring.refusals.map(({ command, refusal }) => [command, refusal.rule])).toEqual([
        [{ do: 'opponent', at: 0 }, 'DU-9'],
        [{ do: 'opponent', at: 1 }, 'DU-15'],
      ]);
    }
  });
});

describe('untouchable', () => {
  const hidden = {
    ...idle,
    untouchable: true,
    shields: [
      ['lid', 0],
      ['gate', 0],
    ],
  } as const;

  it('[DU-16] lasts until the start of the own next turn', () => {
    const ring = new Ring({ players: [with_('hide'), with_('bonk'), idle] }).plays('red-hide').plays('blue-bonk');
    expect(ring.player(0).untouchable).toBe(true);
    expect(ring.hearts).toEqual([10, 10, 7]);
    // Blue is the only one whom Green can reach
    ring.plays('green-poke');
    expect(ring.asked).toBe('play 0');
    expect(ring.player(0).untouchable).toBe(false);
    const told = ring.events.map((event) => event.do);
    expect(told.slice(told.lastIndexOf('turn-began'))).toEqual(['turn-began', 'reappeared', 'drew']);
  });

  it('[DU-16] cannot be attacked, nor can the shields, and one is told why', () => {
    const ring = new Ring({ players: [with_('bonk'), hidden, idle, idle] }).plays('red-bonk');
    expect(ring.options.map((option) => 'at' in option && option.at)).toEqual([2, 3]);
    expect(ring.refusals).toContainEqual({
      command: { do: 'attack', at: 1, shield: null },
      refusal: { rule: 'DU-16', words: expect.any(String) },
    });
    expect(() => ring.does({ do: 'attack', at: 1, shield: 0 })).toThrow(IllegalCommand);
  });

  it.each([
    ['take', 'take-shield'],
    ['crack', 'break-shield'],
    ['lift', 'lift-card'],
    ['trade', 'swap-hearts'],
    ['jump', 'spill'],
    ['bonk', 'attack'],
  ])('[DU-16] %s cannot reach them', (card, what) => {
    const ring = new Ring({ players: [with_(card, { hp: 3 }), hidden] }).plays(`red-${card}`);
    expect(ring.events).toContainEqual({ do: 'came-to-nothing', seat: 0, what });
    expect(ring.player(1).hp).toBe(10);
    expect(ring.shields(1)).toEqual(['blue-lid 0', 'blue-gate 0']);
    expect(ring.player(1).discard).toEqual([]);
  });

  it('[DU-16] a refusal for a shield names the rule, too', () => {
    const ring = new Ring({
      players: [
        with_('take'),
        hidden,
        {
          ...idle,
          shields: [
            ['lid', 0],
            ['gate', 0],
          ],
        },
      ],
    }).plays('red-take');
    expect(ring.options).toHaveLength(2);
    expect(ring.refusals.map(({ refusal }) => refusal.rule)).toEqual(['DU-16', 'DU-16']);
  });

  it('[DU-16] effects that hit everyone pass over', () => {
    const ring = new Ring({ players: [with_('quake'), hidden, idle] }).plays('red-quake');
    expect(ring.hearts).toEqual([7, 10, 7]);
    expect(ring.shields(1)).toEqual(['blue-lid 0', 'blue-gate 0']);
  });

  it('[DU-15c] a storm is told once, with how hard it is and whom it is meant for', () => {
    const stormed = (card: string) =>
      new Ring({ players: [with_(card), idle, idle] }).plays(`red-${card}`).events.filter((event) => event.do === 'stormed');
    expect(stormed('quake')).toEqual([{ do: 'stormed', seat: 0, amount: 3, whom: 'everybody' }]);
    expect(stormed('hail')).toEqual([{ do: 'stormed', seat: 0, amount: 3, whom: 'others' }]);
  });

  it('[DU-16] a storm that reaches nobody is not told as one that hits everybody else', () => {
    const ring = new Ring({ players: [with_('hail'), hidden] }).plays('red-hail');
    expect(ring.hearts).toEqual([10, 10]);
    expect(ring.events.map((event) => event.do)).not.toContain('stormed');
    expect(ring.events).toContainEqual({ do: 'came-to-nothing', seat: 0, what: 'storm' });
  });

  it('[DU-16] their own cards still act on them', () => {
    const ring = new Ring({ players: [{ hand: ['again', 'hide', 'quake', 'sip', 'stir', 'poke'], pile: SPARE }, idle], owed: 3 });
    ring.plays('red-again', 'red-hide', 'red-quake');
    expect(ring.player(0).untouchable).toBe(true);
    expect(ring.hearts).toEqual([7, 7]);
    ring.plays('red-stir');
    expect(ring.player(0).discard).toEqual(expect.arrayContaining(['red-sip', 'red-poke']));
  });
});

describe('fetching', () => {
  it('[DU-15c] takes a card out of the own heap into the hand', () => {
    const ring = new Ring({ players: [with_('fetch', { discard: ['bonk', 'cocoa', 'bonk'] }), idle] }).plays('red-fetch');
    expect(ring.options).toEqual([
      { do: 'card', card: 'red-bonk' },
      { do: 'card', card: 'red-cocoa' },
    ]);
    ring.does({ do: 'card', card: 'red-bonk' });
    expect(ring.player(0)).toMatchObject({ hand: ['red-sip', 'red-bonk'], discard: ['red-bonk', 'red-cocoa', 'red-fetch'] });
    expect(ring.asked).toBe('play 1');
  });

  it('[DU-15c] one card asks nothing, an empty heap does nothing', () => {
    expect(new Ring({ players: [with_('fetch', { discard: ['bonk'] }), idle] }).plays('red-fetch').player(0).hand).toContain('red-bonk');
    const { events } = new Ring({ players: [with_('fetch'), idle] }).plays('red-fetch');
    expect(events).toContainEqual({ do: 'came-to-nothing', seat: 0, what: 'take-back' });
  });
});

describe('copying', () => {
  it('[DU-15c] does what the last card of another player did, and leaves the card where it is', () => {
    const ring = new Ring({
      players: [with_('ditto', { hp: 5 }), { ...idle, played: ['cocoa'], discard: ['cocoa'] }, { ...idle, played: ['bonk'] }],
    });
    ring.plays('red-ditto');
    expect(ring.asked).toBe('copy-card 0');
    ring.does({ do: 'opponent', at: 1 });
    expect(ring.hearts[0]).toBe(7);
    expect(ring.player(1).discard).toEqual(['blue-cocoa']);
    expect(ring.player(0).discard).toEqual(['red-ditto']);
    expect(ring.player(0).played).toEqual(['red-ditto']);
  });

  it('[DU-15c] asks whom the copied bonks hit', () => {
    const players = [with_('ditto'), { ...idle, played: ['sip', 'bonk'] }, idle];
    const ring = new Ring({ players }).plays('red-ditto');
    expect(ring.events).toContainEqual({ do: 'copied', seat: 0, at: 1, card: 'blue-bonk' });
    expect(ring.asked).toBe('attack 0');
    expect(ring.does({ do: 'attack', at: 2, shield: null }).hearts).toEqual([10, 10, 7]);
  });

  it('[DU-15c] a copied shield stops nothing, and its other signs count', () => {
    const ring = new Ring({ players: [with_('ditto', { hp: 5 }), { ...idle, played: ['medley'] }] }).plays('red-ditto');
    expect(ring.shields(0)).toEqual([]);
    expect(ring.events).toContainEqual({ do: 'came-to-nothing', seat: 0, what: 'shield' });
    expect(ring.hearts).toEqual([6, 9]);
    expect(ring.player(0).hand).toHaveLength(2);
  });

  it('[DU-15c] no copy of a copy, and nobody who played nothing, is out or untouchable', () => {
    const players = [
      with_('ditto'),
      { ...idle, played: ['ditto'] },
      { ...idle, played: ['bonk'], untouchable: true },
      { ...idle, played: ['bonk'], out: true },
    ];
    const { events } = new Ring({ players }).plays('red-ditto');
    expect(events).toContainEqual({ do: 'came-to-nothing', seat: 0, what: 'copy-card' });
    const asked = new Ring({ players: [with_('ditto'), { ...idle, played: ['sip'] }, { ...idle, played: ['poke'] }, idle] }).plays(
      'red-ditto',
    );
    expect(asked.options).toEqual([
      { do: 'opponent', at: 1 },
      { do: 'opponent', at: 2 },
    ]);
    expect(asked.refusals.map(({ command, refusal }) => [command, refusal.rule])).toEqual([
      [{ do: 'opponent', at: 0 }, 'DU-9'],
      [{ do: 'opponent', at: 3 }, 'DU-15'],
    ]);
  });
});

describe('reaching', () => {
  it('[DU-15c] takes hearts past all shields, which stay', () => {
    const ring = new Ring({ players: [with_('reach'), { ...idle, shields: [['lid', 1]] }, idle] }).plays('red-reach');
    expect(ring.asked).toBe('reach 0');
    ring.does({ do: 'opponent', at: 1 });
    expect(ring.hearts).toEqual([10, 8, 10]);
    expect(ring.shields(1)).toEqual(['blue-lid 1']);
    expect(ring.player(1).hitBy).toBe(0);
  });

  it('[DU-15c] somebody behind shields can be out by it; [DU-17] their shields go with them', () => {
    const ring = new Ring({ players: [with_('reach'), { ...idle, hp: 2, shields: [['lid', 0]] }] }).plays('red-reach');
    expect(ring.player(1)).toMatchObject({ out: true, shields: [] });
    expect(ring.outcome).toEqual({ winners: [0], reason: 'last' });
  });
});

describe('a full hand', () => {
  it.each([
    [['sip', 'poke', 'cocoa'], 7],
    [['sip'], 9],
  ])('[DU-15c] hits once for each card that is left: %j', (rest, left) => {
    const ring = new Ring({ players: [{ hand: ['hoard', ...rest], pile: SPARE }, idle] }).plays('red-hoard');
    expect(ring.hearts[1]).toBe(left);
  });

  it('[DU-6] a last card is played with the two new ones in hand', () => {
    expect(new Ring({ players: [{ hand: ['hoard'], pile: SPARE }, idle] }).plays('red-hoard').hearts[1]).toBe(8);
  });
});
