// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { monster, room, tile, treasure } from './content-helpers.ts';
import { type Play, table } from './helpers.ts';

/** The monsters' part of the round. */

const wild = { monsters: [monster('cat', { mov: 2 }), monster('slow', { mov: 1 })] };
/** Who was attacked, in order, as [monster, seat]. */
const blows = (play: Play) =>
  play.told('attacked').flatMap(({ by, on }) => ('number' in by && on && 'hero' in on ? [[by.number, on.hero]] : []));
const wall = (id: string, lines: { readonly [line: number]: string }) =>
  tile(
    id,
    'ordinary',
    room(id).map.map((line, i) => lines[i] ?? line),
  );

describe('when monsters act', () => {
  it('[MM-24] after every hero has had a turn, in number order, moving and then attacking', () => {
    const play = table({
      heroes: [{ at: 'yard 0,0' }, { at: 'yard 0,0' }],
      monsters: [
        { monster: 'goblin', number: 5, at: 'yard 3,0' },
        { monster: 'archer', number: 2, at: 'yard 0,3' },
      ],
      also: { number: 6 },
    });
    play.end();
    expect(play.told('attacked')).toEqual([]);
    play.end();
    while (play.asks === 'tie-roll') play.dice(1);
    expect(play.told('attacked').map(({ by }) => ('number' in by ? by.number : 0))).toEqual([2, 5]);
    expect(play.whereMonster(5)).toBe('yard 1,0');
    expect(play.state).toMatchObject({ round: 2, turn: { seat: 0 } });
  });

  it('[MM-24] the round goes clockwise from the youngest, past seat 0, before the monsters act', () => {
    const play = table({
      heroes: [{ at: 'yard 0,0' }, {}, {}],
      monsters: [{ monster: 'statue', at: 'yard 0,1' }],
      turn: { seat: 1 },
      also: { first: 1 },
    });
    play.end().end();
    expect([play.state.turn.seat, play.told('attacked')]).toEqual([0, []]);
    expect(play.end().told('attacked')).toHaveLength(1);
    expect(play.state).toMatchObject({ round: 2, turn: { seat: 1 } });
  });

  it('[MM-28] a monster that attacks hits without a roll', () => {
    const play = table({ heroes: [{ at: 'yard 0,0' }], monsters: [{ monster: 'statue', at: 'yard 0,1' }] }).end();
    expect(play.hero(0).hp).toBe(5);
    expect(play.told('rolled')).toEqual([]);
  });
});

