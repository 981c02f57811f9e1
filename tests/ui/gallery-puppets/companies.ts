import type { Emblem } from '../../../src/engine/seats.ts';
import { LOOKS } from '../../../src/games/labyrinth/content/card-schemas.ts';
import { CLASSES, ELEMENTS, RACES } from '../../../src/games/labyrinth/state/constants.ts';
import { HERO_FIGURES as BRAWLERS } from '../../../src/ui/games/dust-up/puppet-figures.ts';
import {
  heroFigure,
  MONSTER_FIGURES as LABYRINTH_MONSTERS,
  monsterFigure,
  PEOPLE_FIGURES,
} from '../../../src/ui/games/labyrinth/puppet-figures.ts';
import { WORN_PIECES } from '../../../src/ui/games/labyrinth/worn-pieces.ts';
import { SECOND_PHASES } from '../../../src/ui/games/magic-and-mayhem/boss-phase-figures.ts';
import { HELPER_FIGURES } from '../../../src/ui/games/magic-and-mayhem/helper-figures.ts';
import { HERO_FIGURES } from '../../../src/ui/games/magic-and-mayhem/hero-figures.ts';
import { MONSTER_FIGURES } from '../../../src/ui/games/magic-and-mayhem/monster-figures.ts';
import { MONSTER_FIGURES as TRAPS_MONSTERS } from '../../../src/ui/games/traps-and-treasures/monsters/monster-figures.ts';
import { DIGGERS } from '../../../src/ui/games/traps-and-treasures/puppet-figures.ts';
import type { Figure } from '../../../src/ui/puppets/figure.ts';

export type Shown = { readonly name: string; readonly figure: Figure; readonly emblem?: Emblem };

const monsters = (figures: Readonly<Record<string, Figure>>): Shown[] =>
  Object.entries(figures).map(([name, figure]) => ({ name, figure }));

/** Sixteen heroes of Labyrinth: every race and class, with elements and looks in turn. */
const LABYRINTH_HEROES: readonly Shown[] = RACES.flatMap((race, i) =>
  CLASSES.map((klass, j) => ({
    name: `${race} ${klass}`,
    figure: heroFigure({
      race,
      class: klass,
      elements: [ELEMENTS[(i * 4 + j) % 5], ELEMENTS[(i + j * 2) % 5]].filter((element) => element !== undefined),
      look: j,
    }),
    emblem: (['sun', 'cloud', 'clover', 'fish'] as const)[j] ?? 'sun',
  })),
);

const DIGGER_EMBLEMS = ['sun', 'cloud', 'clover', 'bolt', 'fish', 'moon'] as const;
/** Heroes with each thing that is worn, and with three at once. */
const WEARERS: readonly Shown[] = [
  ...Object.keys(WORN_PIECES).map((card): readonly string[] => [card]),
  ['thinking-cap', 'knitted-mail', 'umbrella'],
  ['brave-scarf', 'barrel', 'boxing-mitts'],
].map((worn, i) => ({
  name: worn.join(', '),
  figure: heroFigure({ race: RACES[i % 4] ?? 'human', class: CLASSES[(i >> 2) % 4] ?? null, elements: ['fire', 'water'], worn }),
  emblem: 'clover',
}));

const turn = <T>(list: readonly [T, ...T[]], i: number): T => list[i % list.length] ?? list[0];
/** Monsters of a family: each choice of the workshop is on one of them. */
const OWN_MONSTERS: readonly Shown[] = LOOKS.ears.map((ears, i) => ({
  name: `with ears: ${ears}`,
  figure: monsterFigure('goblin', {
    head: turn(LOOKS.head, i),
    ears,
    top: turn(LOOKS.top, i + 1),
    front: turn(LOOKS.front, i),
    colour: turn(LOOKS.colour, i),
  }),
}));

/** Everybody who is drawn, by game and kind: one page each. */
export const COMPANIES: Readonly<Record<string, readonly Shown[]>> = {
  'dust-up-heroes': monsters(BRAWLERS).map((shown) => ({ ...shown, emblem: 'sun' })),
  'labyrinth-heroes': LABYRINTH_HEROES,
  'labyrinth-monsters': monsters(LABYRINTH_MONSTERS),
  'labyrinth-own-monsters': OWN_MONSTERS,
  'labyrinth-wearers': WEARERS,
  'labyrinth-people': monsters(PEOPLE_FIGURES),
  'magic-and-mayhem-heroes': monsters(HERO_FIGURES).map((shown) => ({ ...shown, emblem: 'fish' })),
  'magic-and-mayhem-monsters': monsters(MONSTER_FIGURES),
  'magic-and-mayhem-helpers': monsters(HELPER_FIGURES),
  'magic-and-mayhem-second-phases': monsters(SECOND_PHASES),
  'traps-and-treasures-diggers': DIGGERS.map(({ name, figure }, i) => ({ name, figure, emblem: DIGGER_EMBLEMS[i] ?? 'sun' })),
  'traps-and-treasures-monsters': Object.entries(TRAPS_MONSTERS).flatMap(([card, levels]) =>
    Object.entries(levels).map(([level, figure]) => ({ name: `${card} ${level}`, figure })),
  ),
};
