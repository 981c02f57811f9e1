import { cleanup, render } from '@testing-library/preact';
import { afterEach, describe, expect, test } from 'vitest';
import labyrinthMonsters from '../../content/labyrinth/monsters.json';
import { dustUpModule } from '../../src/games/dust-up/index.ts';
import { LOOKS, type Looks } from '../../src/games/labyrinth/content/card-schemas.ts';
import { labyrinthModule } from '../../src/games/labyrinth/index.ts';
import { CLASSES, ELEMENTS, RACES } from '../../src/games/labyrinth/state/constants.ts';
import { mayhemModule } from '../../src/games/magic-and-mayhem/index.ts';
import { trapsModule } from '../../src/games/traps-and-treasures/index.ts';
import { HERO_FIGURES as BRAWLERS, heroFigure as brawler, heroMood } from '../../src/ui/games/dust-up/puppet-figures.ts';
import { ownMonsterFigure } from '../../src/ui/games/labyrinth/own-monster-figure.ts';
import {
  heroFigure,
  MONSTER_FIGURES as LABYRINTH_MONSTERS,
  monsterFigure as labyrinthMonster,
} from '../../src/ui/games/labyrinth/puppet-figures.ts';
import { WORN_PIECES } from '../../src/ui/games/labyrinth/worn-pieces.ts';
import { SECOND_PHASES } from '../../src/ui/games/magic-and-mayhem/boss-phase-figures.ts';
import { HERO_FIGURES } from '../../src/ui/games/magic-and-mayhem/hero-figures.ts';
import { MONSTER_FIGURES } from '../../src/ui/games/magic-and-mayhem/monster-figures.ts';
import {
  heroFigure as mayhemHero,
  monsterFigure as mayhemMonster,
  storyFigure,
} from '../../src/ui/games/magic-and-mayhem/puppet-figures.ts';
import { MONSTER_FIGURES as TRAPS_MONSTERS } from '../../src/ui/games/traps-and-treasures/monsters/monster-figures.ts';
import { DIGGERS, diggerOf, monsterFigure as trapsMonster } from '../../src/ui/games/traps-and-treasures/puppet-figures.ts';
import { type Figure, MOODS, type Mood, moodOfHearts } from '../../src/ui/puppets/figure.ts';
import { lookOf } from '../../src/ui/puppets/group-looks.ts';
import { placed } from '../../src/ui/puppets/outline.ts';
import { Puppet } from '../../src/ui/puppets/Puppet.tsx';
import { shapesOf } from '../../src/ui/puppets/shapes.ts';
import { COMPANIES } from './gallery-puppets/companies.ts';

afterEach(cleanup);

const markup = (figure: Figure, mood: Mood = 'well', gang?: number): string => {
  const { container } = render(<Puppet figure={figure} mood={mood} gang={gang} />);
  const { innerHTML } = container;
  cleanup();
  return innerHTML;
};
const sorted = (ids: Iterable<string>): string[] => [...ids].sort();
const everybody = Object.entries(COMPANIES).flatMap(([company, shown]) =>
  shown.map((one) => ({ ...one, name: `${company}: ${one.name}` })),
);

