// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { hero, room, tile, treasure } from './content-helpers.ts';
import { table } from './helpers.ts';

/** One turn: move, act, act again, stop. */

describe('the order of a turn', () => {
  it('[MM-8] after the Action nobody walks on, however many steps are left', () => {
    const play = table({ heroes: [{ at: 'yard 2,2', cards: ['pie'], hp: 3 }, {}] });
    expect(play.walk('yard 3,2').canWalk('yard 4,2')).toBe(true);
    play.answer({ do: 'use-on-hero', source: 'pie', hero: 0 });
    expect(play.hero(0).hp).toBe(6);
    expect(play.state.turn.seat).toBe(1);
  });

  it('[MM-8] there is one Action; a Bonus Action comes only from a card or power, and after it no step either', () => {
    const mitten = treasure('mitten', 'item', { bonuses: [{ do: 'bonus-action' }] });
    const monsters = [{ monster: 'statue', at: 'yard 3,2' }];
    const plain = table({ heroes: [{ at: 'yard 2,2' }, {}], monsters }).attack();
    expect(plain.state.turn.seat).toBe(1);

    const quick = table({
      heroes: [{ at: 'start 2,2' }, { at: 'yard 2,2', cards: ['mitten'] }],
      monsters,
      box: { treasures: [mitten] },
    }).end();
    quick.attack(1);
    expect(quick.state.turn).toMatchObject({ seat: 1, actions: 1 });
    expect(quick.canWalk('yard 2,3')).toBe(false);
    expect(quick.whyNot({ do: 'walk', to: quick.at('yard 2,3') })?.rule).toBe('MM-8');
    quick.attack(1);
    expect(quick.state.turn.seat).toBe(0);
  });

  it('[MM-8] the Encounter comes last: after Move and Action', () => {
    const play = table({ board: ['start glade'], heroes: [{ at: 'glade 2,4', cards: ['pie'], hp: 1 }], treasures: ['key'] });
    play.walk('glade 2,3');
    expect(play.asks).toBe('turn');
    play.answer({ do: 'use-on-hero', source: 'pie', hero: 0 });
    expect(play.asks).toBe('encounter-roll');
  });

  it('[MM-12] a turn may end at once, or in the middle of a move, but not while a choice is forced', () => {
    const play = table({ board: ['start twins'], heroes: [{ at: 'twins 2,5' }, {}] });
    expect(play.can({ do: 'end' })).toBe(true);
    play.walk('twins 2,2').end();
    expect(play.asks).toBe('pick-mark');
    expect(play.can({ do: 'end' })).toBe(false);
    expect(table({ heroes: [{}, {}] }).end().state.turn.seat).toBe(1);
  });
});

describe('moving', () => {
  it('[MM-9] any number of squares up to MOV and its modifiers, never slantwise', () => {
    const play = table({ heroes: [{ at: 'yard 0,0' }] });
    expect(['yard 4,0', 'yard 2,2', 'yard 1,0'].every((place) => play.canWalk(place))).toBe(true);
    expect(['yard 5,0', 'yard 3,2', 'yard 0,0'].some((place) => play.canWalk(place))).toBe(false);
    play.walk('yard 1,1');
    expect(play.state.turn.steps).toBe(2);
    expect(play.walk('yard 3,1').state.turn.steps).toBe(0);
    expect(play.canWalk('yard 3,2')).toBe(false);
  });

  it('[MM-9] a card that adds to MOV adds steps', () => {
    const boots = treasure('boots', 'item', { bonuses: [{ do: 'stat', stat: 'mov', add: 2 }] });
    const play = table({ heroes: [{ at: 'yard 0,0', cards: ['boots'] }], box: { treasures: [boots] } }).end();
    expect(play.state.turn.steps).toBe(6);
  });

  it('[MM-9] walls, shut doors and BLOCKED squares stop a walk; figures do not', () => {
    const maze = tile('maze', 'ordinary', [
      '+-+-+ + +-+-+',
      '|.|. . . . .|',
      '+ +-+ + + + +',
      '|. .D. . . .|',
      '+ +-+-+-+-+-+',
      ' . . . . . . ',
      '+ + + + + + +',
      ' . . . . . . ',
      '+ + + + + + +',
      '|. . . . . .|',
      '+ + + + + + +',
      '|. . . . . .|',
      '+-+-+ + +-+-+',
    ]);
    const play = table({
      board: ['start maze'],
      heroes: [{ at: 'maze 0,1' }, { at: 'maze 0,2' }],
      monsters: [{ monster: 'statue', at: 'maze 0,3' }],
      blocked: ['maze 1,2'],
      box: { tiles: [maze] },
    });
    expect(play.canWalk('maze 1,1')).toBe(true);
    expect(play.canWalk('maze 1,0')).toBe(false); // round two walls and a shut door
    expect(play.canWalk('maze 2,1')).toBe(false);
    expect(play.canWalk('maze 1,2')).toBe(false);
    expect(['maze 0,2', 'maze 0,3', 'maze 0,4'].every((place) => play.canWalk(place))).toBe(true);
    expect(play.walk('maze 0,3').hero(0).at).toBe(play.monster(1).at);
  });

  it('[MM-9] a move may be split by flipping a tile: the rest of the steps stay', () => {
    const play = table({ board: ['start ?yard'], heroes: [{ at: 'start 3,2' }] });
    expect(play.canWalk('yard 0,2')).toBe(false);
    play.walk('start 5,2');
    expect(play.state.turn.steps).toBe(2);
    expect(play.walk('yard 1,2').whereHero()).toBe('yard 1,2');
  });
});

