// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { Party, type Setup } from './helpers.ts';

/** Somebody with an open pack, in a quiet room. */
const pack = (setup: Setup = {}) => new Party({ rooms: [{}], ...setup }).does({ do: 'open-pack', hero: setup.torch ?? 0 });
/** Whoever opens the bin finds the named cards. */
const finds = (items: readonly string[], setup: Setup = {}) =>
  new Party({ rooms: [{}], items, ...setup }).opens('bin').does({ do: 'open', hero: 0 });

describe('resting', () => {
  it('[LA-17] in a finished room a card heals oneself or another, and is spent', () => {
    const play = pack({ heroes: [{ class: 'archer', pack: ['bread', 'bread'] }, { class: 'archer', hp: 10 }, { class: 'archer' }] });
    expect(play.whyNot({ do: 'heal' })).toEqual(['LA-17', 'LA-17']);
    play.does({ do: 'heal', card: 'bread', on: 1 });
    expect(play.dice).toBe('1d4');
    play.rolls(3);
    expect([play.hp[1], play.hero(0).pack, play.asked]).toEqual([13, ['bread'], 'pack 0']);
  });
  it('[LA-17] no further than the most', () => {
    const play = pack({ heroes: [{ class: 'archer', hp: 19, pack: ['pill'] }, { class: 'archer' }, { class: 'archer' }] });
    expect(play.does({ do: 'heal', card: 'pill', on: 0 }).hp[0]).toBe(20);
  });
  it('[LA-17] a tap heals whoever lacks most, with the card that fits best, and nobody opens a pack', () => {
    const heroes: Setup['heroes'] = [
      { class: 'archer', hp: 18 },
      { class: 'archer', hp: 13, pack: ['bread'] },
      { class: 'archer', pack: ['bread', 'pill'] },
    ];
    const play = new Party({ heroes, rooms: [{}] });
    const heals = () => play.options.filter((option) => option.do === 'heal');
    expect(heals()).toEqual([{ do: 'heal', card: 'pill', on: 1 }]);
    expect([play.does({ do: 'heal', card: 'pill', on: 1 }).hp[1], play.hero(2).pack, play.asked]).toEqual([18, ['bread'], 'explore 0']);
    expect(heals()).toEqual([{ do: 'heal', card: 'bread', on: 0 }]);
    play.does({ do: 'heal', card: 'bread', on: 0 });
    // a card of somebody else's: nobody else is asked to roll
    expect([play.asked, play.told('used')?.seat]).toEqual(['heal-roll 0', 0]);
    play.rolls(4);
    expect([play.hp, play.hero(1).pack, play.hero(2).pack, heals()]).toEqual([
      [20, 18, 20],
      [],
      ['bread'],
      [{ do: 'heal', card: 'bread', on: 1 }],
    ]);
    play.does({ do: 'heal', card: 'bread', on: 1 }).rolls(2);
    expect([play.hp[1], heals()]).toEqual([20, []]);
    expect(new Party({ heroes, rooms: [{}] }).opens('bin').options).not.toContainEqual({ do: 'heal', card: 'pill', on: 1 });
  });
  it('[LA-17] not where a chest still waits', () => {
    const play = new Party({ heroes: [{ hp: 5, pack: ['bread'] }, {}, {}], rooms: [{}] }).opens('bin').does({ do: 'open-pack', hero: 0 });
    expect(play.whyNot({ do: 'heal' })).toEqual(['LA-17', 'LA-17', 'LA-17']);
  });
  it('[LA-11] with a living Medic in the party a 6 saves the card, whoever uses it', () => {
    const hurt = { class: 'archer' as const, hp: 5, pack: ['pill'] };
    const play = pack({ heroes: [hurt, { class: 'medic' }, { class: 'medic' }] }).does({ do: 'heal', card: 'pill', on: 0 });
    expect([play.asked, play.dice]).toEqual(['medic-roll 0', '1d6']);
    play.rolls(6);
    expect([play.hp[0], play.hero(0).pack]).toEqual([10, ['pill']]);
    play.does({ do: 'heal', card: 'pill', on: 0 }).rolls(5);
    expect([play.hp[0], play.hero(0).pack, play.state.items.discard]).toEqual([15, [], ['pill']]);
    const dead = { class: 'medic', hp: 0, coins: 0 } as const;
    expect(pack({ heroes: [hurt, dead, { class: 'wizard' }], items: [] }).does({ do: 'heal', card: 'pill', on: 0 }).asked).toBe('pack 0');
  });
});

