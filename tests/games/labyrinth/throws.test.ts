// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { act, prompt } from '../../../src/engine/session.ts';
import { labyrinth } from '../../../src/games/labyrinth/index.ts';
import { thrower } from '../../../src/games/labyrinth/rules/throws.ts';
import type { Roll } from '../../../src/games/labyrinth/state/tasks.ts';
import { content, Party, type Setup } from './helpers.ts';

/** The dice of a fight: which fall together, and which fall by themselves. */

const ask = (play: Party) => {
  const asked = prompt(labyrinth, content, play.session.now);
  return asked?.kind === 'roll' ? asked : expect.fail(`no roll but ${play.asked}`);
};
/** Three heroes go in to these monsters. */
const facing = (foes: readonly string[], setup: Setup = {}) => {
  const play = new Party({ rooms: [{}, { foes }], ...setup });
  return play.does({ do: 'go', room: 1 });
};

describe('dice that fall together', () => {
  it('[LA-38] the damage falls with the attack, and counts if it hits', () => {
    const play = facing(['ogre']).order(20, 10, 5, 1).does({ do: 'attack', on: 0, weapon: null, statistic: 'strength' });
    expect(ask(play)).toMatchObject({ count: 1, faces: 20, also: { count: 1, faces: 4 } });
    play.rolls([12, 3]);
    expect([play.foes, play.asked]).toEqual([['ogre 17'], 'fight 1']);
    expect(play.told('attacked')).toMatchObject({ dice: [12], total: 12, hit: true });
  });
  it('[LA-38] with a miss the damage does not count', () => {
    const play = facing(['ogre']).order(20, 10, 5, 1).does({ do: 'attack', on: 0, weapon: null, statistic: 'strength' }).rolls([11, 4]);
    expect([play.foes, play.asked]).toEqual([['ogre 20'], 'fight 1']);
  });
  it('[LA-38] real dice may be thrown one after the other', () => {
    const play = facing(['ogre']).order(20, 10, 5, 1).attacks(0, 12);
    expect([play.asked, play.dice]).toEqual(['damage-roll 0', '1d4']);
    expect(play.rolls(4).foes).toEqual(['ogre 16']);
    expect(() => facing(['ogre']).order(20, 10, 5, 1).attacks(0, 12, [5])).toThrow();
  });
  it('[LA-38] the app throws all of them', () => {
    const play = facing(['ogre']).order(20, 10, 5, 1).does({ do: 'attack', on: 0, weapon: null, statistic: 'strength' });
    const { dice } = act(labyrinth, content, play.session, { do: 'roll' });
    expect(dice).toHaveLength(2);
    expect(dice?.[1]).toBeLessThanOrEqual(4);
  });
  it('[LA-38] monsters of a kind throw attacks and damage at once, each its own', () => {
    const play = facing(['ogre', 'ogre'], { dm: true }).order(1, 2, 3, 20);
    play.does({ do: 'target', hero: 0 }).does({ do: 'target', hero: 1 });
    expect(ask(play)).toMatchObject({ count: 2, faces: 20, also: { count: 4, faces: 6 } });
    // the first misses, the second hits for its own dice
    expect(play.rolls([7, 8, 6, 6, 1, 2]).hp).toEqual([20, 17, 20]);
    expect(play.all('struck').map(({ hit }) => hit)).toEqual([false, true]);
  });
});

describe('dice that nobody asks for', () => {
  it('[LA-38] what a hero chooses to do is thrown at once, and so is the order of the fight', () => {
    const play = facing(['ogre']);
    expect([ask(play).roll.do, ask(play).thrower]).toEqual(['initiative-roll', 'chosen']);
    play.order(20, 10, 5, 1).does({ do: 'bluff', on: 0 });
    expect([ask(play).roll.do, ask(play).thrower]).toEqual(['check-roll', 'chosen']);
    const mastered = facing(['ogre'], { dm: true }).order(20, 10, 5, 1).does({ do: 'bluff', on: 0 }, { do: 'against', number: 9 });
    expect([ask(mastered).roll.do, ask(mastered).thrower]).toEqual(['check-roll', 'asked']);
  });
  it('[LA-38] nobody throws for monsters, unless one of you is the dungeon master', () => {
    expect(ask(facing(['ogre']).order(1, 2, 3, 20)).thrower).toBe('table');
    const play = facing(['ogre'], { dm: true }).order(1, 2, 3, 20).does({ do: 'target', hero: 0 });
    expect([ask(play).seat, ask(play).thrower]).toEqual([3, 'asked']);
  });
  it('[LA-38] a chest, a trap and a check of a room are thrown by whoever they are about', () => {
    const { state } = facing(['ogre']);
    const rolls: readonly Roll[] = [
      { do: 'chest-roll', seat: 0, list: 'box', at: 0, what: 'trap', count: 1, faces: 4 },
      { do: 'amount-roll', seat: 0, list: 'dart', at: 0, heroes: [0], count: 1, faces: 4 },
      { do: 'check-roll', seat: 0, why: 'card', statistic: 'luck', against: 10, about: 0, address: '', count: 1, faces: 20 },
    ];
    for (const roll of rolls) expect(thrower(state, roll)).toBe('asked');
  });
});