describe('everybody is drawn', () => {
  test('each monster of Labyrinth, and nobody else', () => {
    expect(sorted(Object.keys(LABYRINTH_MONSTERS))).toEqual(sorted(labyrinthMonsters.map(({ id }) => id)));
  });

  test('each hero and each monster of Magic and Mayhem, and nobody else', () => {
    expect(sorted(Object.keys(HERO_FIGURES))).toEqual(sorted(Object.keys(mayhemModule.content.heroes)));
    expect(sorted(Object.keys(MONSTER_FIGURES))).toEqual(sorted(Object.keys(mayhemModule.content.monsters)));
  });

  test('each hero of Dust-Up, and nobody else', () => {
    expect(sorted(Object.keys(BRAWLERS))).toEqual(sorted(Object.keys(dustUpModule.content.heroes)));
  });

  test('each monster of Traps and Treasures on each level, and nobody else', () => {
    expect(sorted(Object.keys(TRAPS_MONSTERS))).toEqual(sorted(Object.keys(trapsModule.content.monsters)));
    for (const levels of Object.values(TRAPS_MONSTERS)) expect(Object.keys(levels)).toEqual(['1', '2', '3']);
  });

  test('an animal for each of six players of Traps and Treasures', () => {
    expect(new Set([0, 1, 2, 3, 4, 5].map((seat) => diggerOf(seat).figure)).size).toBe(6);
  });

  test('things that heroes of Labyrinth wear, and nothing else', () => {
    const worn = Object.values(labyrinthModule.content.items).flatMap(({ id, kind }) => (kind === 'gear' || kind === 'cursed' ? [id] : []));
    expect(Object.keys(WORN_PIECES).filter((id) => !worn.includes(id))).toEqual([]);
  });

  test('everybody on a page of a story of Magic and Mayhem', () => {
    const shown = (value: unknown): string[] => {
      if (typeof value !== 'object' || value === null) return [];
      const inner = Object.values(value).flatMap(shown);
      return 'who' in value && typeof value.who === 'string' && 'icon' in value ? [value.who, ...inner] : inner;
    };
    const people = [...new Set(shown(mayhemModule.content.quests))];
    expect(people).toContain('nib');
    expect(people.filter((who) => storyFigure(who) === storyFigure('nobody'))).toEqual([]);
  });

  test('each boss with a second phase has a second figure', () => {
    const changing = Object.values(mayhemModule.content.monsters).filter(({ phases = [] }) => phases.length > 0);
    expect(sorted(Object.keys(SECOND_PHASES))).toEqual(sorted(changing.map(({ id }) => id)));
  });
});

test('a figure is found by its id, and a boss by its phase', () => {
  expect(labyrinthMonster('goblin')).toBe(LABYRINTH_MONSTERS.goblin);
  expect(mayhemHero('wick')).toBe(HERO_FIGURES.wick);
  expect([0, 1, 2].map((phase) => mayhemMonster('madam-hush', phase))).toEqual([
    MONSTER_FIGURES['madam-hush'],
    SECOND_PHASES['madam-hush'],
    SECOND_PHASES['madam-hush'],
  ]);
  expect(mayhemMonster('toast-imp', 1)).toBe(MONSTER_FIGURES['toast-imp']);
  expect(Object.values<Figure>({ ...HERO_FIGURES, ...MONSTER_FIGURES })).not.toContain(mayhemMonster('nobody'));
  expect(brawler('pip-zip')).toBe(BRAWLERS['pip-zip']);
  expect(Object.values<Figure>(BRAWLERS)).not.toContain(brawler('nobody'));
  expect(trapsMonster('sock', 3)).toBe(TRAPS_MONSTERS.sock[3]);
  expect(trapsMonster('nobody', 1)).not.toBe(trapsMonster('nobody', 2));
  expect(mayhemHero('nobody')).toBe(mayhemMonster('nobody', 1));
});

describe('a monster of a family', () => {
  const plain: Looks = { head: 'round', ears: 'none', top: 'none', front: 'none', colour: 'grey' };

  test('is put together from parts and colours, always alike, whatever kind it is', () => {
    expect(labyrinthMonster('goblin', plain)).toBe(labyrinthMonster('dragon', { ...plain }));
  });

  test.each(['head', 'ears', 'top', 'front', 'colour'] as const)('looks different with each %s', (part) => {
    const figures = LOOKS[part].map((value) => labyrinthMonster('goblin', { ...plain, [part]: value }));
    expect(new Set(figures.map((figure) => markup(figure))).size).toBe(figures.length);
    for (const figure of figures) expect(new Set(MOODS.map((mood) => markup(figure, mood))).size).toBe(MOODS.length);
  });
});

