// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Setup } from './helpers.ts';
import { Dungeon, ROAD } from './helpers.ts';

/** Somebody on that level, about to meet that monster. */
const meets = (monster: string, level: 1 | 2 | 3 = 1, player: NonNullable<Setup['players']>[number] = {}, more: Setup = {}) =>
  new Dungeon({
    laid: ROAD,
    monsters: [monster],
    ...more,
    players: [{ at: `0,-${level}`, ...player }, ...(more.players?.slice(1) ?? [{}])],
  });

describe('looking for a monster', () => {
  it.each([1, 2, 3] as const)('[TT-11] on level %i one fights the monster of that level, by its row', (level) => {
    const play = meets('purse', level).does({ do: 'fight' });
    expect(play.asked).toBe('fight-roll 0');
    expect(play.told('monster-drawn')).toEqual({ do: 'monster-drawn', seat: 0, card: 'purse', level });
    expect(play.view().fight).toEqual({ cards: ['purse'], level, die: null });
    play.rolls(4);
    expect(play.player(0).gold).toBe(4 * level);
    expect(play.state.monsters.discard).toContain('purse');
    expect(play.view().fight).toBeNull();
  });

  it('[TT-11] not on Home Base', () => {
    const play = new Dungeon({ players: [{ health: 4 }, {}] });
    expect(play.kinds).toEqual(['rest', 'end']);
    expect(play.whyNot({ do: 'fight' })).toEqual(['TT-11']);
  });

  it('[TT-3] an empty monster deck is refilled from its discards', () => {
    const play = meets('calm').fights(1).does({ do: 'fight' });
    expect(play.told('refilled')).toEqual({ do: 'refilled', deck: 'monsters' });
    expect(play.asked).toBe('fight-roll 0');
  });

  it('[TT-11] the drawn card ends undo', () => {
    expect(meets('calm').does({ do: 'fight' }).takesBack()).toBe(false);
  });
});

describe('what a row does', () => {
  it('[TT-12] nothing', () => {
    const play = meets('calm').fights(3);
    expect(play.told('nothing-happened')).toBeDefined();
    expect(play.player(0)).toMatchObject({ health: 5, gold: 0 });
  });

  it('[TT-12] in printed order: health, points and cards', () => {
    const play = meets('fairy', 2, { health: 2 }, { treasures: ['pie'] }).fights(1);
    expect(play.player(0).health).toBe(4);
    expect(play.cards(0)).toEqual(['pie/2']);
    expect(play.state.turn.points).toBe(4);
    expect(play.events.map(({ do: what }) => what)).toEqual(['rolled', 'fought', 'health-gained', 'points-gained', 'treasure-drawn']);
  });

  it('[TT-12] points gained with the last point may be spent this turn', () => {
    const play = meets('fairy', 1, {}, { turn: { points: 1 } }).fights(1);
    expect(play.asked).toBe('turn 0');
    expect(play.state.turn.points).toBe(2);
  });

  it('[TT-12] without such a gift the last point ends the turn', () => {
    expect(meets('calm', 1, {}, { turn: { points: 1 } }).fights(1).asked).toBe('turn 1');
  });

  it('[TT-12] death ends the row', () => {
    const play = meets('ogre', 1, { gold: 2 }).fights(3);
    expect(play.told('died')).toEqual({ do: 'died', seat: 0, gold: 7 });
    expect(play.player(0)).toMatchObject({ health: 5, gold: 0, at: 0 });
  });

  it('[TT-12] death by lost health ends the row, too', () => {
    const play = meets('ogre').fights(2);
    expect(play.player(0)).toMatchObject({ health: 5, gold: 0, at: 0 });
  });

  it('[TT-12] health is never more than there is room for', () => {
    expect(meets('fairy', 1, { health: 4 }).fights(1).player(0).health).toBe(5);
  });
});

describe('losing gold', () => {
  it('[TT-14] comes from gold on hand, never from what is stored', () => {
    expect(meets('thief', 1, { gold: 5, stored: 9 }).fights(1).player(0)).toMatchObject({ gold: 2, stored: 9, health: 5 });
  });

  it('[TT-14] what one does not have is lost as health, one for one', () => {
    const play = meets('thief', 1, { gold: 1, stored: 9 }).fights(1);
    expect(play.player(0)).toMatchObject({ gold: 0, stored: 9, health: 3 });
    expect(play.told('gold-missing')).toEqual({ do: 'gold-missing', seat: 0, amount: 2 });
  });

  it('[TT-14] and can be the end of one', () => {
    const play = meets('thief', 1, { health: 3 }).fights(1);
    expect(play.player(0)).toMatchObject({ health: 5, at: 0 });
    expect(play.asked).toBe('turn 1');
  });

  it('[TT-12] gold won in the same row can pay', () => {
    expect(meets('fairy', 1, { gold: 1 }).fights(2).player(0)).toMatchObject({ gold: 0, health: 4 });
  });
});

describe('death', () => {
  it('[TT-15] sends the token home with five health; gold on hand goes back, cards and stored gold stay', () => {
    const play = meets('ogre', 3, { health: 2, gold: 6, stored: 8, cards: ['pie/3'] }, { also: { pile: 36 } }).fights(1);
    expect(play.player(0)).toMatchObject({ at: 0, health: 5, gold: 0, stored: 8 });
    expect(play.cards(0)).toEqual(['pie/3']);
    expect(play.state.pile).toBe(42);
  });

  it('[TT-15] ends the turn', () => {
    const play = meets('ogre').fights(1);
    expect(play.asked).toBe('turn 1');
    expect(play.state.turn).toMatchObject({ seat: 1, points: 3 });
  });

  it('[TT-15] in somebody else’s turn leaves that turn alone', () => {
    const play = new Dungeon({
      players: [
        { at: '0,-1', cards: ['pepper/3'] },
        { at: '0,-1', gold: 4 },
      ],
      laid: ROAD,
    }).uses('pepper');
    expect(play.player(1)).toMatchObject({ at: 0, health: 5, gold: 0 });
    expect(play.asked).toBe('turn 0');
    expect(play.state.turn.points).toBe(3);
  });
});
