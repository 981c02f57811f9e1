// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { EAST, NORTH, SOUTH, WEST } from '../../../src/engine/shared/grid.ts';
import type { Bonus } from '../../../src/games/magic-and-mayhem/content/card-schemas.ts';
import { mayhemModule } from '../../../src/games/magic-and-mayhem/index.ts';
import { type BoardGeometry, boardGeometry } from '../../../src/games/magic-and-mayhem/rules/board.ts';
import { sees } from '../../../src/games/magic-and-mayhem/rules/range-and-sight.ts';
import { hero, monster, room, tile, treasure, weapon } from './content-helpers.ts';
import { type Play, table } from './helpers.ts';

/** Hits, types, near and far. */

/** How much of a blow of `amount` lands on a monster with these bonuses. */
const lands = (amount: number, ...bonuses: Bonus[]) =>
  9 -
  table({
    heroes: [{ hero: 'me', at: 'yard 2,2' }],
    monsters: [{ monster: 'dummy', at: 'yard 2,3' }],
    box: {
      heroes: [hero('me', { attack: { name: 'Chill', damage: amount, type: 'ice', range: 1 } })],
      monsters: [monster('dummy', { hp: 9, mov: 0, bonuses })],
    },
  })
    .attack()
    .monster().hp;

type Point = readonly [x: number, y: number];
type Line = { readonly from: Point; readonly to: Point };
/** On a grid twice as fine, where the middles of squares lie at odd places. */
const middle = (square: number): Point => [2 * (square % 6) + 1, 2 * Math.floor(square / 6) + 1];
/** Every closed side of every square, from corner to corner. */
function wallsOf({ walls }: BoardGeometry): readonly Line[] {
  return Array.from(walls, (shut, square) => {
    const [x, y] = middle(square);
    const sides = { [NORTH]: [-1, -1, 1, -1], [SOUTH]: [-1, 1, 1, 1], [WEST]: [-1, -1, -1, 1], [EAST]: [1, -1, 1, 1] };
    return Object.entries(sides).flatMap(([side, [ax = 0, ay = 0, bx = 0, by = 0]]): Line[] =>
      shut & Number(side) ? [{ from: [x + ax, y + ay], to: [x + bx, y + by] }] : [],
    );
  }).flat();
}
/** On which side of a line a point lies; 0 is on it. */
const turn = ({ from, to }: Line, [x, y]: Point): number =>
  Math.sign((to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]));
/** Whether two lines touch, ends and all; they are never one along the other. */
const meet = (one: Line, other: Line): boolean =>
  turn(one, other.from) * turn(one, other.to) <= 0 && turn(other, one.from) * turn(other, one.to) <= 0;

