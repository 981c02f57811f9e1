import type { Immutable } from '../../../engine/game.ts';
import { duplicates } from '../../../engine/shared/cards.ts';
import { CLASSES, ELEMENTS, RACES } from '../state/constants.ts';
import type { Effect, RoomEffect } from './card-schemas.ts';
import type { Decks } from './content.ts';

/** Problems that the schema of a single card cannot detect. */

type Problem = string;
const lacking = (wanted: readonly string[], there: readonly { readonly id: string }[]): string[] =>
  wanted.filter((id) => !there.some((card) => card.id === id));

/** The effect lists inside an effect. */
export function branchesOf(effect: Effect): readonly (readonly RoomEffect[])[] {
  if (effect.do === 'check') return [effect.won, effect.lost];
  return effect.do === 'pay' ? [effect.paid, effect.kept] : [];
}
/** Whether an effect applies to one hero, so that it can be applied to each hero separately. */
export const isForOne = (effect: Immutable<Effect>): boolean =>
  'whom' in effect ? effect.whom === 'one' : effect.do !== 'monsters' && effect.do !== 'stairs' && effect.do !== 'chest';

/** All effects of an encounter, nested ones included. */
export const allEffects = (effects: readonly Effect[]): readonly Effect[] =>
  effects.flatMap((effect) => [effect, ...branchesOf(effect).flat()]);

/** The problems of an encounter, given the known monsters. */
export function encounterProblems(effects: readonly Effect[], monsters: ReadonlySet<string>): Problem[] {
  const flat = allEffects(effects);
  const lists: readonly (readonly Effect[])[] = [effects, ...effects.flatMap(branchesOf)];
  return [
    ...flat.flatMap((effect) =>
      effect.do === 'monsters' && !monsters.has(effect.monster) ? [`there is no monster "${effect.monster}"`] : [],
    ),
    ...effects.flatMap((effect) =>
      effect.do === 'check' && effect.whom === 'each'
        ? branchesOf(effect)
            .flat()
            .filter((inner) => !isForOne(inner))
            .map((inner) => `"${inner.do}" cannot happen to each hero alone`)
        : [],
    ),
    ...lists.flatMap((list) => {
      const bands = list.flatMap(({ do: word }, i) => (word === 'monsters' ? [i] : []));
      const first = bands[0] ?? 0;
      return bands.every((at, i) => at === first + i) ? [] : ['bands that fight together stand side by side'];
    }),
  ];
}
/** The problems of the content, each with file, card and field. */
export function crossReferences(decks: Decks): Problem[] {
  const { races, classes, elements, monsters, encounters, items, rooms, stories } = decks;
  const known = new Set(monsters.map(({ id }) => id));
  const figures = [...races, ...classes, ...elements, ...monsters, ...items];
  return [
    ...duplicates([...figures, ...encounters].map(({ id }) => id)).map((id) => `the id "${id}" stands twice`),
    ...duplicates(rooms.map(({ id }) => id)).map((id) => `rooms.json: the id "${id}" stands twice`),
    ...duplicates(stories.map(({ id }) => id)).map((id) => `stories.json: the id "${id}" stands twice`),
    ...duplicates([...figures, ...encounters].map(({ name }) => name)).map((name) => `the name "${name}" stands twice`),
    ...lacking(RACES, races).map((id) => `races.json: there is no "${id}"`),
    ...lacking(CLASSES, classes).map((id) => `classes.json: there is no "${id}"`),
    ...lacking(ELEMENTS, elements).map((id) => `elements.json: there is no "${id}"`),
    ...encounters.flatMap(({ id, effects }) =>
      encounterProblems(effects, known).map((problem) => `encounters.json: ${id}: effects: ${problem}`),
    ),
  ];
}
