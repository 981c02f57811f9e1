// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/engine/random.ts';
import {
  bandLimit,
  DRAGON_HP,
  DRAGON_MORE,
  FOE_ATTACK,
  FOE_DAMAGE,
  FOE_HP,
  foeNumbers,
  ROOMS,
  STAIRS_BY,
} from '../../../src/games/labyrinth/rules/difficulty.ts';
import { setup } from '../../../src/games/labyrinth/rules/setup.ts';
import { DIFFICULTY_LEVELS } from '../../../src/games/labyrinth/state/constants.ts';
import { Options } from '../../../src/games/labyrinth/state/options.ts';
import { content, Party } from './helpers.ts';

const fair = { byTheBook: false } as const;
const four = [{}, {}, {}, {}];
const numbers = (heroes: number, options: object, kind: string) =>
  foeNumbers(setup(heroes, v.parse(Options, options), Random.seed(1), content), kind, content);

describe('monsters fit the party', () => {
  it('[LA-35] the default is fair, and monsters fit the party', () =>
    expect(v.parse(Options, {})).toMatchObject({ difficulty: 'fair', byTheBook: false }));
  it('[LA-35] a monster has a share of its hit points, and hits better', () => {
    const printed = numbers(4, { byTheBook: true }, 'ogre');
    for (const difficulty of DIFFICULTY_LEVELS) {
      const ogre = numbers(4, { difficulty }, 'ogre');
      expect(ogre).toMatchObject({ hp: (20 * FOE_HP) / 100, ac: printed.ac, attack: printed.attack + FOE_ATTACK[difficulty] });
    }
    expect(numbers(4, {}, 'rat').hp).toBe(3);
  });
  it('[LA-35] the more heroes there are, the harder it hits', () => {
    expect([3, 4, 5, 6].map((heroes) => numbers(heroes, { difficulty: 'cruel' }, 'ogre').die)).toEqual([
      '2d6+2',
      '2d6+3',
      '2d6+4',
      '2d6+5',
    ]);
    expect(numbers(6, {}, 'rat').die).toBe(`1d4+${FOE_DAMAGE[6]?.fair}`);
  });
  it('[LA-35] the Dragon grows with the party and with the difficulty', () => {
    for (const heroes of [3, 4, 5, 6]) {
      const points = DIFFICULTY_LEVELS.map((difficulty) => numbers(heroes, { difficulty }, 'dragon').hp);
      expect(points).toEqual(DIFFICULTY_LEVELS.map((difficulty) => DRAGON_HP[heroes]?.[difficulty]));
      expect([...points].sort((a, b) => a - b)).toEqual(points);
    }
  });
  it('[LA-35] the Dragon hits better and harder than others of that party', () => {
    const [printed, dragon] = [numbers(3, { byTheBook: true }, 'dragon'), numbers(3, {}, 'dragon')];
    expect(dragon.attack).toBe(printed.attack + FOE_ATTACK.fair + DRAGON_MORE.attack);
    expect(dragon.die).toBe(`2d8+${(FOE_DAMAGE[3]?.fair ?? 0) + DRAGON_MORE.damage}`);
  });
  it('[LA-35] what comes is as strong as that, hits as that, and shows it', () => {
    const play = new Party({ heroes: four, rooms: [{}], also: fair }).opens('rat');
    expect(play.foes).toEqual(['rat 3']);
    play.order(2, 3, 4, 5, 20);
    expect(play.view().fight?.foes[0]).toMatchObject({ hp: 3, most: 3, ac: 10, attack: 4, die: '1d4+2' });
    // 6 and 4 is as much as armour class 10
    play.rolls(6);
    expect(play.told('struck')).toMatchObject({ total: 10, hit: true });
    play.rolls(2);
    expect(play.told('hurt')).toMatchObject({ amount: 4 });
  });
});

describe('bands fit the party', () => {
  it('[LA-36] on floor 1 one fewer than the heroes come at most, below as many', () => {
    const band = (floor: 1 | 2, die: number) =>
      new Party({ heroes: four, rooms: [{}], also: { ...fair, floor } }).opens('pack').rolls(die).foes.length;
    expect([band(1, 1), band(1, 4), band(2, 4)]).toEqual([2, 3, 4]);
    expect(bandLimit({ byTheBook: false, difficulty: 'fair', floor: 2, heroes: [{}, {}, {}] })).toBe(3);
  });
});

describe('floors fit an evening', () => {
  /** So many rooms seen, none of them with stairs. */
  const seen = (rooms: number, last: object = {}) =>
    Array.from({ length: rooms }, (_, i) => (i === rooms - 1 ? last : i === 0 ? { doors: ['east', 'north'] as const } : {}));
  it(`[LA-36] the fourth room behind the first has stairs, if none were found`, () => {
    const early = new Party({ rooms: seen(STAIRS_BY - 1), at: STAIRS_BY - 2, also: fair }).opens('empty');
    expect(early.told('stairs-found')).toBeUndefined();
    const late = new Party({ rooms: seen(STAIRS_BY), at: STAIRS_BY - 1, also: fair }).opens('empty');
    expect([late.told('stairs-found'), late.room.stairs]).toEqual([{ do: 'stairs-found', room: STAIRS_BY }, true]);
  });
  it('[LA-36] known stairs are enough', () => {
    const play = new Party({ rooms: seen(STAIRS_BY, { stairs: true }), at: STAIRS_BY - 1, also: fair }).opens('empty');
    expect(play.told('stairs-found')).toBeUndefined();
  });
  it('[LA-36] there is no room behind the sixth, and the view says how many are to come', () => {
    const play = new Party({ rooms: seen(ROOMS, { stairs: true }), at: ROOMS - 1, also: fair });
    expect(play.view().encounters.left).toBe(1);
    play.opens('empty');
    expect([play.view().encounters.left, play.kinds.includes('door'), play.whyNot({ do: 'door' }).includes('LA-23')]).toEqual([
      0,
      false,
      true,
    ]);
  });
  it('[LA-36] the last room has stairs if somebody sits on all the others', () => {
    const guarded = seen(ROOMS).map((room, i) =>
      i === 1 ? { stairs: true, foes: ['rat'], doors: ['west', 'east', 'north'] as const } : room,
    );
    const play = new Party({ rooms: guarded, at: ROOMS - 1, also: fair }).opens('empty');
    expect(play.room.stairs).toBe(true);
    const free = guarded.map((room) => ({ ...room, foes: [] }));
    expect(new Party({ rooms: free, at: ROOMS - 1, also: fair }).opens('empty').room.stairs).toBe(false);
  });
});

describe('by the old book', () => {
  it('[LA-37] monsters are as printed for any number of heroes, and all of a band come', () => {
    for (const heroes of [3, 6])
      expect(numbers(heroes, { byTheBook: true, difficulty: 'cruel' }, 'dragon')).toMatchObject({ hp: 60, ac: 18, attack: 4, die: '2d8' });
    expect(new Party({ rooms: [{}] }).opens('pack').rolls(4).foes).toHaveLength(5);
  });
  it('[LA-37] a floor has as many rooms as its deck has cards', () => {
    const rooms = Array.from({ length: ROOMS + 1 }, () => ({}));
    const play = new Party({ rooms, at: ROOMS, encounters: ['empty', 'stair'] });
    expect(play.view().encounters.left).toBe(2);
    expect(play.opens().told('stairs-found')).toBeUndefined();
  });
});