describe('a hit', () => {
  it('[MM-28] attacks hit without a roll', () => {
    const play = table({ heroes: [{ at: 'yard 2,2' }, {}], monsters: [{ monster: 'statue', at: 'yard 2,3' }] }).attack();
    expect(play.monster().hp).toBe(7);
    expect(play.told('rolled')).toEqual([]);
  });

  it('[MM-28] unless the target dodges: the hero with a power for it, or the monster', () => {
    const nimble = hero('nimble', { power: { name: 'Hop', bonuses: [{ do: 'dodge', on: 5 }] } });
    const hit = (die: number) =>
      table({ heroes: [{ hero: 'nimble', at: 'yard 2,2' }], monsters: [{ monster: 'statue', at: 'yard 2,3' }], box: { heroes: [nimble] } })
        .end()
        .dice(die)
        .hero(0).hp;
    expect([4, 5, 6].map(hit)).toEqual([5, 6, 6]);
    const moth = monster('moth', { mov: 0, bonuses: [{ do: 'dodge', on: 4 }] });
    const swat = (die: number) =>
      table({ heroes: [{ at: 'yard 2,2' }, {}], monsters: [{ monster: 'moth', at: 'yard 2,3' }], box: { monsters: [moth] } })
        .attack()
        .dice(die)
        .monster().hp;
    expect([3, 4].map(swat)).toEqual([1, 3]);
  });

  it('[MM-28] heroes never attack heroes', () => {
    const play = table({ heroes: [{ at: 'yard 2,2', cards: ['twig'] }, { at: 'yard 2,3' }] });
    expect(play.can({ do: 'attack' })).toBe(false);
  });

  it('[MM-29] half is rounded up, none is none, double is double', () => {
    expect(lands(3)).toBe(3);
    expect(lands(3, { do: 'takes', type: 'ice', times: 'half' })).toBe(2);
    expect(lands(1, { do: 'takes', type: 'ice', times: 'half' })).toBe(1);
    expect(lands(3, { do: 'takes', type: 'ice', times: 'none' })).toBe(0);
    expect(lands(3, { do: 'takes', type: 'ice', times: 'double' })).toBe(6);
    expect(lands(3, { do: 'takes', type: 'fire', times: 'double' })).toBe(3);
  });

  it('[MM-29] what comes with a blow comes to nothing for whoever takes none of its type, and for nobody else', () => {
    const freezes = monster('freezes', {
      mov: 0,
      attack: { name: 'Chill', damage: 1, type: 'ice', range: 1 },
      effects: [{ do: 'afflict', state: 'immobilized', rounds: 2, harm: 0, at: 'target' }],
    });
    const stuck = (...bonuses: Bonus[]) =>
      table({
        heroes: [{ hero: 'me', at: 'yard 2,2' }],
        monsters: [{ monster: 'freezes', at: 'yard 2,3' }],
        box: { heroes: [hero('me', { power: { name: 'Fur', bonuses } })], monsters: [freezes] },
      })
        .end()
        .hero(0).lasting.length;
    expect(stuck()).toBe(1);
    expect(stuck({ do: 'takes', type: 'ice', times: 'none' })).toBe(0);
    expect(stuck({ do: 'takes', type: 'ice', times: 'half' })).toBe(1);
    expect(stuck({ do: 'takes', type: 'fire', times: 'none' })).toBe(1);
  });

  it('[MM-29] type first, then flat reductions, never below 0', () => {
    expect(lands(4, { do: 'less', amount: 1 }, { do: 'takes', type: 'ice', times: 'half' })).toBe(1); // (4 − 1) / 2 would be 2
    expect(lands(3, { do: 'less', amount: 1 }, { do: 'takes', type: 'ice', times: 'double' })).toBe(5); // (3 − 1) × 2 would be 4
    expect(lands(2, { do: 'less', amount: 2 }, { do: 'less', amount: 2 })).toBe(0);
  });

  it('[MM-29] a hero has types too, by power or by card', () => {
    const shell = treasure('shell', 'armour', { bonuses: [{ do: 'takes', type: 'melee', times: 'none' }] });
    const play = (cards: string[]) =>
      table({ heroes: [{ at: 'yard 2,2', cards }], monsters: [{ monster: 'statue', at: 'yard 2,3' }], box: { treasures: [shell] } }).end();
    expect(play([]).hero(0).hp).toBe(5);
    expect(play(['shell']).hero(0).hp).toBe(6);
    expect(play(['shell']).told('unhurt')).toHaveLength(1);
  });

  it('[MM-29] what an attack does besides does not land on the immune, nor on who dodges', () => {
    const yeti = monster('yeti', {
      mov: 0,
      attack: { name: 'Hug', damage: 1, type: 'ice', range: 1 },
      effects: [{ do: 'afflict', state: 'immobilized', rounds: 1, harm: 0, at: 'target' }],
    });
    const scarf = treasure('scarf', 'armour', { bonuses: [{ do: 'takes', type: 'ice', times: 'none' }] });
    const skates = treasure('skates', 'armour', { bonuses: [{ do: 'dodge', on: 4 }] });
    const hug = (...cards: string[]) =>
      table({
        heroes: [{ at: 'yard 2,2', cards }],
        monsters: [{ monster: 'yeti', at: 'yard 2,3' }],
        box: { monsters: [yeti], treasures: [scarf, skates] },
      }).end();
    expect(hug().told('afflicted')).toHaveLength(1);
    expect(hug().canWalk('yard 2,1')).toBe(false); // frozen, as the card says
    expect(hug('scarf').told('afflicted')).toEqual([]);
    expect(hug('skates').dice(4).told('afflicted')).toEqual([]);
    expect(hug('skates').dice(3).told('afflicted')).toHaveLength(1);
  });
});