describe('nobody is mistaken for somebody else', () => {
  test('no two figures are the same drawing, not even by their outline alone', () => {
    const drawings = everybody.map(({ figure }) => JSON.stringify(shapesOf(figure)));
    expect(new Set(drawings).size).toBe(everybody.length);
    // Grandpa Rumble's second phase is told by a nightcap, which is an outline too.
    const outlines = [
      ...DIGGERS.map(({ figure }) => figure),
      ...Object.values(TRAPS_MONSTERS).flatMap((levels) => Object.values(levels)),
      ...Object.values(LABYRINTH_MONSTERS),
      ...Object.values(HERO_FIGURES),
      ...Object.values(MONSTER_FIGURES),
      ...Object.values(SECOND_PHASES),
      ...Object.values(BRAWLERS),
    ].map((figure) => shapesOf(figure).mass);
    expect(new Set(outlines).size).toBe(outlines.length);
  });

  test('heroes of Labyrinth differ by race, class, elements and look', () => {
    const elements = [[], ...ELEMENTS.flatMap((one) => ELEMENTS.map((other) => [one, other]))];
    const heroes = RACES.flatMap((race) =>
      [...CLASSES, null].flatMap((klass) =>
        elements.flatMap((two) =>
          [0, 1, 2, 3].map((look) => JSON.stringify(shapesOf(heroFigure({ race, class: klass, elements: two, look })))),
        ),
      ),
    );
    expect(new Set(heroes).size).toBe(heroes.length);
  });

  test.each(everybody)('$name has a face of its own for each mood', ({ figure }) => {
    expect(new Set(MOODS.map((mood) => markup(figure, mood))).size).toBe(MOODS.length);
  });

  test('five of a gang differ by hat, number and lean', () => {
    const gang = [1, 2, 3, 4, 5].map((number) => markup(LABYRINTH_MONSTERS.goblin, 'well', number));
    expect(new Set(gang.map((one) => one.replace(/<text.*?<\/text>/, ''))).size).toBe(5);
    expect(gang[2]).toContain('>3</text>');
  });

  test('whoever of a gang has a hat of its own gets no second one, and is told apart by number and lean', () => {
    const own = ownMonsterFigure({ head: 'round', ears: 'wide', top: 'bobble-hat', front: 'none', colour: 'moss' });
    const bare = ownMonsterFigure({ head: 'round', ears: 'wide', top: 'none', front: 'none', colour: 'moss' });
    const hats = (figure: Figure) => [1, 2, 3, 4].map((number) => lookOf(number, figure).hat);
    expect(hats(own)).toEqual([null, null, null, null]);
    expect(hats(LABYRINTH_MONSTERS.armour)).toEqual([null, null, null, null]);
    expect(hats(bare).every(Boolean)).toBe(true);
    expect(new Set([1, 2, 3, 4, 5].map((number) => markup(own, 'well', number))).size).toBe(5);
  });
});

describe('figures are sound', () => {
  test.each(everybody)('$name has sound outlines, and its features in the middle of its box', ({ figure }) => {
    const { mass, print } = shapesOf(figure);
    expect(mass).toMatch(/^M/);
    expect(JSON.stringify(print)).not.toMatch(/NaN|undefined/);
    expect(mass).not.toMatch(/NaN|undefined/);
    for (const [x, y] of [figure.face.eyes, figure.face.mouth]) {
      expect(x).toBeGreaterThan(40);
      expect(x).toBeLessThan(160);
      expect(y).toBeGreaterThan(40);
      expect(y).toBeLessThan(170);
    }
  });

  test.each(everybody)('$name has all its parts in its box, or a little outside', ({ figure }) => {
    const { print, mass } = shapesOf(figure);
    const starts = [...`${mass} ${JSON.stringify(print)}`.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(starts.length).toBeGreaterThan(2);
    for (const [x = NaN, y = NaN] of starts) {
      expect(Math.abs(x - 100)).toBeLessThan(125);
      expect(Math.abs(y - 100)).toBeLessThan(125);
    }
  });

  test('a figure is plain data', () => {
    for (const { figure } of everybody) expect(JSON.parse(JSON.stringify(figure))).toEqual(figure);
  });
});

describe('outlines', () => {
  test('a place turns, mirrors, scales and moves an outline', () => {
    expect(placed('M10 0H20V5Z', { turn: 90 })).toBe('M0 10L0 20L-5 20Z');
    expect(placed('M10 0h10v5Z', { flip: true, x: 200 })).toBe('M190 0L180 0L180 5Z');
    expect(placed('M0 0a5 5 0 0 1 10 0Z', { scale: 2, flip: true })).toBe('M0 0A10 10 0 0 0 -20 0Z');
    expect(placed('M0 0q5 5 10 0t10 0', { x: 1, y: 2 })).toBe('M1 2Q6 7 11 2T21 2');
  });
});

test('hearts tell the mood', () => {
  expect([10, 5, 4, 0].map((hearts) => moodOfHearts(hearts, 10))).toEqual(['well', 'well', 'hurt', 'out']);
});

test('a brawler looks as it fares', () => {
  expect([10, 5, 4, 1].map((hp) => heroMood({ hp, most: 10, out: false }))).toEqual(['well', 'well', 'hurt', 'hurt']);
  expect(heroMood({ hp: 0, most: 10, out: true })).toBe('out');
  expect(heroMood({ hp: 0, most: 10, out: false })).toBe('hurt');
});
