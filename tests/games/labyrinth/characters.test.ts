// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  armourClassOf,
  attackOf,
  ELEMENT_CHOICES,
  isBurning,
  isGhostly,
  isRenegade,
  modifierOf,
  newHero,
  relationOf,
} from '../../../src/games/labyrinth/rules/characters.ts';
import { CLASSES, type ClassId, type Element, RACES, type RaceId, STATISTICS } from '../../../src/games/labyrinth/state/constants.ts';
import { content, Party } from './helpers.ts';

const LETTERS: { readonly [letter: string]: Element } = { w: 'wood', f: 'fire', e: 'earth', m: 'metal', a: 'water' };
const elementsOf = (letters: string): Element[] => [...letters].flatMap((letter) => LETTERS[letter] ?? []);
/** All sixteen choices: none, one of five, two of five. "a" is water. */
const NONE = ['', 'w', 'f', 'e', 'm', 'a'] as const;
const FRIENDS = ['wf', 'fe', 'em', 'ma', 'wa'] as const;
const FOES = ['we', 'wm', 'fm', 'fa', 'ea'] as const;

describe('elements', () => {
  it('[LA-4] there are sixteen choices of at most two', () => {
    expect(ELEMENT_CHOICES).toHaveLength(16);
    expect(new Set([...NONE, ...FRIENDS, ...FOES].map((letters) => elementsOf(letters).join())).size).toBe(16);
  });
  it.each(NONE)('[LA-4] “%s”: one or none is nullified', (letters) => expect(relationOf(elementsOf(letters))).toBe('nullified'));
  it.each(FRIENDS)('[LA-4] “%s”: one feeds the other, creative', (letters) => expect(relationOf(elementsOf(letters))).toBe('creative'));
  it.each(FOES)('[LA-4] “%s”: one destroys the other, destructive', (letters) =>
    expect(relationOf(elementsOf(letters))).toBe('destructive'),
  );
});

/**
 * Worked out by hand from LA-5 to LA-9, for dice of 10 in each statistic: Strength, the other two, hit points, AC before the class, what is
 * added to attacks before the class, and powers: R two attacks a turn, G may go thin as mist.
 */