describe('near', () => {
  // a corner at 2,2 | 3,3: walls are put on the four sides that meet there
  const lines = { north: [5, 6], south: [7, 6], west: [6, 5], east: [6, 7] } as const;
  const corner = (...walls: (keyof typeof lines)[]) => {
    const map = room('nook').map.map((line) => [...line]);
    for (const side of walls) {
      const [line, sign] = lines[side];
      map[line]?.splice(sign, 1, line % 2 ? '|' : '-');
    }
    return tile(
      'nook',
      'ordinary',
      map.map((line) => line.join('')),
    );
  };
  const hits = (from: string, to: string, range: number, nook = corner()) =>
    table({
      board: ['start nook'],
      heroes: [{ hero: 'me', at: from }],
      monsters: [{ monster: 'statue', at: to }],
      box: { heroes: [hero('me', { attack: { name: 'Poke', damage: 1, type: 'psy', range } })], tiles: [nook] },
    }).can({ do: 'attack', number: 1 });

  it('[MM-30] near is the own square, one beside it, one at its corner; never two away', () => {
    expect(['nook 2,2', 'nook 3,2', 'nook 2,1', 'nook 3,3', 'nook 1,1'].every((to) => hits('nook 2,2', to, 1))).toBe(true);
    expect(['nook 4,2', 'nook 2,4', 'nook 4,3'].some((to) => hits('nook 2,2', to, 1))).toBe(false);
  });

  it('[MM-30] a wall on the shared side keeps two squares apart', () => {
    expect(hits('nook 2,2', 'nook 3,2', 1, corner('north'))).toBe(false);
    expect(hits('nook 2,2', 'nook 3,2', 6, corner('north'))).toBe(false);
  });

  it('[MM-30] at a corner one of the two ways round must be open, whole', () => {
    expect(hits('nook 2,2', 'nook 3,3', 1, corner('north'))).toBe(true); // round by the south-west
    expect(hits('nook 2,2', 'nook 3,3', 1, corner('west'))).toBe(true);
    expect(hits('nook 2,2', 'nook 3,3', 1, corner('north', 'east'))).toBe(true);
    expect(hits('nook 2,2', 'nook 3,3', 1, corner('north', 'west'))).toBe(false);
    expect(hits('nook 2,2', 'nook 3,3', 1, corner('north', 'south'))).toBe(false);
    expect(hits('nook 2,2', 'nook 3,3', 4, corner('north', 'south'))).toBe(false);
  });

  it('[MM-30] range is counted in king’s moves', () => {
    expect(hits('nook 0,0', 'nook 4,4', 4)).toBe(true);
    expect(hits('nook 0,0', 'nook 4,1', 4)).toBe(true);
    expect(hits('nook 0,0', 'nook 5,1', 4)).toBe(false);
  });

  it('[MM-30] the line of a ranged attack meets no wall', () => {
    expect(hits('nook 0,2', 'nook 5,2', 6, corner('north'))).toBe(false);
    expect(hits('nook 0,2', 'nook 5,2', 6, corner('south'))).toBe(true); // it runs one row below
    // from 1,1 to 4,3 it crosses the northern and the eastern of the four walls
    expect(hits('nook 1,1', 'nook 4,3', 6, corner('south', 'west'))).toBe(true);
    expect(hits('nook 1,1', 'nook 4,3', 6, corner('north'))).toBe(false);
    expect(hits('nook 1,1', 'nook 4,3', 6, corner('east'))).toBe(false);
  });

  it.each(['north', 'south', 'west', 'east'] as const)('[MM-30] nor the end of a wall at a corner: one to the %s is enough', (side) => {
    expect(hits('nook 1,1', 'nook 4,4', 6)).toBe(true);
    expect(hits('nook 1,1', 'nook 4,4', 6, corner(side))).toBe(false);
    expect(hits('nook 4,1', 'nook 1,4', 6, corner(side))).toBe(false);
  });

  it('[MM-30] a sight line is the same both ways', () => {
    const walls = corner('north', 'east');
    for (const [a, b] of [
      ['nook 0,0', 'nook 5,4'],
      ['nook 1,3', 'nook 4,2'],
      ['nook 2,0', 'nook 3,5'],
      ['nook 0,3', 'nook 5,2'],
    ] as const)
      expect(hits(a, b, 6, walls), `${a} and ${b}`).toBe(hits(b, a, 6, walls));
  });

  it('[MM-30] on every tile of the box one sees where a thread between the two middles touches no wall', () => {
    const { content } = mayhemModule;
    const wrong: string[] = [];
    for (const id of Object.keys(content.tiles)) {
      const here = boardGeometry({ wide: 1, high: 1, slots: [{ tile: id, turn: 0, up: true }], opened: [], blocked: [] }, content);
      const walls = wallsOf(here);
      for (let a = 0; a < 36; a++)
        for (let b = a + 1; b < 36; b++) {
          const thread = { from: middle(a), to: middle(b) };
          const touches = walls.some((wall) => meet(thread, wall));
          if (sees(here, a, b) === touches) wrong.push(`${id}: ${middle(a)} and ${middle(b)}`);
        }
    }
    expect(wrong).toEqual([]);
  });

  it('[MM-30] figures and BLOCKED squares do not stop it; rock, shut doors and face-down tiles do', () => {
    const shoot = (play: Play) => play.can({ do: 'attack', number: 1 });
    const line = {
      heroes: [
        { hero: 'bo', at: 'yard 0,2' },
        { hero: 'cy', at: 'yard 1,2' },
      ],
      monsters: [{ monster: 'statue', at: 'yard 4,2' }],
    };
    expect(shoot(table({ ...line, blocked: ['yard 2,2'] }))).toBe(true);
    const rock = tile('yard2', 'ordinary', room('x', 'ordinary', { '2,2': '#' }).map);
    const door = tile(
      'yard2',
      'ordinary',
      room('x').map.map((text, i) => (i === 5 ? ' . .D. . . . ' : text)),
    );
    for (const blocker of [rock, door]) {
      const there = { heroes: [{ hero: 'bo', at: 'yard2 0,2' }], monsters: [{ monster: 'statue', at: 'yard2 4,2' }] };
      expect(shoot(table({ board: ['start yard2'], ...there, box: { tiles: [blocker] } }))).toBe(false);
    }
    const far = hero('far', { attack: { name: 'Hoot', damage: 1, type: 'psy', range: 9 } });
    const across = (lawn: string) =>
      table({
        board: [`start ${lawn} yard`],
        heroes: [{ hero: 'far', at: 'start 5,2' }],
        monsters: [{ monster: 'statue', at: 'yard 0,2' }],
        box: { heroes: [far] },
      });
    expect([shoot(across('lawn')), shoot(across('?lawn'))]).toEqual([true, false]);
  });

  it('[MM-30] a weapon has a range of its own, in place of the hero’s', () => {
    const bow = weapon('bow', 1, { attack: { name: 'Twang', damage: 3, type: 'melee', range: 5 } });
    const play = table({
      heroes: [{ at: 'yard 0,2', cards: ['bow'] }, {}],
      monsters: [{ monster: 'statue', at: 'yard 5,2' }],
      box: { treasures: [bow] },
    });
    expect(play.can({ do: 'attack', source: 'ada' })).toBe(false);
    expect(play.attack(1, 'bow').monster().hp).toBe(6);
  });
});