describe('equipment', () => {
  it('[LA-18] up to three at once, free outside combat', () => {
    const play = pack({ heroes: [{ pack: ['club', 'coat', 'cap', 'sock'] }, {}, {}] });
    for (const card of ['club', 'coat', 'cap']) play.does({ do: 'equip', card });
    expect(play.whyNot({ do: 'equip', card: 'sock' })).toEqual(['LA-18']);
    play.does({ do: 'put-away', card: 'club' }, { do: 'equip', card: 'sock' });
    expect(play.hero(0)).toMatchObject({ equipped: ['coat', 'cap', 'sock'], pack: ['club'] });
    expect(play.sheet(0)).toMatchObject({ ac: 12, statistics: { intelligence: 14, luck: 14 } });
    expect(play.does({ do: 'close' }).asked).toBe('explore 0');
  });
  it('[LA-18] [LA-19] a curse takes one of the three slots', () => {
    const play = pack({ heroes: [{ pack: ['sock'], equipped: ['club', 'cap'], curses: ['vest'] }, {}, {}] });
    expect(play.whyNot({ do: 'equip' })).toEqual(['LA-18']);
    play.does({ do: 'put-away', card: 'cap' }, { do: 'equip', card: 'sock' });
    expect(play.hero(0).equipped).toEqual(['club', 'sock']);
  });
  it('[LA-18] only what can be worn or held', () => {
    expect(pack({ heroes: [{ pack: ['duck'] }, {}, {}] }).whyNot({ do: 'equip' })).toEqual(['LA-18']);
  });
  it('[LA-18] items and coins pass freely', () => {
    const play = pack({ heroes: [{ pack: ['duck'] }, {}, {}] }).does({ do: 'give', card: 'duck', to: 2 }, { do: 'coins', to: 1 });
    expect(play.options).toHaveLength(11);
    play.does({ do: 'pay-out', coins: 4 });
    expect([play.hero(0).pack, play.hero(2).pack, play.coins]).toEqual([[], ['duck'], [6, 14, 10]]);
    expect(play.takesBack()).toBe(true);
  });
  it('[LA-18] but not to the dead', () => {
    const play = pack({ heroes: [{ pack: ['duck'] }, { hp: 0, coins: 0 }, {}] });
    expect(play.options.filter(({ do: word }) => word === 'give' || word === 'coins')).toEqual([
      { do: 'give', card: 'duck', to: 2 },
      { do: 'coins', to: 2 },
    ]);
  });
});

describe('curses', () => {
  it('[LA-19] stay with their finder, count as equipped, and are neither put away nor given nor sold', () => {
    const play = finds(['ring']).does({ do: 'open-pack', hero: 0 });
    expect([play.hero(0).curses, play.sheet(0).statistics.luck]).toEqual([['ring'], 9]);
    expect(play.whyNot({ do: 'put-away' })).toEqual(['LA-19']);
    expect(play.kinds).not.toContain('give');
  });
  it('[LA-19] take a slot: a full finder puts something of choice away', () => {
    const play = finds(['ring'], { heroes: [{ equipped: ['club', 'coat', 'cap'] }, {}, {}] });
    expect(play.asked).toBe('make-room 0');
    play.does({ do: 'put-away', card: 'coat' });
    expect(play.hero(0)).toMatchObject({ equipped: ['club', 'cap'], pack: ['coat'], curses: ['ring'] });
  });
  it('[LA-19] with three curses the fourth counts anyway', () => {
    const play = finds(['boots'], { heroes: [{ curses: ['ring', 'hat', 'vest'] }, {}, {}] });
    expect([play.hero(0).curses.length, play.sheet(0).statistics.luck, play.asked]).toEqual([4, 7, 'explore 1']);
  });
  it('[LA-19] two found at once ask as often as there is something to put away', () => {
    const play = finds(['gift', 'ring', 'hat'], { heroes: [{ equipped: ['club'], curses: ['vest', 'boots'] }, {}, {}] });
    play.does({ do: 'put-away', card: 'club' });
    expect(play.hero(0)).toMatchObject({ equipped: [], pack: ['club'], curses: ['vest', 'boots', 'ring', 'hat'] });
    expect(play.asked).toBe('explore 1');
  });
});