describe('flipping', () => {
  it('[MM-10] entering a middle square of an open side flips the neighbour, without choice; other squares flip nothing', () => {
    const play = table({ board: ['start ?yard'], heroes: [{ at: 'start 4,1' }] });
    play.walk('start 5,1');
    expect(play.told('flipped')).toEqual([]);
    play.walk('start 5,2');
    expect(play.told('flipped')).toEqual([{ do: 'flipped', seat: 0, slot: 1, tile: 'yard' }]);
    expect(play.asks).toBe('turn');
  });

  it('[MM-10] a hero who stands there when its Move starts flips at once', () => {
    const play = table({ board: ['start ?yard'], heroes: [{}, { at: 'start 5,3' }] });
    expect(play.told('flipped')).toEqual([]);
    play.end();
    expect(play.told('flipped')).toHaveLength(1);
    expect(play.state.turn).toMatchObject({ seat: 1, steps: 4 });
  });

  it('[MM-10] through a shut side nothing flips; and only the flip tells whether there is a way', () => {
    const wall = '|. . . . . .|';
    const shed = room('shed');
    const closed = tile('closed', 'ordinary', [...shed.map.slice(0, 5), wall, shed.map[6] ?? '', wall, ...shed.map.slice(8)]);
    const box = { tiles: [closed] };
    const inside = table({ board: ['closed ?yard start'], heroes: [{ at: 'closed 4,2' }], box }).walk('closed 5,2');
    expect(inside.told('flipped')).toEqual([]);
    const outside = table({ board: ['start ?closed'], heroes: [{ at: 'start 4,2' }], box }).walk('start 5,2');
    expect(outside.told('flipped')).toHaveLength(1);
    expect(outside.canWalk('closed 0,2')).toBe(false);
  });

  it('[MM-10] a walk that goes by a square where a tile would flip goes round it, or ends there', () => {
    // the shortest ways to 4,0 lead over 3,0, where the tile above would flip, and over 4,1
    const play = table({ board: ['?yard', 'start'], heroes: [{ at: 'start 3,1' }] });
    play.walk('start 4,0');
    expect(play.told('flipped')).toEqual([]);
    expect(play.told('walked')[0]?.path.map((square) => play.place(square))).toEqual(['start 4,1', 'start 4,0']);
  });

  it('[MM-10] monsters flip nothing', () => {
    const play = table({
      board: ['start yard ?lawn'],
      heroes: [{ at: 'yard 4,1' }],
      monsters: [{ monster: 'archer', at: 'yard 5,2' }],
    });
    play.endRound();
    expect(play.told('flipped')).toEqual([]);
    expect(play.state.board.slots[2]?.up).toBe(false);
  });

  it('[MM-10] what lies on a flipped tile is known to all: its doors can be tried, its marks fire', () => {
    const play = table({ board: ['start ?porch'], heroes: [{ at: 'start 4,2' }], treasures: ['key'] });
    play.walk('start 5,2').end();
    expect(play.asks).toBe('encounter-roll');
  });
});

