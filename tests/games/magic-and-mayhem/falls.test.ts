// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { monster, treasure } from './content-helpers.ts';
import { type Setup, table } from './helpers.ts';

/** Bosses, falling, coming back, prizes. */

const bite = (setup: Setup = {}) =>
  table({ heroes: [{ at: 'yard 2,2', hp: 1, gold: 3, cards: ['key'] }, {}], monsters: [{ monster: 'statue', at: 'yard 2,3' }], ...setup });

describe('the boss', () => {
  const board = ['start ?den'];
  it('[MM-37] comes on its mark when the Boss tile is flipped, and not before; which one is drawn then', () => {
    const play = table({ board, heroes: [{ at: 'start 4,2' }], also: { bosses: ['ogre'] } });
    expect(play.monsterNumbers).toEqual([]);
    play.walk('start 5,2');
    expect(play.told('boss-came')).toEqual([{ do: 'boss-came', number: 1, monster: 'ogre', at: play.at('den 2,2') }]);
    expect(play.monster()).toMatchObject({ monster: 'ogre', hp: 8 });
    expect(play.state.bosses).toEqual([]);
  });

  it('[MM-37] on no other tile', () => {
    const play = table({ board: ['start ?yard ?den'], heroes: [{ at: 'start 4,2' }], also: { bosses: ['ogre'] } });
    expect(play.walk('start 5,2').monsterNumbers).toEqual([]);
  });

  it('[MM-37] it gets the next number and acts like any monster, in number order', () => {
    const play = table({
      board,
      heroes: [{ at: 'start 4,2', hp: 6 }],
      monsters: [{ monster: 'statue', at: 'start 5,3' }],
      also: { bosses: ['ogre'] },
    });
    play.walk('start 5,2').end();
    expect(play.told('attacked').map(({ by }) => ('number' in by ? by.number : 0))).toEqual([1, 2]);
    expect(play.whereMonster(2)).toBe('den 0,2');
    expect(play.hero(0).hp).toBe(3);
  });

  it('[MM-37] beaten, it counts as beaten for the party', () => {
    const play = table({ board: ['start den'], heroes: [{ at: 'den 2,1' }, {}], monsters: [{ monster: 'ogre', at: 'den 2,2', hp: 2 }] });
    play.attack();
    expect(play.state.sides).toMatchObject([{ bosses: 1 }]);
    expect(play.told('boss-beaten')).toHaveLength(1);
  });
});

describe('falling', () => {
  it.each([4, 5, 6])('[MM-38] at 0 a hero who rolls %i stays at 1 HP and keeps everything', (die) => {
    const play = bite().endRound();
    expect(play.asks).toBe('revive-roll');
    expect(play.dice(die).hero(0)).toMatchObject({ hp: 1, gold: 3, cards: ['key'], fallen: null });
  });

  it.each([1, 2, 3])('[MM-38] with a %i it falls: a shield marks the spot, gold and cards lie there, its time tokens go', (die) => {
    const play = bite({ heroes: [{ at: 'yard 2,2', hp: 1, gold: 3, cards: ['key'], lasting: [{ state: 'poisoned', rounds: 5 }] }, {}] });
    play.endRound().dice(die);
    expect(play.hero(0)).toMatchObject({ at: null, hp: 0, gold: 0, cards: [], lasting: [] });
    expect(play.lootAt('yard 2,2')).toEqual({ gold: 3, cards: ['key'], shield: true });
  });

  it('[MM-38] others may take it there', () => {
    const play = bite({ heroes: [{ at: 'yard 2,2', hp: 1, gold: 3, cards: ['key'] }, { at: 'yard 3,2' }] });
    play.endRound();
    if (play.asks === 'tie-roll') play.dice(2);
    play.dice(1).walk('yard 2,2').answer({ do: 'loot' });
    expect(play.hero(1)).toMatchObject({ gold: 3, cards: ['key'] });
    expect(play.state.loot).toEqual([]);
  });

  it('[MM-38] a hero who got up may be felled again by the next blow, and rolls again', () => {
    const play = bite({
      monsters: [
        { monster: 'statue', at: 'yard 2,3' },
        { monster: 'statue', at: 'yard 3,2' },
      ],
    }).endRound();
    play.dice(4);
    expect([play.asks, play.hero(0).hp]).toEqual(['revive-roll', 0]);
    expect(play.dice(2).whereHero(0)).toBeNull();
  });

  it('[MM-38] what the felling blow does besides happens only to a hero who got up', () => {
    const wasp = monster('wasp', { mov: 0, effects: [{ do: 'afflict', state: 'poisoned', rounds: 2, harm: 1, at: 'target' }] });
    const sting = (die: number) =>
      bite({ monsters: [{ monster: 'wasp', at: 'yard 2,3' }], box: { monsters: [wasp] }, turn: { seat: 1 } })
        .end()
        .dice(die)
        .hero(0).lasting.length;
    expect([sting(2), sting(5)]).toEqual([0, 1]);
  });

  it('[MM-22] [MM-38] whoever a blow has felled does not roll for what else it does', () => {
    const bear = monster('bear', { mov: 0, effects: [{ do: 'roll', on: 4, then: [{ do: 'heal', amount: 1, at: 'target' }], else: [] }] });
    const hug = (die: number) =>
      bite({ monsters: [{ monster: 'bear', at: 'yard 2,3' }], box: { monsters: [bear] }, turn: { seat: 1 } })
        .end()
        .dice(die).asks;
    expect([hug(2), hug(5)]).toEqual(['turn', 'card-roll']);
  });
});

