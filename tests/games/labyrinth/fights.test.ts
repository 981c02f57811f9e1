// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { Party, type Setup } from './helpers.ts';

type Heroes = Setup['heroes'];
type Foes = NonNullable<Setup['rooms']>[number]['foes'];
/** A fight in the next room: who throws what for the order, heroes first, then each kind. Heroes go first where nothing is said. */
function fight(heroes: Heroes, foes: Foes, order: readonly number[] = [20, 19, 18, 2], more: Setup = {}): Party {
  const play = new Party({ heroes: heroes ?? [{}, {}, {}], rooms: [{}, { foes: foes ?? [], card: 'mix', frames: [] }], ...more });
  return play.does({ do: 'go', room: 1 }).order(...order);
}
const strong = { base: { strength: 16 } };

describe('the order', () => {
  it('[LA-27] a d20 for each hero and one for each kind of monster; the highest begins', () => {
    const play = new Party({ rooms: [{}, { foes: ['rat', 'rat', 'ogre'] }] }).does({ do: 'go', room: 1 });
    expect(play.dice).toBe('5d20');
    play.order(5, 17, 9, 3, 12);
    expect(play.view().fight?.order.map(({ who }) => who)).toEqual([1, 'ogre', 2, 0, 'rat']);
    expect(play.asked).toBe('fight 1');
  });

  it('[LA-27] those tied roll again among themselves, until nobody is', () => {
    const play = new Party({ rooms: [{}, { foes: ['rat'] }] }).does({ do: 'go', room: 1 }).order(4, 12, 12, 4);
    expect(play.dice).toBe('4d20');
    // sorted by now: seats 1 and 2, then seat 0 and the rat
    play.rolls([3, 9, 8, 8]);
    expect(play.dice).toBe('2d20');
    play.rolls([1, 2]);
    expect(play.view().fight?.order.map(({ who }) => who)).toEqual([2, 1, 'rat', 0]);
  });

  it('[LA-27] everybody has one turn a round, and then it begins again', () => {
    const play = fight([{}, {}, {}], [{ kind: 'rat', hp: 60 }]).waits(3);
    expect(play.asked).toBe('strike-roll 2');
    play.rolls([1]);
    expect([play.asked, play.state.fight?.round]).toEqual(['fight 0', 2]);
  });
});

describe('an attack', () => {
  it('[LA-28] d20 and Strength at or above AC hits, and the die alone is the damage', () => {
    const play = fight([strong, {}, {}], ['ogre']);
    play.attacks(0, 9, 4);
    expect(play.all('attacked').length + play.foes.length).toBe(1);
    expect(play.foes).toEqual(['ogre 16']);
  });
  it('[LA-28] one less misses', () => {
    const play = fight([strong, {}, {}], ['ogre']).attacks(0, 8);
    expect([play.told('attacked')?.hit, play.foes, play.asked]).toEqual([false, ['ogre 20'], 'fight 1']);
  });
  it('[LA-28] there are no critical hits: a 20 may miss, a 1 may hit', () => {
    expect(
      fight([{ base: { strength: 3 } }, {}, {}], [{ kind: 'dragon' }])
        .attacks(0, 20)
        .told('attacked')?.hit,
    ).toBe(false);
    expect(fight([{ class: 'warrior', base: { strength: 21 } }, {}, {}], ['rat']).attacks(0, 1, 2).foes).toEqual(['rat 4']);
  });
  it('[LA-28] cards add to the attack and to the damage; a weapon in the pack does not', () => {
    const play = fight([{ equipped: ['hammer', 'mitts'], pack: ['club'] }, {}, {}], ['ogre'], undefined, { also: { floor: 3 } });
    expect(play.sheet(0).attacks).toEqual([{ weapon: 'hammer', statistic: 'strength', attack: 3, die: '2d6', damage: 5 }]);
    play.attacks(0, 9, [3, 4]);
    expect(play.foes).toEqual(['ogre 8']);
  });
  it('[LA-28] a hit takes off one at least, however soft the weapon', () => {
    const play = fight([{ equipped: ['feather'] }, {}, {}], ['ogre']).attacks(0, 15, 4);
    expect(play.foes).toEqual(['ogre 19']);
  });
  it('[LA-28] with two weapons the player picks one of them', () => {
    const play = fight([{ equipped: ['hammer', 'club'] }, {}, {}], ['rat'], undefined, { also: { floor: 3 } });
    expect(play.options.flatMap((option) => (option.do === 'attack' ? [option.weapon] : []))).toEqual(['hammer', 'club']);
  });
  it('[LA-29] at 0 hit points a monster is dead and gone', () => {
    const play = fight([{}, {}, {}], [{ kind: 'rat', hp: 5 }, 'ogre'], [20, 19, 18, 2, 1]).attacks(0, 12, 4);
    expect(play.foes).toEqual(['rat 1', 'ogre 20']);
    play.attacks(0, 12, 3);
    expect(play.foes).toEqual(['ogre 20']);
    expect(play.told('foe-beaten')).toMatchObject({ seat: 1, kind: 'rat', how: 'slain' });
  });
});