describe('finds', () => {
  it('[LA-21] do at once what they do, and are discarded', () => {
    const play = finds(['hoard']);
    expect([play.coins, play.hero(0).pack, play.state.items.discard.includes('hoard')]).toEqual([[19, 15, 15], [], true]);
  });
  it('[LA-21] may draw more', () => {
    expect(finds(['gift', 'duck', 'ring']).hero(0)).toMatchObject({ pack: ['duck'], curses: ['ring'] });
  });
  it('[LA-15] an empty item deck is filled from its discards; where there are none nothing is found', () => {
    const play = finds([]);
    expect(play.told('item-found')).toBeDefined();
    const none = new Party({ rooms: [{}], items: [] });
    none.state.items.aside.push(...none.state.items.discard.splice(0));
    none.opens('bin').does({ do: 'open', hero: 0 });
    expect(none.told('no-item')).toEqual({ do: 'no-item', seat: 0 });
  });
});

describe('what belongs to other floors', () => {
  it('[LA-15] waits beside the deck when it is used up, and is not drawn when the discards come back in', () => {
    const play = new Party({
      heroes: [{ hp: 5, pack: ['soup'] }, {}, {}].map((one) => ({ ...one, class: 'archer' as const })),
      rooms: [{}],
      items: [],
    });
    play.state.items.discard.splice(0, 99, 'duck');
    play.does({ do: 'open-pack', hero: 0 }, { do: 'heal', card: 'soup', on: 0 }, { do: 'close' });
    play.opens('bin').does({ do: 'open', hero: 0 });
    expect([play.hero(0).pack, play.state.items.draw, play.state.items.aside]).toEqual([['duck'], [], expect.arrayContaining(['soup'])]);
  });
  it('[LA-1] [LA-15] nor is it a gift again once the dungeon master took it', () => {
    const play = new Party({ dm: true, heroes: [{ pack: ['soup'] }, {}, {}], rooms: [{}] }).does({ do: 'call-dm' });
    play.does({ do: 'hero', hero: 0 }, { do: 'take', card: 'soup' }, { do: 'hero', hero: 0 });
    expect(play.options).not.toContainEqual({ do: 'gift', card: 'soup' });
  });
});

describe('the statue', () => {
  const rolls = (...dice: (number | readonly number[])[]) =>
    pack({ heroes: [{ pack: ['statue', 'duck'], base: { luck: 14 } }, {}, {}], items: [] })
      .does({ do: 'fate', card: 'statue' })
      .rolls(...dice);
  it('[LA-21] 1: its holder is dead', () => {
    const play = rolls(1);
    expect([play.hp[0], play.hero(0).pack, play.asked]).toEqual([0, [], 'explore 1']);
  });
  it('[LA-21] 2 and 3: a base statistic of choice up, or down', () => {
    expect(rolls(2).does({ do: 'statistic', statistic: 'luck' }).hero(0).base.luck).toBe(15);
    expect(rolls(3).does({ do: 'statistic', statistic: 'strength' }).hero(0).base.strength).toBe(9);
  });
  it('[LA-21] 4: Luck may change places with another', () => {
    const swapped = rolls(4).does({ do: 'statistic', statistic: 'strength' });
    expect(swapped.hero(0).base).toEqual({ strength: 14, intelligence: 10, luck: 10 });
    expect(swapped.told('switched-luck')).toMatchObject({ seat: 0, statistic: 'strength' });
    expect(rolls(4).does({ do: 'keep' }).hero(0).base.luck).toBe(14);
  });
  it('[LA-21] 5 and 6: more hit points, or more AC, by 1d4 and the Luck modifier', () => {
    const tougher = rolls(5, 3);
    expect([tougher.hero(0), tougher.told('more-health')]).toMatchObject([
      { most: 25, hp: 25 },
      { by: 5, now: 25 },
    ]);
    const thicker = rolls(6, 1);
    expect([thicker.sheet(0), thicker.told('more-armour')]).toMatchObject([{ ac: 13 }, { by: 3 }]);
  });
  it('[LA-21] but at least 0', () => {
    const play = pack({ heroes: [{ pack: ['statue'], base: { luck: 3 } }, {}, {}] })
      .does({ do: 'fate', card: 'statue' })
      .rolls(5, 1);
    expect(play.hero(0).most).toBe(20);
  });
  it('[LA-21] it is rolled once, and then discarded', () => {
    const play = rolls(6, 1);
    expect([play.hero(0).pack, play.state.items.discard.includes('statue')]).toEqual([['duck'], true]);
  });
});
