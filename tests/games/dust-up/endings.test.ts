// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { Runner } from '../../../src/engine/runner.ts';
import { dustUp } from '../../../src/games/dust-up/index.ts';
import { knockOutPlayers } from '../../../src/games/dust-up/rules/mutations.ts';
import { content, Ring, SPARE } from './helpers.ts';

/** Going out, haunting, and the end. */

const idle = { hand: ['poke'], pile: SPARE } as const;
const with_ = (card: string, more = {}) => ({ hand: [card, 'sip'], pile: SPARE, ...more });

describe('going out', () => {
  it('[DU-17] at 0 hit points one is out at once: hand, deck and own shields leave play', () => {
    const fallen = { hp: 1, hand: ['bonk', 'sip'], pile: ['mend'], discard: ['cocoa'] };
    const ring = new Ring({ players: [with_('bonk'), fallen, idle] }).plays('red-bonk').does({ do: 'attack', at: 1, shield: null });
    expect(ring.player(1)).toMatchObject({ hp: 0, out: true, hand: [], shields: [] });
    expect(ring.asked).toBe('play 2');
    expect(ring.outcome).toBeNull();
    const hit = new Ring({ players: [with_('hail'), { ...fallen, hp: 3, shields: [] }, { ...idle, hp: 9 }] }).plays('red-hail');
    expect(hit.player(1).pile).toHaveLength(3);
  });

  it('[DU-17] shields they had taken go to their first owners’ discard piles, their own to theirs, also when these are out', () => {
    // no card of today fells anybody past their shields; the rule holds for one that will
    const shields = [
      ['lid', 2],
      ['green-gate', 0],
      ['gold-lid', 1],
    ] as const;
    const { session } = new Ring({ players: [idle, { ...idle, hp: 0, shields }, idle, { out: true }] });
    const table = new Runner(dustUp, content, session.now);
    knockOutPlayers(table);
    expect(table.state.players[1]).toMatchObject({ out: true, shields: [], hand: [] });
    expect(table.state.players.map(({ discard }) => discard)).toEqual([[], ['blue-lid'], ['green-gate'], ['gold-lid']]);
  });

  it('[DU-17] a shield of theirs that somebody else took stays there', () => {
    const ring = new Ring({ players: [with_('bonk', { shields: [['blue-lid', 1]] }), { ...idle, hp: 2 }, idle] });
    ring.plays('red-bonk').does({ do: 'attack', at: 1, shield: null });
    expect(ring.player(1).out).toBe(true);
    expect(ring.shields(0)).toEqual(['blue-lid 1']);
  });

  it('[DU-17] without ghosts, who is out is passed over', () => {
    const ring = new Ring({ players: [with_('cocoa'), { out: true }, idle] }).plays('red-cocoa');
    expect(ring.asked).toBe('play 2');
  });
});

describe('the first round', () => {
  const blow = (card: string, more = {}) =>
    new Ring({ players: [with_(card), { ...idle, hp: 2 }, { ...idle, hp: 2 }], ghosts: true, ...more }).plays(`red-${card}`);
  const hearts = ({ session }: Ring) => session.now.state.players.map(({ hp, out }) => (out ? 'out' : hp));

  it('[DU-25] a last heart holds, also of everybody at once, and from the next round on it does not', () => {
    expect(hearts(blow('wallop').does({ do: 'attack', at: 1, shield: null }))).toEqual([10, 1, 2]);
    expect(hearts(blow('hail'))).toEqual([10, 1, 1]);
    expect(hearts(blow('hail', { round: 2 }))).toEqual([10, 'out', 'out']);
  });
  it('[DU-25] past all shields, too, and one’s own', () => {
    expect(hearts(blow('reach').does({ do: 'opponent', at: 2 }))).toEqual([10, 2, 1]);
    const players = [with_('quake', { hp: 3 }), idle, idle];
    expect(hearts(new Ring({ players, ghosts: true }).plays('red-quake'))).toEqual([1, 7, 7]);
  });
  it('[DU-25] everybody is told, and whoever has only that heart loses none', () => {
    const ring = new Ring({ players: [with_('poke'), { ...idle, hp: 1 }], ghosts: true }).plays('red-poke');
    expect(hearts(ring)).toEqual([10, 1]);
    expect(ring.events).toContainEqual({ do: 'hurt', seat: 1, amount: 0, left: 1, held: true });
  });
  it('[DU-25] without ghosts none holds', () => {
    expect(hearts(blow('hail', { ghosts: false }))).toEqual([10, 'out', 'out']);
  });
});

