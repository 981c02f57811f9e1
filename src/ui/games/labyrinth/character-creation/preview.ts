import type { Content } from '../../../../games/labyrinth/content/content.ts';
import { armourClassOf, newHero, relationOf } from '../../../../games/labyrinth/rules/characters.ts';
import {
  type ClassId,
  type Element,
  type RaceId,
  type Relation,
  STATISTICS,
  type Statistic,
} from '../../../../games/labyrinth/state/constants.ts';
import type { View } from '../../../../games/labyrinth/state/view-types.ts';

/** A character as far as it is made, and what it would be with these elements. */

export type Preview = {
  readonly race: RaceId | null;
  readonly klass: ClassId | null;
  readonly hp: number | null;
  readonly ac: number | null;
  /** The dice, what race and elements add, and what both come to. */
  readonly rows: readonly {
    readonly statistic: Statistic;
    readonly rolled: number | null;
    readonly plus: number;
    readonly modifier: number | null;
  }[];
};

export function previewOf(draft: NonNullable<View['draft']>, elements: readonly Element[], content: Content, help = 0): Preview {
  const { race, class: klass, rolled } = draft;
  const base = STATISTICS.map((_, i) => rolled[i] ?? 0);
  const made = race && newHero({ race, class: klass ?? 'warrior', elements: [...elements], story: null }, base, content, help);
  return {
    race,
    klass,
    hp: made ? made.most : null,
    ac: made ? armourClassOf(made, content) : null,
    rows: STATISTICS.map((statistic, i) => {
      const dice = rolled[i] ?? null;
      const plus = made ? made.base[statistic] - (base[i] ?? 0) : 0;
      return { statistic, rolled: dice, plus, modifier: dice === null ? null : Math.floor((dice + plus - 10) / 2) };
    }),
  };
}

const RELATIONS: { readonly [K in Relation]: string } = {
  creative: 'They are friends.',
  destructive: 'They fight each other.',
  nullified: 'They keep out of it.',
};
/** What these elements do for such a hero, in sentences. */
export function elementWords(race: RaceId | null, klass: ClassId | null, elements: readonly Element[]): readonly string[] {
  const relation = relationOf(elements);
  const has = (...some: readonly Element[]) => elements.some((element) => some.includes(element));
  const words: string[] = [elements.length < 2 ? 'One on its own: no friend, no foe.' : RELATIONS[relation]];
  if (race === 'human' && relation === 'creative') words.push('+1 more Strength, Intelligence and Luck.');
  if (race === 'human' && relation === 'destructive') words.push('+2 to hit.');
  if (race === 'woodfolk' && has('wood', 'earth')) words.push('Bark: 2 harder to hit.');
  if (race === 'woodfolk' && relation === 'creative') words.push('4 more hit points.');
  if (race === 'woodfolk') words.push(has('water', 'metal') ? 'Fire hurts you no more than others.' : 'Fire hurts you twice as much!');
  if (race === 'oxkin' && relation === 'destructive') words.push('Two attacks in each turn.');
  if (race === 'oxkin' && relation !== 'destructive') {
    const many = elements.filter((element) => element === 'metal' || element === 'earth').length;
    words.push(many === 0 ? 'Metal or earth would make you stronger.' : `+${2 * many} Strength, and +${many} to the two others.`);
  }
  if (race === 'hollow')
    words.push(relation === 'nullified' ? 'When you are attacked, you can go thin: two dice harder to hit.' : 'Too solid to go thin.');
  if (klass === 'wizard' && relation === 'destructive') words.push('Your magic stings you: 1 to 4 hit points after each attack.');
  return words;
}