describe('monsters', () => {
  const hit = (play: Party, ...damage: (number | readonly number[])[]) => play.waits(3).rolls([20], ...damage);

  it('[LA-28] use their attack modifier for the attack alone', () => {
    const play = fight([{}, {}, {}], ['ogre']);
    hit(play, [3, 3]);
    expect(play.all('hurt').map(({ amount }) => amount)).toEqual([6]);
    // AC 10 against d20 + 2
    expect(fight([{}, {}, {}], ['ogre']).waits(3).rolls([8]).dice).toBe('2d6');
    expect(fight([{}, {}, {}], ['ogre']).waits(3).rolls([7]).asked).toBe('fight 0');
  });

  it('[LA-30] attack a living hero by chance, each its own; that cannot be taken back', () => {
    const hurt = new Set<number | null>();
    let apart = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const play = fight([{}, {}, {}, { hp: 0, coins: 0 }], ['rat', 'rat', 'rat'], [20, 19, 18, 2], { seed }).waits(3);
      const targets = (play.state.fight?.volley ?? []).map(({ on }) => on);
      for (const on of targets) hurt.add(on);
      if (new Set(targets).size > 1) apart++;
      expect(play.takesBack()).toBe(false);
    }
    expect([...hurt].sort()).toEqual([0, 1, 2]);
    expect(apart).toBeGreaterThan(3);
  });

  it('[LA-27] of a kind act together, in one throw; each hit has dice of its own', () => {
    const play = fight([{}, {}, {}], ['rat', 'rat', 'rat']).waits(3);
    expect([play.asked, play.dice]).toEqual(['strike-roll 2', '3d20']);
    play.rolls([20, 2, 10]);
    expect([play.asked, play.dice]).toEqual(['wound-roll 2', '2d4']);
    play.rolls([4, 3]);
    expect(play.hp.reduce((sum, hp) => sum + hp)).toBe(60 - 7);
  });

  it('[LA-7] fire hurts woodfolk twice, unless they have water or metal', () => {
    const burn = (elements: ('water' | 'fire' | 'metal')[]) => {
      const play = fight(
        [
          { race: 'woodfolk', elements },
          { hp: 0, coins: 0 },
          { hp: 0, coins: 0 },
        ],
        ['imp'],
        [20, 2],
      ).waits(1);
      return play.rolls([20], [3]).told('hurt')?.amount;
    };
    expect([burn([]), burn(['fire']), burn(['water']), burn(['metal'])]).toEqual([6, 6, 3, 3]);
    const rat = fight([{ race: 'woodfolk' }, { hp: 0, coins: 0 }, { hp: 0, coins: 0 }], ['rat'], [20, 2]).waits(1);
    expect(rat.rolls([20], [3]).told('hurt')?.amount).toBe(3);
  });
});

