// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Setup } from './helpers.ts';
import { Dungeon, ROAD } from './helpers.ts';

type Somebody = NonNullable<Setup['players']>[number];
/** Two on the same tile of level 1, the first one in turn. */
const meet = (one: Somebody, other: Somebody, more: Setup = {}) =>
  new Dungeon({ laid: ROAD, ...more, players: [{ at: '0,-1', ...one }, { at: '0,-1', ...other }, ...(more.players ?? [])] });

describe('attacking a player', () => {
  it('[TT-16] each rolls one die; the higher attacker steals the difference', () => {
    const play = meet({ gold: 1 }, { gold: 9 }).does({ do: 'attack', on: 1 });
    expect(play.asked).toBe('attack-roll 0');
    play.rolls(6);
    expect(play.asked).toBe('defend-roll 1');
    expect(play.view().duel).toEqual({ by: 0, on: 1, attack: 6, defend: null });
    play.rolls(2);
    expect([play.player(0).gold, play.player(1).gold]).toEqual([5, 5]);
    expect(play.asked).toBe('turn 0');
    expect(play.view().duel).toBeNull();
  });

  it('[TT-16] no more than is there', () => {
    const play = meet({}, { gold: 2, stored: 20 }).robs(1, 6, 1);
    expect([play.player(0).gold, play.player(1).gold, play.player(1).stored]).toEqual([2, 0, 20]);
    expect(meet({}, { stored: 20 }).robs(1, 6, 1).told('stole-nothing')).toBeDefined();
  });

  it('[TT-16] on a tie nothing is stolen, and the turn goes on', () => {
    const play = meet({}, { gold: 2 }).robs(1, 4, 4);
    expect(play.player(1).gold).toBe(2);
    expect(play.asked).toBe('turn 0');
  });

  it('[TT-16] a higher defender stuns: the turn is over', () => {
    const play = meet({}, { gold: 2 }).robs(1, 2, 3);
    expect(play.told('stunned')).toEqual({ do: 'stunned', seat: 0, by: 1 });
    expect(play.asked).toBe('turn 1');
  });

  it('[TT-16] only on the same tile, and not on Home Base', () => {
    const apart = new Dungeon({ players: [{ at: '0,-1' }, { at: '0,-2', gold: 3 }], laid: ROAD });
    expect(apart.kinds).not.toContain('attack');
    const home = new Dungeon({ players: [{}, { gold: 3 }] });
    expect(home.kinds).not.toContain('attack');
    expect([...apart.whyNot({ do: 'attack' }), ...home.whyNot({ do: 'attack' })]).toEqual(['TT-16', 'TT-16']);
  });

  it('[TT-16] the attacker picks among those on the tile', () => {
    const play = meet({}, {}, { players: [{ at: '0,-1' }, { at: '0,-2' }] });
    expect(play.options.filter((option) => option.do === 'attack').map((option) => option.on)).toEqual([1, 2]);
  });

  it('[TT-16] with kind rules nobody robs whoever has the least gold, stored or on hand', () => {
    const also = { friendly: true };
    const may = (one: Somebody, other: Somebody) => meet(one, other, { also }).kinds.includes('attack');
    expect(may({ gold: 2 }, { gold: 1 })).toBe(false);
    expect(may({ gold: 2 }, { gold: 1, stored: 2 })).toBe(true);
    expect(may({ gold: 2 }, { gold: 2 })).toBe(false);
    expect(meet({ gold: 2 }, { gold: 1 }, { also }).whyNot({ do: 'attack' })).toEqual(['TT-16']);
  });
});