describe('ghosts', () => {
  const haunting = (more = {}) => new Ring({ players: [with_('cocoa'), { out: true }, idle, idle], ghosts: true, ...more });

  it('[DU-17] who is out has one small choice a round, when their turn would be', () => {
    const ring = haunting().plays('red-cocoa');
    expect(ring.asked).toBe('haunt 1');
    expect(ring.options).toEqual([{ do: 'spook', at: 0 }, { do: 'spook', at: 2 }, { do: 'spook', at: 3 }, { do: 'float' }]);
    expect(ring.does({ do: 'float' }).asked).toBe('play 2');
  });

  it('[DU-17] boo: somebody drops a card and draws another', () => {
    const ring = haunting().plays('red-cocoa').does({ do: 'spook', at: 3 });
    expect(ring.player(3)).toMatchObject({ hand: ['gold-gate'], discard: ['gold-poke'] });
    expect(ring.asked).toBe('play 2');
  });

  it('[DU-17] and of a whole hand it is one card, so that nobody has more or fewer for it', () => {
    const players = [with_('cocoa'), { out: true }, idle, { hand: ['bonk', 'mend', 'trade'], pile: SPARE }];
    const { hand, discard } = haunting({ players }).plays('red-cocoa').does({ do: 'spook', at: 3 }).player(3);
    expect([hand.length, discard.length]).toEqual([3, 1]);
  });

  it('[DU-17] nobody without cards, untouchable or out is spooked', () => {
    const players = [with_('cocoa'), { out: true }, { ...idle, untouchable: true }, { pile: SPARE }];
    const ring = haunting({ players }).plays('red-cocoa');
    expect(ring.options).toEqual([{ do: 'spook', at: 0 }, { do: 'float' }]);
  });

  it('[DU-17] with nobody to spook a ghost is passed over', () => {
    const players = [{ hand: ['hide', 'sip'] }, { out: true }, { ...idle, untouchable: true }];
    expect(haunting({ players }).plays('red-hide').asked).toBe('play 2');
  });
});

describe('the end', () => {
  it('[DU-18a] the last player left wins at once, also in mid-card', () => {
    const ring = new Ring({
      players: [
        { hand: ['pair', 'sip'], pile: ['bonk'] },
        { ...idle, hp: 2 },
      ],
    }).plays('red-pair');
    expect(ring.outcome).toEqual({ winners: [0], reason: 'last' });
    expect(ring.events.at(-1)).toEqual({ do: 'discarded', seat: 0, card: 'red-pair' });
    expect(ring.player(0).hand).toEqual(['red-sip']);
    expect(ring.asked).toBe('nothing');
  });

  it('[DU-18a] also after a question', () => {
    const players = [
      { hand: ['pair', 'sip'], pile: ['bonk'] },
      {
        ...idle,
        hp: 2,
        shields: [
          ['gate', 0],
          ['red-gate', 0],
        ] as const,
      },
      { out: true },
    ];
    const ring = new Ring({ players }).plays('red-pair').does({ do: 'attack', at: 1, shield: 1 });
    expect(ring.outcome).toBeNull();
    const over = new Ring({ players: [players[0] ?? {}, { ...idle, hp: 1, shields: [['gate', 0]] }, { out: true }] }).plays('red-pair');
    expect(over.outcome).toEqual({ winners: [0], reason: 'last' });
    expect(over.player(0).hand).toEqual(['red-sip']);
  });

  it('[DU-18b] a symbol that hurts several is dealt to all before anyone goes out', () => {
    const ring = new Ring({ players: [with_('quake', { hp: 3 }), { ...idle, hp: 3 }, idle] }).plays('red-quake');
    expect(ring.hearts).toEqual([0, 0, 7]);
    expect(ring.outcome).toEqual({ winners: [2], reason: 'last' });
    const told = ring.events.map((event) => event.do);
    expect(told.lastIndexOf('hurt')).toBeLessThan(told.indexOf('fell'));
  });

  it('[DU-18b] if all who are left fall, it is a tie', () => {
    const ring = new Ring({ players: [with_('quake', { hp: 1 }), { ...idle, hp: 2 }, { out: true }] }).plays('red-quake');
    expect(ring.outcome).toEqual({ winners: [], reason: 'tie' });
    expect(ring.events).toContainEqual({ do: 'tied', seats: [0, 1] });
  });

  it('[DU-18] who falls in their own turn carries out no further symbols', () => {
    const ring = new Ring({ players: [with_('finale', { hp: 2 }), idle, idle] }).plays('red-finale');
    expect(ring.player(0)).toMatchObject({ hp: 0, out: true });
    expect(ring.player(0).discard).toContain('red-finale');
    expect(ring.asked).toBe('play 1');
  });

  it('[DU-18] nor does a stolen card, which goes home, nor the card that stole it', () => {
    const ring = new Ring({ players: [with_('grab', { hp: 2 }), { ...idle, pile: ['cocoa', 'finale'] }, idle] });
    ring.plays('red-grab').does({ do: 'opponent', at: 1 });
    expect(ring.player(0)).toMatchObject({ hp: 0, out: true });
    expect(ring.player(1).discard).toEqual(['blue-finale']);
    expect(ring.hearts).toEqual([0, 7, 7]);
    expect(ring.asked).toBe('play 1');
  });

  it('[DU-18] plays that are owed are forgotten with whoever falls', () => {
    const ring = new Ring({ players: [{ hand: ['quake', 'sip'], hp: 1 }, idle, idle], owed: 3 }).plays('red-quake');
    expect(ring.state.turn).toEqual({ seat: 1, owed: 1 });
  });
});