describe('powers', () => {
  it('[LA-8] a renegade attacks twice a turn, two monsters if it likes, and does nothing else in between', () => {
    const play = fight([{ race: 'oxkin', elements: ['wood', 'earth'] }, {}, {}], ['rat', 'rat']).attacks(0, 12, 4);
    expect(play.asked).toBe('fight 0');
    expect(play.kinds).toEqual(['attack', 'wait']);
    expect(play.whyNot({ do: 'flee' })).toEqual(['LA-31']);
    play.attacks(1, 12, 4);
    expect([play.foes, play.asked]).toEqual([['rat 2', 'rat 2'], 'fight 1']);
  });

  const ghost = { race: 'hollow', base: { strength: 12 } } as const;
  const alone = (foes: Foes) => fight([ghost, { hp: 0, coins: 0 }, { hp: 0, coins: 0 }], foes, [20, 2]);
  it('[LA-9] a hollow one adds two dice to its AC before the attack is rolled, for that attack', () => {
    const play = alone(['rat', 'rat']).waits();
    expect([play.asked, play.kinds]).toEqual(['guard 0', ['guard', 'bear']]);
    play.does({ do: 'guard' });
    expect(play.dice).toBe('2d6');
    play.rolls([4, 5]);
    // the other rat’s attack finds it owing one already, at AC 8
    expect(play.asked).toBe('strike-roll 0');
    play.rolls([16, 8]);
    expect(play.all('struck').map(({ ac, hit }) => [ac, hit])).toEqual([
      [17, false],
      [8, true],
    ]);
  });
  it('[LA-9] and then skips its next attack', () => {
    const play = alone(['rat']).waits().does({ do: 'guard' }).rolls([6, 6], [1]);
    expect(play.asked).toBe('fight 0');
    expect(play.kinds).toContain('skip');
    expect(play.whyNot({ do: 'attack' })).toEqual(['LA-9']);
    play.does({ do: 'skip' });
    expect(play.hero(0).owes).toBe(false);
    expect(play.asked).toBe('guard 0');
    play.does({ do: 'bear' });
    expect(play.asked).toBe('strike-roll 0');
  });
  it('[LA-9] while it owes an attack it is not asked, and the debt ends with the fight', () => {
    const play = alone([{ kind: 'rat', hp: 60 }])
      .waits()
      .does({ do: 'guard' })
      .rolls([6, 6], [1])
      .waits();
    expect(play.asked).toBe('strike-roll 0');
    play.rolls([1]);
    const over = fight([ghost, {}, {}], ['rat'], [10, 9, 8, 20], { seed: 2 });
    while (over.asked !== 'guard 0' && over.state.fight) over.asked.startsWith('strike') ? over.rolls([1]) : over.waits();
    over.does({ do: 'guard' }).rolls([1, 1], [1]);
    while (over.asked !== 'fight 1') over.waits();
    over.attacks(0, 20, 4);
    over.attacks(0, 20, 4);
    expect([over.state.fight, over.hero(0).owes]).toEqual([null, false]);
  });
  it('[LA-9] with two elements nobody asks', () => {
    expect(
      fight(
        [
          { ...ghost, elements: ['wood', 'fire'] },
          { hp: 0, coins: 0 },
          { hp: 0, coins: 0 },
        ],
        ['rat'],
        [20, 2],
      ).waits().asked,
    ).toBe('strike-roll 0');
  });

  it('[LA-13] a destructive wizard is stung by each attack, hit or miss, after the damage', () => {
    const wizard: NonNullable<Heroes>[number] = { class: 'wizard', elements: ['fire', 'water'] };
    const hit = fight([wizard, {}, {}], ['ogre']).attacks(0, 15, 4);
    expect([hit.foes, hit.asked, hit.dice]).toEqual([['ogre 16'], 'burn-roll 0', '1d4']);
    expect(hit.rolls(3).hp[0]).toBe(17);
    const miss = fight([wizard, {}, {}], ['ogre']).attacks(0, 2);
    expect(miss.asked).toBe('burn-roll 0');
    // it can be the wizard’s last, with the monster beaten all the same
    const last = fight([{ ...wizard, hp: 1 }, {}, {}], ['rat'])
      .attacks(0, 15, 4)
      .rolls(1);
    expect([last.hp[0], last.foes, last.asked]).toEqual([0, ['rat 2'], 'fight 1']);
  });
});

