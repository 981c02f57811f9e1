import type { Immutable } from '../../../engine/game.ts';
import type { Worn } from '../../../games/labyrinth/content/card-schemas.ts';
import { type Content, cardOf } from '../../../games/labyrinth/content/content.ts';
import type { Statistic } from '../../../games/labyrinth/state/constants.ts';
import type { HeroView } from '../../../games/labyrinth/state/view-types.ts';
import { STATISTIC_NAMES } from '../../../games/labyrinth/text/names.ts';
import { signed } from '../../../games/labyrinth/text/numbers.ts';

/** Where the numbers of a character come from. */

/** A part of a number: so much, and what for. */
export type Part = readonly [by: number, what: string];
export const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, [by]) => sum + by, 0);
/** "12 = 10 Human + 2 Archer". */
export function spelled(parts: readonly Part[]): string {
  const [first, ...rest] = parts;
  if (!first) return '0';
  const more = rest.map(([by, what]) => ` ${by < 0 ? '−' : '+'} ${Math.abs(by)} ${what}`);
  return `${sumOf(parts)} = ${first[0]} ${first[1]}${more.join('')}`;
}

/** What is worn, and what a hero has grown by (LA-47). */
function wornParts(hero: HeroView, word: keyof Worn, content: Content): Part[] {
  const items = [...hero.equipped, ...hero.curses].map((card) => {
    const item = cardOf(content.items, card);
    const worn: Immutable<Worn> | null = item.kind === 'gear' || item.kind === 'cursed' ? item.worn : null;
    return { name: item.name, by: worn?.[word] ?? 0 };
  });
  const feats = hero.feats.map((id) => {
    const { name, worn } = cardOf(content.feats, id);
    return { name, by: worn[word] ?? 0 };
  });
  return [...items, ...feats].flatMap(({ name, by }): Part[] => (by === 0 ? [] : [[by, name]]));
}

/** S and what is worn (LA-3). */
export const statisticParts = (hero: HeroView, statistic: Statistic, content: Content): Part[] => [
  [hero.base[statistic], 'your own'],
  ...wornParts(hero, statistic, content),
];
/** How a modifier comes about (LA-3). */
export const modifierText = (hero: HeroView, statistic: Statistic): string =>
  `${signed(hero.modifiers[statistic])}: take 10 away, half of that, rounded down.`;

/** Armour class (LA-6 to LA-10). What is left is what cards gave for good. */
export function armourParts(hero: HeroView, content: Content): Part[] {
  const race = content.races[hero.race];
  const klass = content.classes[hero.class];
  const bark = hero.race === 'woodfolk' && hero.elements.some((element) => element === 'wood' || element === 'earth');
  const parts: Part[] = [
    [race.ac, race.name],
    ...(klass.ac === 0 ? [] : [[klass.ac, klass.name] as const]),
    ...(bark ? [[2, 'bark'] as const] : []),
    ...wornParts(hero, 'ac', content),
  ];
  const rest = hero.ac - sumOf(parts);
  return rest === 0 ? parts : [...parts, [rest, 'for good']];
}
/** What is added to an attack (LA-28): the modifier, what is worn, and the rest, which race, class and weapon give. */
export function attackParts(hero: HeroView, { weapon, statistic, attack }: HeroView['attacks'][number], content: Content): Part[] {
  const die = (card: string) => {
    const item = cardOf(content.items, card);
    return item.kind === 'gear' ? item.die : null;
  };
  const worn = wornParts({ ...hero, equipped: hero.equipped.filter((card) => card === weapon || die(card) === null) }, 'attack', content);
  const parts: Part[] = [[hero.modifiers[statistic], STATISTIC_NAMES[statistic]], ...worn];
  const rest = attack - sumOf(parts);
  const what = weapon === null ? content.classes[hero.class].name : cardOf(content.items, weapon).name;
  return rest === 0 ? parts : [...parts, [rest, hero.race === 'human' && weapon !== null ? content.races.human.name : what]];
}