describe('cards of thieves and of the robbed', () => {
  it('[TT-16] a card can add to the attacker’s die, or to the other’s', () => {
    expect(
      meet({ cards: ['glove/2'] }, { gold: 9 })
        .robs(1, 3, 3)
        .player(0).gold,
    ).toBe(2);
    expect(
      meet({}, { gold: 9, cards: ['alarm/3'] })
        .robs(1, 6, 4)
        .told('stunned'),
    ).toBeDefined();
  });

  it('[TT-13] a card can leave thieves less', () => {
    expect(
      meet({}, { gold: 9, cards: ['hedgehog/2'] })
        .robs(1, 6, 1)
        .player(0).gold,
    ).toBe(3);
    expect(
      meet({}, { gold: 9, cards: ['hedgehog/3'] })
        .robs(1, 5, 3)
        .told('stole-nothing'),
    ).toBeDefined();
  });

  it('[TT-13] a false purse: at a theft, the thief gets nothing and pays', () => {
    const play = meet({ gold: 5 }, { gold: 9, cards: ['decoy/2'] }).robs(1, 6, 1);
    expect(play.asked).toBe('robbed 1');
    play.uses('decoy');
    expect([play.player(0).gold, play.player(1).gold]).toEqual([3, 11]);
    expect(play.state.treasures.discard).toContain('decoy');
    expect(play.asked).toBe('turn 0');
  });

  it('[TT-13] it need not be used', () => {
    const play = meet({}, { gold: 9, cards: ['decoy'] })
      .robs(1, 6, 1)
      .does({ do: 'leave' });
    expect([play.player(0).gold, play.player(1).gold]).toEqual([5, 4]);
    expect(play.cards(1)).toEqual(['decoy/1']);
  });

  it('[TT-14] a fooled thief without gold pays with health, and can die of it: a stolen turn is over', () => {
    const play = meet({ gold: 1, health: 3 }, { gold: 9, cards: ['decoy/3'] })
      .robs(1, 6, 1)
      .uses('decoy');
    expect(play.player(0)).toMatchObject({ at: 0, health: 5, gold: 0 });
    expect(play.player(1).gold).toBe(10);
    expect(play.asked).toBe('turn 1');
  });

  it('[TT-13] a theft of nothing is no theft: nobody is asked', () => {
    expect(meet({}, { cards: ['decoy'] }).robs(1, 6, 1).asked).toBe('turn 0');
  });

  it('[TT-13] a hook takes gold from afar, without a roll, but never from somebody at home', () => {
    const play = new Dungeon({
      players: [{ cards: ['hook/2'] }, { at: '0,-2', gold: 2 }, { at: '0,-1', gold: 8 }, { gold: 9 }],
      laid: ROAD,
    });
    play.uses('hook');
    expect(play.options).toEqual([
      { do: 'player', on: 1 },
      { do: 'player', on: 2 },
    ]);
    play.does({ do: 'player', on: 2 });
    expect([play.player(0).gold, play.player(2).gold]).toEqual([3, 5]);
  });

  it('[TT-16] a hook, too, spares whoever has the least gold under kind rules', () => {
    const play = new Dungeon({
      players: [
        { stored: 3, cards: ['hook'] },
        { at: '0,-2', gold: 2 },
      ],
      laid: ROAD,
      also: { friendly: true },
    });
    expect(play.whyNot({ do: 'use' })).toEqual(['TT-13']);
  });

  it('[TT-13] a hook that a hedgehog keeps out takes nothing, and nothing is given', () => {
    const guarded = (level: number) =>
      new Dungeon({
        players: [
          { gold: 4, cards: ['hook'] },
          { at: '0,-2', gold: 5, cards: [`hedgehog/${level}`] },
        ],
        laid: ROAD,
      })
        .uses('hook')
        .does({ do: 'player', on: 1 });
    expect([1, 2, 3].map((level) => [guarded(level).player(0).gold, guarded(level).player(1).gold])).toEqual([
      [5, 4],
      [4, 5],
      [4, 5],
    ]);
    expect(guarded(3).told('stole-nothing')).toEqual({ do: 'stole-nothing', seat: 0, from: 1 });
  });

  it('[TT-13] nobody whose pockets are empty is in reach of a hook', () => {
    const players = [{ cards: ['hook'] }, { at: '0,-2' }, { at: '0,-1', gold: 1 }];
    expect(new Dungeon({ players, laid: ROAD }).uses('hook').options).toEqual([{ do: 'player', on: 2 }]);
  });

  it('[TT-13] a hook meets a false purse', () => {
    const play = new Dungeon({
      players: [
        { gold: 4, cards: ['hook'] },
        { at: '0,-2', gold: 2, cards: ['decoy/3'] },
      ],
      laid: ROAD,
    });
    play.uses('hook').does({ do: 'player', on: 1 }).uses('decoy');
    expect([play.player(0).gold, play.player(1).gold]).toEqual([0, 6]);
  });
});