describe('whom they attack', () => {
  it('[MM-25] of the heroes it could attack, the closest by walking steps, not as the crow flies', () => {
    // 1 stands two king's moves away but behind a long wall; 0 three squares along the corridor
    const lane = wall('lane', { 2: '+-+-+-+-+-+ +' });
    const play = table({
      board: ['start lane'],
      heroes: [{ at: 'lane 3,0' }, { at: 'lane 1,1' }],
      monsters: [{ monster: 'goblin', at: 'lane 0,0' }],
      box: { tiles: [lane] },
    }).endRound();
    expect(blows(play)).toEqual([[1, 0]]);
    expect(play.whereMonster()).toBe('lane 2,0');
  });

  it('[MM-25] the closest of those it can attack, even if another is closer and out of its reach', () => {
    // the way to 0 is short but shut by BLOCKED; a pea flies to 1 only
    const play = table({
      heroes: [{ at: 'yard 0,0' }, { at: 'yard 5,5' }],
      monsters: [{ monster: 'slow', at: 'yard 2,0' }],
      blocked: ['yard 1,0', 'yard 1,1', 'yard 0,1'],
      box: wild,
    });
    play.endRound();
    expect(blows(play)).toEqual([]);
    expect(play.whereMonster()).toBe('yard 3,0'); // toward 1: a hero with no way counts as farthest
  });

  it('[MM-25] a hero with no way to it counts as farthest, but can be attacked from afar', () => {
    const shut = { blocked: ['yard 1,0', 'yard 1,1', 'yard 0,1'], monsters: [{ monster: 'archer', at: 'yard 3,0' }] };
    const far = table({ heroes: [{ at: 'yard 0,0' }, { at: 'yard 4,5' }], ...shut }).endRound();
    expect(blows(far)).toEqual([[1, 1]]);
    const alone = table({ heroes: [{ at: 'yard 0,0' }, { at: 'start 0,0' }], ...shut }).endRound();
    expect(blows(alone)).toEqual([[1, 0]]);
  });

  it('[MM-25] close before ranged: it walks up as far as it needs, and no farther; if it cannot, it attacks from where it stands', () => {
    const archer = (at: string) => table({ heroes: [{ at: 'yard 0,0' }], monsters: [{ monster: 'archer', at }] }).end();
    expect(archer('yard 2,1').whereMonster()).toBe('yard 1,1'); // near at the corner: one step is enough
    expect(archer('yard 4,0').whereMonster()).toBe('yard 4,0'); // two steps do not bring it near
    expect(archer('yard 4,0').hero(0).hp).toBe(5);
  });

  it('[MM-25] it walks the fewest steps to a place from where it can shoot; of equal squares the first in reading order', () => {
    const play = table({ heroes: [{ at: 'yard 0,0' }], monsters: [{ monster: 'archer', at: 'yard 5,5' }] }).end();
    expect(play.whereMonster()).toBe('yard 4,4'); // the only square within two steps whose range reaches
    const cat = table({ heroes: [{ at: 'yard 3,3' }], monsters: [{ monster: 'cat', at: 'yard 1,1' }], box: wild }).end();
    expect(cat.whereMonster()).toBe('yard 2,2');
    const side = table({ heroes: [{ at: 'yard 2,3' }], monsters: [{ monster: 'cat', at: 'yard 2,0' }], box: wild }).end();
    expect(side.whereMonster()).toBe('yard 2,2');
    const even = table({ heroes: [{ at: 'yard 3,3' }], monsters: [{ monster: 'goblin', at: 'yard 1,0' }], box: wild }).end();
    expect(even.whereMonster()).toBe('yard 2,2');
  });

  it('[MM-25] if it can attack nobody it walks MOV steps toward the closest hero: the first nearest square in reading order', () => {
    const play = table({ heroes: [{ at: 'yard 0,0' }], monsters: [{ monster: 'cat', at: 'yard 5,5' }], box: wild }).end();
    expect(play.whereMonster()).toBe('yard 5,3');
    expect(play.told('monster-walked')[0]?.path).toHaveLength(2);
    // where its way leads down and to the right the first square is the one farther up
    const other = table({ heroes: [{ at: 'yard 5,5' }], monsters: [{ monster: 'cat', at: 'yard 0,0' }], box: wild }).end();
    expect(other.whereMonster()).toBe('yard 2,0');
    // a pillar in the way: three ways are equally short
    const post = table({
      heroes: [{ at: 'yard 2,5' }],
      monsters: [{ monster: 'cat', at: 'yard 4,0' }],
      blocked: ['yard 2,0'],
      box: wild,
    }).end();
    expect(post.whereMonster()).toBe('yard 3,1');
  });

  it('[MM-25] with no way at all, or no MOV, it stays', () => {
    const play = table({
      heroes: [{ at: 'yard 0,0' }],
      monsters: [
        { monster: 'goblin', at: 'yard 5,5' },
        { monster: 'statue', at: 'yard 3,0' },
      ],
      blocked: ['yard 4,5', 'yard 5,4'],
    }).end();
    expect([play.whereMonster(1), play.whereMonster(2)]).toEqual(['yard 5,5', 'yard 3,0']);
  });

  it('[MM-25] monsters do not pass shut doors, BLOCKED squares or face-down tiles', () => {
    const cell = wall('cell', { 3: '|.D. . . . .|', 4: '+-+ + + + + +', 2: '+-+ + + + + +' });
    const play = table({
      board: ['start cell'],
      heroes: [{ at: 'cell 3,1' }],
      monsters: [{ monster: 'goblin', at: 'cell 0,1' }],
      box: { tiles: [cell] },
    }).end();
    expect(play.whereMonster()).toBe('cell 0,1');
    const dark = table({
      board: ['start yard', '?lawn ?field'],
      heroes: [{ at: 'start 1,4' }],
      monsters: [{ monster: 'goblin', at: 'yard 2,5' }],
    }).end();
    expect(dark.told('monster-walked')[0]?.path.every((square) => dark.place(square).startsWith('yard'))).toBe(true);
  });
});