describe('coming back', () => {
  it('[MM-39] at its second turn after falling, on the Entrance, with half HP rounded up and no gear', () => {
    const play = bite({ heroes: [{ hero: 'cy', at: 'yard 2,2', hp: 1, gold: 3, cards: ['key'] }, { hero: 'ada' }] })
      .endRound()
      .dice(1);
    expect([play.state.round, play.state.turn.seat]).toEqual([2, 1]); // its first turn has gone by
    play.end();
    expect([play.state.round, play.state.turn.seat]).toEqual([3, 0]);
    expect(play.hero(0)).toMatchObject({ hp: 4, gold: 0, cards: [], fallen: null }); // half of 7
    expect(play.place(play.hero(0).at ?? -1)).toBe('start 2,2');
    expect(play.state.turn.steps).toBe(4);
  });

  it('[MM-39] fallen in its own turn, that turn does not count', () => {
    const play = table({ heroes: [{}, { hp: 1, lasting: [{ state: 'poisoned', rounds: 3, harm: 1 }] }] })
      .end()
      .dice(1);
    play.end();
    expect([play.state.round, play.whereHero(1)]).toEqual([3, null]); // one turn gone by
    expect(play.end().whereHero(1)).toBe('start 2,2');
    expect(play.state.turn.seat).toBe(1);
  });

  it('[MM-39] it may fetch its own loot', () => {
    const play = bite({
      heroes: [{ at: 'start 5,2', hp: 1, gold: 3, cards: ['key'] }, {}],
      monsters: [{ monster: 'statue', at: 'start 5,3' }],
    });
    play.endRound().dice(1).endRound();
    play.walk('start 5,2').answer({ do: 'loot' });
    expect(play.hero(0)).toMatchObject({ gold: 3, cards: ['key'] });
  });

  it('[MM-39] a lone hero comes back once; the second fall loses the game', () => {
    const one = (comebacks: number) =>
      bite({ heroes: [{ at: 'yard 2,2', hp: 1, comebacks }] })
        .end()
        .dice(1);
    expect(one(0)).toMatchObject({ outcome: null });
    expect(one(0).whereHero(0)).toBe('start 2,2'); // its two turns go by at once
    expect(one(0).hero(0)).toMatchObject({ comebacks: 1, hp: 3 });
    expect(one(0).state.round).toBe(3);
    expect(one(1).outcome).toBe('all-down');
  });

  it('[MM-39] with others in the party a hero comes back as often as it falls', () => {
    const play = bite({ heroes: [{ at: 'yard 2,2', hp: 1, comebacks: 3 }, {}] })
      .endRound()
      .dice(1);
    expect(play.endRound().whereHero(0)).toBe('start 2,2');
  });

  it('[MM-39] with the option "stay out" nobody comes back, and a lone hero’s fall is the end', () => {
    const play = bite({ also: { fallen: 'stay-out' } })
      .endRound()
      .dice(1);
    for (let round = 0; round < 5; round++) play.endRound();
    expect(play.whereHero(0)).toBeNull();
    expect(
      bite({ heroes: [{ at: 'yard 2,2', hp: 1 }], also: { fallen: 'stay-out' } })
        .end()
        .dice(1).outcome,
    ).toBe('all-down');
  });
});