const SHEETS: {
  readonly [K in RaceId]: readonly (readonly [
    letters: string,
    str: number,
    others: number,
    hp: number,
    ac: number,
    hits: number,
    powers: string,
  ])[];
} = {
  human: [
    ...NONE.map((letters) => [letters, 11, 11, 20, 10, 0, ''] as const),
    ...FRIENDS.map((letters) => [letters, 12, 12, 20, 10, 1, ''] as const),
    ...FOES.map((letters) => [letters, 11, 11, 20, 10, 2, ''] as const),
  ],
  woodfolk: [
    ['', 10, 10, 17, 10, 0, ''],
    ['w', 10, 10, 17, 12, 0, ''],
    ['f', 10, 10, 17, 10, 0, ''],
    ['e', 10, 10, 17, 12, 0, ''],
    ['m', 10, 10, 17, 10, 0, ''],
    ['a', 10, 10, 17, 10, 0, ''],
    ['wf', 10, 10, 21, 12, 0, ''],
    ['fe', 10, 10, 21, 12, 0, ''],
    ['em', 10, 10, 21, 12, 0, ''],
    ['ma', 10, 10, 21, 10, 0, ''],
    ['wa', 10, 10, 21, 12, 0, ''],
    ['we', 10, 10, 17, 12, 0, ''],
    ['wm', 10, 10, 17, 12, 0, ''],
    ['fm', 10, 10, 17, 10, 0, ''],
    ['fa', 10, 10, 17, 10, 0, ''],
    ['ea', 10, 10, 17, 12, 0, ''],
  ],
  oxkin: [
    ['', 10, 10, 25, 12, 0, ''],
    ['w', 10, 10, 25, 12, 0, ''],
    ['f', 10, 10, 25, 12, 0, ''],
    ['e', 12, 11, 25, 12, 1, ''],
    ['m', 12, 11, 25, 12, 1, ''],
    ['a', 10, 10, 25, 12, 0, ''],
    ['wf', 10, 10, 25, 12, 0, ''],
    ['fe', 12, 11, 25, 12, 1, ''],
    ['em', 14, 12, 25, 12, 2, ''],
    ['ma', 12, 11, 25, 12, 1, ''],
    ['wa', 10, 10, 25, 12, 0, ''],
    ...FOES.map((letters) => [letters, 10, 10, 25, 12, 0, 'R'] as const),
  ],
  hollow: [
    ...NONE.map((letters) => [letters, 10, 10, 20, 8, 0, 'G'] as const),
    ...FRIENDS.map((letters) => [letters, 10, 10, 20, 8, 0, ''] as const),
    ...FOES.map((letters) => [letters, 10, 10, 20, 8, 0, ''] as const),
  ],
};
/** Worked out by hand from LA-10 and LA-12, with nothing equipped: added to AC, added to attacks. */
const CLASS: { readonly [K in ClassId]: readonly [ac: number, attack: number] } = {
  archer: [2, 0],
  medic: [0, 0],
  warrior: [0, 4],
  wizard: [0, 2],
};
const RULE: { readonly [K in RaceId]: string } = { human: '[LA-6]', woodfolk: '[LA-7]', oxkin: '[LA-8]', hollow: '[LA-9]' };
const AND: { readonly [K in ClassId]: string } = { archer: '', medic: '', warrior: ' [LA-12]', wizard: ' [LA-13]' };
const rows = RACES.flatMap((race) =>
  CLASSES.flatMap((klass) =>
    SHEETS[race].map(([letters, ...sheet]) => [`${RULE[race]} [LA-10]${AND[klass]}`, race, klass, letters, ...sheet] as const),
  ),
);

describe('races and classes', () => {
  it('all of 4 × 4 × 16 are in the table', () => expect(rows).toHaveLength(256));
  it.each(rows)('%s a %s %s of “%s”', (_rule, race, klass, letters, str, others, hp, ac, hits, powers) => {
    const hero = newHero({ race, class: klass, elements: elementsOf(letters), story: null }, [10, 10, 10], content);
    expect(hero.base).toEqual({ strength: str, intelligence: others, luck: others });
    expect([hero.hp, hero.most, hero.coins]).toEqual([hp, hp, 10]);
    expect(armourClassOf(hero, content)).toBe(ac + CLASS[klass][0]);
    expect(attackOf(hero, null, content)).toBe(hits + CLASS[klass][1]);
    expect(`${isRenegade(hero) ? 'R' : ''}${isGhostly(hero) ? 'G' : ''}`).toBe(powers);
    expect(isBurning(hero)).toBe(klass === 'wizard' && FOES.some((pair) => pair === letters));
  });
});

/** By hand, from LA-3: halves are rounded down, also below 0. */
const MODIFIERS: { readonly [statistic: number]: number } = { 3: -4, 4: -3, 5: -3, 6: -2, 7: -2 };

describe('with poor dice', () => {
  it.each(rows)('[LA-3] %s a %s %s of “%s”', (_rule, race, klass, letters, str, others) => {
    const hero = newHero({ race, class: klass, elements: elementsOf(letters), story: null }, [3, 5, 4], content);
    const [strength = 9, intelligence = 9, luck = 9] = [str - 7, others - 5, others - 6].map((statistic) => MODIFIERS[statistic]);
    expect(STATISTICS.map((statistic) => modifierOf(hero, statistic, content))).toEqual([strength, intelligence, luck]);
    const best = klass === 'wizard' ? Math.max(strength, intelligence) : strength;
    const fierce = race === 'human' && FOES.some((pair) => pair === letters) ? 2 : 0;
    expect(attackOf(hero, null, content)).toBe(best + fierce + CLASS[klass][1]);
  });
});