describe('ties', () => {
  const three = (die: number, at = ['yard 2,1', 'yard 1,2', 'yard 3,2']) => {
    const play = table({
      heroes: at.map((place) => ({ at: place })),
      monsters: [{ monster: 'statue', at: 'yard 2,2' }],
      turn: { seat: 1 },
      also: { first: 2 },
    }).end();
    expect(play.asks).toBe('tie-roll');
    expect(play.prompt.seat).toBe(1); // whose turn was last
    return blows(play.dice(die))[0]?.[1];
  };

  it('[MM-26] the hero whose turn was last counts as 1, then clockwise, going round', () => {
    expect([1, 2, 3, 4, 5, 6].map((die) => three(die))).toEqual([1, 2, 0, 1, 2, 0]);
  });

  it('[MM-26] only the tied count: a last hero who is not tied is passed over', () => {
    expect([1, 2, 3, 4, 5, 6].map((die) => three(die, ['yard 2,1', 'start 0,0', 'yard 3,2']))).toEqual([2, 0, 2, 0, 2, 0]);
  });

  it('[MM-26] one closest hero needs no roll', () => {
    const play = table({
      heroes: [{ at: 'yard 2,1' }, { at: 'yard 2,2' }],
      monsters: [{ monster: 'statue', at: 'yard 2,2' }],
    }).endRound();
    expect(blows(play)).toEqual([[1, 1]]);
    expect(play.told('rolled')).toEqual([]);
  });

  it('[MM-26] when nobody can be attacked a tie needs no roll: it follows the first in that count', () => {
    const play = table({
      heroes: [{ at: 'yard 0,2' }, { at: 'yard 5,2' }],
      monsters: [
        { monster: 'slow', at: 'yard 3,0' },
        { monster: 'slow', at: 'yard 2,5' },
      ],
      box: wild,
    });
    play.end().end();
    expect(play.told('rolled')).toEqual([]);
    expect(play.whereMonster(1)).toBe('yard 4,0'); // 4 steps to seat 1, 5 to seat 0
    const tie = table({
      heroes: [{ at: 'yard 0,2' }, { at: 'yard 4,2' }],
      monsters: [{ monster: 'slow', at: 'yard 2,0' }],
      box: wild,
    });
    expect(tie.end().end().whereMonster(1)).toBe('yard 3,0'); // seat 1's turn was last
  });
});

describe('how far they care', () => {
  const board = ['start yard lawn field'];
  it('[MM-27] more than two tiles from the closest hero a monster stands still; at two it comes', () => {
    const goblin = (at: string) =>
      table({ board, heroes: [{ at: 'start 2,2' }], monsters: [{ monster: 'goblin', at }] })
        .end()
        .whereMonster();
    expect(goblin('field 0,2')).toBe('field 0,2');
    expect(goblin('lawn 5,2')).toBe('lawn 2,2');
  });

  it('[MM-27] it wakes when somebody comes back within two', () => {
    const play = table({ board, heroes: [{ at: 'start 3,2' }], monsters: [{ monster: 'goblin', at: 'field 3,2' }] });
    play.end();
    expect(play.told('monster-walked')).toEqual([]);
    play.walk('yard 0,2').end();
    expect(play.whereMonster()).toBe('field 0,2');
  });

  it('[MM-27] tiles are counted in steps on the grid of tiles, and any hero within two wakes it', () => {
    const corner = table({
      board: ['start yard', 'lawn field'],
      heroes: [{ at: 'start 2,2' }],
      monsters: [{ monster: 'cat', at: 'field 2,2' }],
      box: wild,
    }).end();
    expect(corner.told('monster-walked')).toHaveLength(1);
    // both heroes behind walls: the archer's count must not stop at the one who is far off
    const shut = table({
      board,
      heroes: [{ at: 'start 0,0' }, { at: 'field 5,1' }],
      monsters: [{ monster: 'archer', at: 'field 1,1' }],
      blocked: ['field 0,1', 'field 1,0', 'field 1,2', 'field 2,1'],
      turn: { seat: 0 },
      also: { first: 1 },
    }).end();
    expect(blows(shut)).toEqual([[1, 1]]);
  });

  it('[MM-40] a monster that another monster’s card has killed is nobody’s prize', () => {
    const bomb = monster('bomb', { effects: [{ do: 'hit', amount: 9, type: 'fire', at: 'monsters-near' }] });
    const play = table({
      heroes: [{ at: 'yard 2,1', cards: [] }],
      monsters: [
        { monster: 'bomb', at: 'yard 2,2' },
        { monster: 'goblin', at: 'yard 1,1' },
      ],
      treasures: ['coin'],
      box: { monsters: [bomb], treasures: [treasure('none', 'item')] },
    }).end();
    expect(play.told('slain').map(({ monster: kind, by }) => [kind, by])).toContainEqual(['goblin', null]);
    expect(play.hero(0).gold).toBe(0);
    expect(play.lootAt('yard 1,1')?.gold).toBe(1);
  });
});
