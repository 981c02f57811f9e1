import { type Figure, type Mood, moodOfHearts } from '../../puppets/figure.ts';
import { SECOND_PHASES } from './boss-phase-figures.ts';
import { HELPER_FIGURES } from './helper-figures.ts';
import { HERO_FIGURES } from './hero-figures.ts';
import { MONSTER_FIGURES } from './monster-figures.ts';

const HEROES: Readonly<Record<string, Figure>> = HERO_FIGURES;
const MONSTERS: Readonly<Record<string, Figure>> = MONSTER_FIGURES;
const HELPERS: Readonly<Record<string, Figure>> = HELPER_FIGURES;
const LATER: Readonly<Record<string, Figure>> = SECOND_PHASES;

/** Whoever nobody has drawn, such as a monster of a later version's save: somebody plain. */
const UNKNOWN: Figure = {
  parts: [
    ['trunk', ['grey']],
    ['round-head', ['tin']],
  ],
  face: { eyes: [100, 92], apart: 44, radius: 12, mouth: [100, 126], width: 13 },
  plaster: [128, 62, 24],
};

/** The figure of a hero; a plain one for an id that nobody has drawn. */
export const heroFigure = (id: string): Figure => HEROES[id] ?? UNKNOWN;

/** The figure of a monster, in a phase counted from 0; a plain one for an id that nobody has drawn. */
export const monsterFigure = (id: string, phase = 0): Figure => (phase > 0 ? LATER[id] : undefined) ?? MONSTERS[id] ?? UNKNOWN;

/** The figure of whoever is in a story: a helper, a hero or a monster. */
export const storyFigure = (who: string): Figure => HELPERS[who] ?? HEROES[who] ?? monsterFigure(who);

type Hearts = { readonly hp: number; readonly most: number };
/** The mood of a hero as it fares just now. */
export const heroMood = ({ hp, most, fallen }: Hearts & { readonly fallen: boolean }): Mood => (fallen ? 'out' : moodOfHearts(hp, most));
/** The mood of a monster as it fares just now. */
export const monsterMood = ({ hp, most, asleep }: Hearts & { readonly asleep: boolean }): Mood =>
  asleep && hp > 0 ? 'asleep' : moodOfHearts(hp, most);