describe('other things to do in a fight', () => {
  it('[LA-18] equipping and putting away take the turn', () => {
    const play = fight([{ pack: ['club'] }, { equipped: ['coat'] }, {}], ['rat']).does({ do: 'equip', card: 'club' });
    expect([play.hero(0).equipped, play.asked]).toEqual([['club'], 'fight 1']);
    play.does({ do: 'put-away', card: 'coat' });
    expect([play.hero(1).equipped, play.asked]).toEqual([[], 'fight 2']);
  });

  it('[LA-21] nobody rolls for a statue in a fight', () => {
    expect(fight([{ pack: ['statue'] }, {}, {}], ['rat']).kinds).toEqual(['attack', 'bluff', 'flee', 'wait']);
  });

  it('[LA-31] bluff: Intelligence, 20; one monster gives up, and counts as defeated', () => {
    const clever = { base: { intelligence: 18 } };
    const play = fight([clever, clever, {}], [{ kind: 'ogre', reward: 5 }, 'rat'], [20, 19, 18, 2, 1]).does({ do: 'bluff', on: 0 });
    play.rolls(15);
    expect([play.told('checked'), play.foes]).toMatchObject([{ total: 19, passed: false }, ['ogre 20', 'rat 6']]);
    play.does({ do: 'bluff', on: 0 }).rolls(16);
    expect(play.foes).toEqual(['rat 6']);
    expect(play.told('foe-beaten')).toMatchObject({ how: 'bluffed' });
    expect(play.room.purse).toBe(5);
  });

  it('[LA-31] who is too slow for a bluff cannot try one, unless a dungeon master says how hard it is', () => {
    const slow = { base: { intelligence: 9 } };
    const play = fight([slow, {}, {}], ['rat'], [20, 19, 18, 2]);
    expect([play.kinds.includes('bluff'), play.whyNot({ do: 'bluff' })]).toEqual([false, ['LA-31']]);
    expect(play.waits().kinds).toContain('bluff');
    const mastered = new Party({ heroes: [slow, {}, {}], rooms: [{}], dm: true }).does(
      { do: 'call-dm' },
      { do: 'add', kind: 'rat' },
      { do: 'done' },
    );
    expect(mastered.order(20, 19, 18, 1).kinds).toContain('bluff');
  });

  it('[LA-31] flee: Luck, 15, one try a round for all; they go back a room, and the monsters stay as they are', () => {
    const play = fight([{ base: { luck: 14 } }, { base: { luck: 14 } }, {}], ['rat', { kind: 'ogre', hp: 7 }], [20, 19, 18, 2, 1]);
    play.does({ do: 'flee' }).rolls(12);
    expect(play.asked).toBe('fight 1');
    expect(play.whyNot({ do: 'flee' })).toEqual(['LA-31']);
    play.waits(2).rolls([1, 1].slice(0, 1));
    play.rolls([1]);
    expect([play.asked, play.state.fight?.round]).toEqual(['fight 0', 2]);
    play.does({ do: 'flee' }).rolls(13);
    expect([play.state.delve?.at, play.state.fight, play.asked]).toEqual([0, null, 'explore 0']);
    expect(play.view().rooms[1]?.foes.map(({ kind, hp }) => `${kind} ${hp}`)).toEqual(['rat 6', 'ogre 7']);
    play.does({ do: 'go', room: 1 });
    expect(play.asked).toBe('initiative-roll 0');
  });

  it('[LA-31] with no room to flee to nobody can', () => {
    const play = new Party({ rooms: [{}], dm: true }).does({ do: 'call-dm' }, { do: 'add', kind: 'rat' }, { do: 'done' });
    play.order(20, 19, 18, 1);
    expect([play.whyNot({ do: 'flee' }), play.kinds.includes('flee')]).toEqual([['LA-31'], false]);
  });
  it('[LA-31] nor into a room with other monsters', () => {
    const rooms = [{}, { foes: ['rat'] }, { doors: ['west' as const, 'north' as const] }];
    const play = new Party({ rooms, at: 2, dm: true }).does({ do: 'go', room: 1 }).order(20, 19, 18, 1);
    play.does({ do: 'flee' }, { do: 'against', number: 15 }).rolls(20);
    expect(play.state.delve).toMatchObject({ at: 2, from: null });
    play.does({ do: 'call-dm' }, { do: 'add', kind: 'ogre' }, { do: 'done' }).order(20, 19, 18, 1);
    expect(play.whyNot({ do: 'flee' })).toEqual(['LA-31']);
  });
});