describe('statistics', () => {
  it.each([
    [3, -4],
    [7, -2],
    [8, -1],
    [9, -1],
    [10, 0],
    [11, 0],
    [12, 1],
    [18, 4],
    [22, 6],
  ])('[LA-3] a base of %i makes a modifier of %i: halves are rounded down, also below 0', (strength, modifier) => {
    expect(new Party({ heroes: [{ base: { strength } }, {}, {}], rooms: [{}] }).modifier(0, 'strength')).toBe(modifier);
  });

  it('[LA-3] what is equipped counts, and stops counting at once when it is put away', () => {
    const play = new Party({ heroes: [{ pack: ['cap'] }, {}, {}], rooms: [{}] }).does({ do: 'open-pack', hero: 0 });
    play.does({ do: 'equip', card: 'cap' });
    expect([play.sheet(0).statistics.intelligence, play.modifier(0, 'intelligence')]).toEqual([14, 2]);
    play.does({ do: 'put-away', card: 'cap' });
    expect(play.modifier(0, 'intelligence')).toBe(0);
  });

  it('[LA-10] [LA-28] armed, the class’s bare hands do not count', () => {
    const play = new Party({ heroes: [{ class: 'wizard', equipped: ['club'] }, {}, {}], rooms: [{}] });
    // +2 Strength from the club is +1, and not the wizard's +2
    expect(play.sheet(0).attacks).toEqual([{ weapon: 'club', statistic: 'strength', attack: 1, die: '1d8', damage: 0 }]);
  });

  it.each([
    ['archer', 'strength', 0, '1d4'],
    ['medic', 'strength', 0, '1d4'],
    ['warrior', 'strength', 4, '1d6'],
    ['wizard', 'strength', 2, '1d4'],
  ] as const)('[LA-10] the bare hands of a %s', (klass, statistic, attack, die) => {
    const play = new Party({ heroes: [{ class: klass }, {}, {}], rooms: [{}] });
    expect(play.sheet(0).attacks).toEqual([{ weapon: null, statistic, attack, die, damage: 0 }]);
  });

  it('[LA-12] a warrior with anything on is a warrior like others', () => {
    const attack = (hero: object) =>
      new Party({ heroes: [{ class: 'warrior', ...hero }, {}, {}], rooms: [{}] }).sheet(0).attacks[0]?.attack;
    expect(attack({ base: { strength: 14 } })).toBe(6);
    expect(attack({ equipped: ['coat'] })).toBe(0);
    expect(attack({ curses: ['vest'] })).toBe(0);
    expect(attack({ pack: ['coat'] })).toBe(4);
  });

  it('[LA-13] a wizard attacks with Intelligence, where that is better', () => {
    const sheet = (base: object) => new Party({ heroes: [{ class: 'wizard', base }, {}, {}], rooms: [{}] }).sheet(0).attacks[0];
    expect(sheet({ intelligence: 16 })).toMatchObject({ statistic: 'intelligence', attack: 5 });
    expect(sheet({ strength: 16 })).toMatchObject({ statistic: 'strength', attack: 5 });
    const medic = new Party({ heroes: [{ class: 'medic', base: { intelligence: 16 } }, {}, {}], rooms: [{}] });
    expect(medic.sheet(0).attacks[0]).toMatchObject({ statistic: 'strength', attack: 0 });
  });

  it('[LA-28] a knack adds the whole statistic, base and equipped, for the class that has it', () => {
    const attack = (hero: object) =>
      new Party({ heroes: [{ equipped: ['sling', 'sock'], ...hero }, {}, {}], rooms: [{}] }).sheet(0).attacks[0];
    expect(attack({ class: 'archer', base: { luck: 9 } })?.attack).toBe(13);
    expect(attack({ class: 'medic', base: { luck: 9 } })?.attack).toBe(0);
  });
});