describe('what the dead leave', () => {
  const hoarder = monster('hoarder', { hp: 1, mov: 0, drops: { gold: 5, treasures: 1 } });
  const box = { monsters: [hoarder] };

  it('[MM-40] gold and treasure go at once to the hero who killed it, as far as it can carry', () => {
    const play = table({
      heroes: [{ at: 'yard 2,2', gold: 6 }, {}],
      monsters: [{ monster: 'hoarder', at: 'yard 2,3' }],
      treasures: ['hat'],
      box,
    }).attack();
    expect(play.hero(0)).toMatchObject({ gold: 8, cards: ['hat'] });
    expect(play.lootAt('yard 2,2')?.gold).toBe(3);
  });

  it('[MM-40] a lasting effect’s killer is who placed it', () => {
    const play = table({
      heroes: [{}, { at: 'start 0,0' }],
      monsters: [{ monster: 'hoarder', at: 'yard 2,3', lasting: [{ state: 'poisoned', rounds: 2, harm: 1, by: 1 }] }],
      treasures: ['hat'],
      box,
    }).endRound();
    expect(play.told('slain')).toMatchObject([{ by: 1 }]);
    expect(play.hero(1)).toMatchObject({ gold: 5, cards: ['hat'] });
  });

  it('[MM-40] a hero who poisons a monster is who placed it', () => {
    const gas = treasure('gas', 'potion', {
      use: { aim: 'monster', effects: [{ do: 'afflict', state: 'poisoned', rounds: 2, harm: 1, at: 'target' }], spent: true },
    });
    const play = table({
      heroes: [{ at: 'yard 2,2', cards: ['gas'] }, {}],
      monsters: [{ monster: 'hoarder', at: 'yard 2,3' }],
      box: { ...box, treasures: [gas] },
    });
    play.answer({ do: 'use-on-monster', source: 'gas', number: 1 }).endRound();
    expect(play.hero(0).gold).toBe(5);
  });

  it.each([
    ['nobody placed it', null, 'start 0,0'],
    ['who placed it is down', 1, null],
  ])('[MM-40] with no killer it stays as a loot marker: %s', (_why, by, at) => {
    const play = table({
      heroes: [{}, { at }],
      monsters: [{ monster: 'hoarder', at: 'yard 2,3', lasting: [{ state: 'poisoned', rounds: 2, harm: 1, by }] }],
      treasures: ['hat'],
      box,
    }).endRound();
    expect(play.lootAt('yard 2,3')).toEqual({ gold: 5, cards: ['hat'], shield: false });
    expect([play.hero(0).gold, play.hero(1).gold]).toEqual([0, 0]);
  });

  it('[MM-40] a trap’s victim is nobody’s prize', () => {
    const play = table({
      board: ['start glade'],
      heroes: [{ at: 'glade 2,4' }],
      monsters: [{ monster: 'hoarder', at: 'glade 2,1' }],
      dangers: ['bang'],
      box: {
        ...box,
        dangers: [
          {
            id: 'bang',
            name: 'Bang',
            flavour: 'Bang!',
            art: { icon: 'box', print: 'ink', holes: 'cream', flip: false },
            kind: 'trap',
            more: false,
            effects: [{ do: 'hit', amount: 1, type: 'fire', at: 'monsters-near' }],
          },
        ],
      },
    });
    play.walk('glade 2,3').end().dice(1);
    expect(play.lootAt('glade 2,1')?.gold).toBe(5);
    expect(play.hero(0).gold).toBe(0);
  });
});