describe('the Action', () => {
  const sneeze = hero('sneeze', {
    power: { name: 'Sneeze', use: { aim: 'nobody', effects: [{ do: 'heal', amount: 1, at: 'self' }], spent: true } },
  });
  const shed = tile('shed', 'ordinary', [...room('x').map.slice(0, 5), ' . . .D. . . ', '+ + + + + + +', ...room('x').map.slice(7)]);
  const all = () =>
    table({
      board: ['start shed'],
      heroes: [{ hero: 'sneeze', at: 'shed 2,2', hp: 5, cards: ['pie', 'bolt'], gold: 1 }, { at: 'shed 2,1' }],
      monsters: [{ monster: 'statue', at: 'shed 2,3' }],
      loot: [{ at: 'shed 2,2', gold: 1 }],
      box: {
        heroes: [{ ...sneeze, abilities: ['adept-magic'] }],
        tiles: [shed],
      },
    });
  const acts: readonly [string, (play: ReturnType<typeof all>) => void][] = [
    ['attack', (play) => play.attack(1)],
    ['cast a spell', (play) => play.answer({ do: 'use-on-monster', source: 'bolt', number: 1 })],
    ['use a power', (play) => play.use('sneeze')],
    ['drink a potion', (play) => play.answer({ do: 'use-on-hero', source: 'pie', hero: 0 })],
    ['open a door', (play) => play.answer({ do: 'open', door: play.door('plain') })],
    ['give', (play) => play.answer({ do: 'give', card: 'pie', to: 1 })],
    ['pick up loot', (play) => play.answer({ do: 'loot' })],
  ];
  it.each(acts)('[MM-11] to %s is one Action, and the turn is over', (_name, deed) => {
    const play = all();
    deed(play);
    expect(play.state.turn.seat).toBe(1);
  });

  it('[MM-11] a turn begins with one Action', () => {
    const play = all().end();
    expect(play.state.turn).toMatchObject({ seat: 1, actions: 1 });
    play.end();
    expect(play.state.turn).toMatchObject({ seat: 0, actions: 1 });
  });

  it('[MM-11] without an Action nothing of this can be done', () => {
    const play = table({
      heroes: [{ hp: 2, cards: ['pie'], gold: 1 }, { at: 'yard 2,3' }],
      turn: { actions: 0 },
      loot: [{ at: 'yard 2,2', gold: 1 }],
    });
    expect(play.options.filter(({ do: act }) => !['walk', 'peer', 'end'].includes(act))).toEqual([]);
  });

  it('[MM-11] a card that would do nothing just now has to wait', () => {
    const full = table({ heroes: [{ at: 'yard 2,2', cards: ['pie'] }] });
    expect(full.can({ do: 'use-on-hero', source: 'pie', hero: 0 })).toBe(false);
    const hurt = table({ heroes: [{ at: 'yard 2,2', cards: ['pie'], hp: 2 }] });
    expect(hurt.can({ do: 'use-on-hero', source: 'pie', hero: 0 })).toBe(true);
  });

  it('[MM-11] loot is picked up on the own square only', () => {
    const play = table({ heroes: [{ at: 'yard 2,2' }], loot: [{ at: 'yard 2,3', gold: 1 }] });
    expect(play.can({ do: 'loot' })).toBe(false);
    expect(play.walk('yard 2,3').can({ do: 'loot' })).toBe(true);
    expect(play.answer({ do: 'loot' }).hero(0).gold).toBe(1);
  });

  it('[MM-11] [MM-56] where a walk ends things are picked up free, but not a fallen hero’s, what is too heavy, or by the old book', () => {
    const walk = (cards: readonly string[], byTheBook = false, shield = false) => {
      const play = table({ heroes: [{ at: 'yard 2,2' }], loot: [{ at: 'yard 2,4', gold: 1, cards }], also: { byTheBook } });
      for (const one of play.state.loot) Object.assign(one, { shield });
      return play.walk('yard 2,4');
    };
    const free = walk(['key', 'club']);
    expect([free.hero(0).gold, free.hero(0).cards, free.state.turn.actions]).toEqual([1, ['key'], 1]);
    expect(free.lootAt('yard 2,4')?.cards).toEqual(['club']);
    expect(free.told('looted')).toHaveLength(1);
    for (const left of [walk(['key'], true), walk(['key'], false, true)]) {
      expect([left.hero(0).cards, left.lootAt('yard 2,4')?.cards]).toEqual([[], ['key']]);
      expect(left.can({ do: 'loot' })).toBe(true);
    }
    const past = table({ heroes: [{ at: 'yard 2,2' }], loot: [{ at: 'yard 2,3', gold: 1 }], also: { byTheBook: false } }).walk('yard 2,4');
    expect(past.hero(0).gold).toBe(0);
  });

  it('[MM-11] a door that was opened stays open, and lets one through', () => {
    const play = all();
    expect(play.canWalk('shed 3,2')).toBe(true); // round it
    play.answer({ do: 'open', door: play.door('plain') }).endRound();
    play.walk('shed 3,2');
    expect(play.told('walked')[0]?.path).toHaveLength(1);
  });
});