describe('treasure', () => {
  it('[LA-32] is paid for each monster, shared evenly, the odd pieces by turn order', () => {
    const play = fight(
      [{}, {}, {}],
      [
        { kind: 'rat', hp: 1, reward: 4 },
        { kind: 'rat', hp: 1, reward: 4 },
      ],
      [5, 20, 12, 2],
      { items: ['duck'] },
    );
    play.attacks(0, 15, 1).attacks(1, 15, 1);
    expect(play.coins).toEqual([12, 13, 13]);
  });
  it('[LA-32] the dead have no share, and the last blow finds an item card', () => {
    const play = fight([{}, {}, { hp: 0, coins: 0 }], [{ kind: 'rat', hp: 1, reward: 5 }], [5, 20, 2], { items: ['duck'] });
    play.attacks(0, 15, 1);
    expect([play.coins, play.hero(1).pack]).toEqual([[12, 13, 0], ['duck']]);
  });
  it('[LA-32] no treasure, no card', () => {
    const play = fight([{}, {}, {}], [{ kind: 'rat', hp: 1 }], undefined, { items: ['duck'] }).attacks(0, 15, 1);
    expect([play.coins, play.hero(0).pack, play.asked]).toEqual([[10, 10, 10], [], 'explore 0']);
  });
  it('[LA-32] what was beaten before a flight is paid with the rest', () => {
    const rats = [
      { kind: 'rat', hp: 1, reward: 3 },
      { kind: 'rat', hp: 1, reward: 3 },
    ];
    const play = fight([{}, {}, {}], rats, undefined, { items: ['duck'] }).attacks(0, 15, 1);
    play.does({ do: 'flee' }).rolls(20);
    expect(play.coins).toEqual([10, 10, 10]);
    play.does({ do: 'go', room: 1 }).order(20, 19, 18, 2).attacks(1, 15, 1);
    expect(play.coins).toEqual([12, 12, 12]);
  });
});

describe('death', () => {
  it('[LA-29] [LA-33] a dead hero is out of the fight; its items go back into the deck, curses too, and its money is gone', () => {
    const play = fight(
      [{ hp: 1, pack: ['duck'], equipped: ['coat'], curses: ['ring'] }, {}, {}],
      [{ kind: 'rat', hp: 60 }],
      [20, 19, 18, 2],
      { dm: true },
    );
    const before = play.state.items.draw.length;
    play.waits(3).does({ do: 'target', hero: 0 }).rolls([20], [2]);
    expect(play.hero(0)).toMatchObject({ hp: 0, coins: 0, pack: [], equipped: [], curses: [] });
    expect(play.state.items.draw.length).toBe(before + 3);
    expect([play.asked, play.state.torch, play.all('fight-turn')]).toEqual(['fight 1', 1, [{ do: 'fight-turn', seat: 1 }]]);
  });
});
