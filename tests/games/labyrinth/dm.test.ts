// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { AnyCommand } from '../../../src/games/labyrinth/state/commands.ts';
import { Party, type Setup } from './helpers.ts';

/** Three heroes, and somebody at seat 3 who masters the dungeon. */
const table = (setup: Setup = {}) => new Party({ dm: true, rooms: [{}], ...setup });
const called = (setup: Setup = {}) => table(setup).does({ do: 'call-dm' });
/** Adds monsters, also where the dungeon master is warned (LA-52). */
function adds(play: Party, ...kinds: readonly string[]): void {
  for (const kind of kinds) {
    play.does({ do: 'add', kind });
    if (play.asked === 'sure 3') play.does({ do: 'do-it' });
  }
}

describe('a person as dungeon master', () => {
  it('[LA-1] can be called at any hero’s turn, and goes back to it', () => {
    const play = called();
    expect(play.asked).toBe('dm 3');
    expect(play.does({ do: 'done' }).asked).toBe('explore 0');
    const town = new Party({ dm: true }).does({ do: 'shop', hero: 1 }, { do: 'call-dm' }, { do: 'done' });
    expect(town.asked).toBe('town 1');
    expect(new Party({ dm: true }).does({ do: 'call-dm' }, { do: 'done' }).asked).toBe('gate 0');
    expect(new Party({ rooms: [{}] }).kinds).not.toContain('call-dm');
  });
  it('[LA-1] is asked in each new room where monsters live, before they come; elsewhere the heroes go on', () => {
    const play = table().opens('rat');
    expect([play.asked, play.foes]).toEqual(['dm 3', []]);
    expect(play.does({ do: 'done' }).asked).toBe('initiative-roll 1');
    expect(table().opens('empty').asked).toBe('explore 1');
    expect(table().opens('gate').asked).toBe('volunteer 1');
  });
  it('[LA-1] [LA-31] sets the number of a check', () => {
    const play = table({ dm: true }).opens('gate').does({ do: 'hero', hero: 0 });
    expect(play.asked).toBe('difficulty 3');
    play.does({ do: 'against', number: 4 }).rolls(4);
    expect([play.told('checked')?.against, play.room.stairs]).toEqual([4, true]);
  });
  it('[LA-1] [LA-30] says whom a monster attacks, or leaves it to chance', () => {
    const play = table({ rooms: [{}, { foes: ['rat', 'rat'] }] })
      .does({ do: 'go', room: 1 })
      .order(20, 19, 18, 1)
      .waits(3);
    expect(play.asked).toBe('target 3');
    play.does({ do: 'target', hero: 2 }, { do: 'target', hero: 1 });
    expect(play.state.fight?.volley.map(({ on }) => on)).toEqual([2, 1]);
    expect(play.asked).toBe('strike-roll 3');
    expect(play.takesBack()).toBe(true);
    play.does({ do: 'target', hero: null });
    expect(play.asked).toBe('strike-roll 3');
    expect(play.takesBack()).toBe(false);
  });
  it('[LA-1] adds monsters and sends them home', () => {
    const play = called();
    adds(play, 'ogre', 'rat');
    expect(play.foes).toEqual(['ogre 20', 'rat 6']);
    play.does({ do: 'remove', foe: 0 });
    expect(play.told('dm-removed')).toMatchObject({ kind: 'ogre' });
    expect(play.does({ do: 'done' }).asked).toBe('initiative-roll 0');
    // whoever is brought has no silver
    play.order(20, 19, 18, 1).attacks(1, 19, 4).attacks(1, 19, 4);
    expect([play.told('fight-won') !== undefined, play.coins]).toEqual([true, [10, 10, 10]]);
  });
  it('[LA-21] several of a kind have numbers, which stay when one of them is gone', () => {
    const play = called().does({ do: 'add', kind: 'rat' });
    const numbers = () => play.room.foes.map(({ id, number }) => [id, number]);
    expect(numbers()).toEqual([[0, 0]]);
    adds(play, 'ogre', 'rat', 'rat');
    expect(numbers()).toEqual([
      [0, 1],
      [1, 0],
      [2, 2],
      [3, 3],
    ]);
    play.does({ do: 'remove', foe: 0 });
    expect(numbers()).toEqual([
      [1, 0],
      [2, 2],
      [3, 3],
    ]);
    play.does({ do: 'remove', foe: 2 });
    adds(play, 'rat');
    expect(numbers()).toEqual([
      [1, 0],
      [3, 3],
      [4, 4],
    ]);
  });
  it('[LA-1] what it adds has no treasure, and twelve fill a room', () => {
    const play = called();
    adds(play, ...Array.from({ length: 12 }, () => 'rat'));
    expect([play.room.foes.length, new Set(play.room.foes.map(({ reward }) => reward))]).toEqual([12, new Set([0])]);
    expect(play.kinds).not.toContain('add');
  });
  it('[LA-1] a monster that joins a fight rolls for its place; those of a kind go together', () => {
    const play = table({ rooms: [{}, { foes: ['rat'] }] })
      .does({ do: 'go', room: 1 })
      .order(20, 10, 5, 1)
      .does({ do: 'call-dm' });
    adds(play, 'rat');
    expect(play.asked).toBe('dm 3');
    adds(play, 'ogre');
    expect(play.dice).toBe('1d20');
    play.rolls([15]).does({ do: 'done' });
    expect(play.view().fight?.order.map(({ who }) => who)).toEqual([0, 'ogre', 1, 2, 'rat']);
    expect(play.asked).toBe('fight 0');
  });
  it('[LA-1] sending the last monster home ends the fight, without treasure for it', () => {
    const play = table({ rooms: [{}, { foes: [{ kind: 'rat', reward: 9 }] }] })
      .does({ do: 'go', room: 1 })
      .order(20, 10, 5, 1);
    play.does({ do: 'call-dm' }, { do: 'remove', foe: 0 }, { do: 'done' });
    expect([play.asked, play.coins, play.state.fight]).toEqual(['explore 0', [10, 10, 10], null]);
  });
  it('[LA-1] asks any player for a check with any statistic', () => {
    const play = called({ heroes: [{}, { base: { luck: 16 } }, {}] }).does(
      { do: 'hero', hero: 1 },
      { do: 'call-check', statistic: 'luck', against: 15 },
    );
    expect(play.asked).toBe('check-roll 1');
    play.rolls(12);
    expect(play.told('checked')).toMatchObject({ seat: 1, why: 'dm', total: 15, passed: true });
    expect(play.asked).toBe('dm 3');
  });
  it('[LA-1] gives and takes coins, hit points and items', () => {
    const play = called({ heroes: [{ hp: 10, pack: ['cap'] }, {}, {}], items: ['duck'] });
    const toFirst = (...commands: readonly AnyCommand[]) => play.does({ do: 'hero', hero: 0 }, ...commands);
    toFirst({ do: 'coins', by: 5 });
    toFirst({ do: 'health', by: 5 });
    toFirst({ do: 'gift', card: 'duck' });
    toFirst({ do: 'take', card: 'cap' });
    expect(play.hero(0)).toMatchObject({ coins: 15, hp: 15, pack: ['duck'] });
    toFirst({ do: 'coins', by: -10 });
    toFirst({ do: 'health', by: -5 });
    expect(play.hero(0)).toMatchObject({ coins: 5, hp: 10 });
    expect(play.state.items.discard).toContain('cap');
  });
  it('[LA-1] takes no more silver than there is, and no curse: only the wizard lifts it', () => {
    const play = called({ heroes: [{ coins: 5, curses: ['ring'] }, {}, {}] }).does({ do: 'hero', hero: 0 });
    const taken = play.options.flatMap((option) => (option.do === 'coins' && 'by' in option && option.by < 0 ? [option.by] : []));
    expect([taken, play.kinds.includes('take')]).toEqual([[-1, -5], false]);
  });
  it('[LA-1] hands out any card of the item deck, which is taken back like the rest', () => {
    const play = called({ heroes: [{ pack: ['pill'] }, {}, {}], market: ['coat'], also: { floor: 1 } });
    play.does({ do: 'hero', hero: 1 });
    const gifts = play.options.flatMap((option) => (option.do === 'gift' ? [option.card] : []));
    expect(gifts).toContain('bread');
    // in a pack, on the market, for another floor
    for (const card of ['pill', 'coat', 'hammer']) expect(gifts).not.toContain(card);
    play.does({ do: 'gift', card: 'cap' });
    expect([play.hero(1).pack, play.told('item-found')?.card, play.asked]).toEqual([['cap'], 'cap', 'dm 3']);
    expect(play.takesBack()).toBe(true);
    expect(play.hero(1).pack).toEqual([]);
    play.does({ do: 'gift', card: 'ring' });
    expect(play.hero(1).curses).toEqual(['ring']);
  });
  it('[LA-1] says something for the mood, which can be taken back as all the rest', () => {
    const play = called().does({ do: 'note', note: 'drip' });
    expect(play.told('dm-said')).toEqual({ do: 'dm-said', note: 'drip' });
    expect(play.takesBack()).toBe(true);
    play.does({ do: 'add', kind: 'rat' });
    expect(play.takesBack()).toBe(true);
    play.does({ do: 'hero', hero: 2 }, { do: 'coins', by: -1 });
    expect(play.takesBack()).toBe(true);
  });
  it('[LA-1] in town nobody dies of it', () => {
    const play = new Party({ dm: true, heroes: [{ hp: 5 }, {}, {}] }).does({ do: 'call-dm' }, { do: 'hero', hero: 0 });
    expect(play.options).not.toContainEqual({ do: 'health', by: -5 });
    expect(play.options).toContainEqual({ do: 'health', by: -1 });
    expect(play.kinds).not.toContain('add');
  });
});
