import type { Immutable } from '../../../engine/game.ts';
import { duplicates } from '../../../engine/shared/cards.ts';
import { CLASSES, ELEMENTS, FEAT_KINDS, RACES } from '../state/constants.ts';
import { branchesOf, type Decks } from './content.ts';
import type { AnyEffect } from './errand-schemas.ts';

/** Problems that the schema of a single card cannot detect. */

type Problem = string;
const lacking = (wanted: readonly string[], there: readonly { readonly id: string }[]): string[] =>
  wanted.filter((id) => !there.some((card) => card.id === id));

/** Whether an effect applies to one hero, so that it can be applied to each hero separately. */
const FOR_ALL: ReadonlySet<AnyEffect['do']> = new Set(['monsters', 'stairs', 'chest', 'errand', 'choose']);
export const isForOne = (effect: Immutable<AnyEffect>): boolean => ('whom' in effect ? effect.whom === 'one' : !FOR_ALL.has(effect.do));

type Effects = readonly Immutable<AnyEffect>[];
/** All effects of an encounter or an errand, nested ones included. */
export const allEffects = (effects: Effects): Effects =>
  effects.flatMap((effect) => [effect, ...branchesOf(effect).flatMap(([, list]) => allEffects(list))]);
/** Whether an errand ends, whatever happens. */
const endsAnErrand = (effects: Effects): boolean =>
  effects.some((effect) => {
    const branches = branchesOf(effect);
    return effect.do === 'errand' || (branches.length > 0 && branches.every(([, list]) => endsAnErrand(list)));
  });

/** The problems of an encounter, given the known monsters. */
export function encounterProblems(effects: Effects, monsters: ReadonlySet<string>): Problem[] {
  const flat = allEffects(effects);
  const lists = [effects, ...flat.flatMap((effect) => branchesOf(effect).map(([, list]) => list))];
  return [
    ...flat.flatMap((effect) =>
      effect.do === 'monsters' && !monsters.has(effect.monster) ? [`there is no monster "${effect.monster}"`] : [],
    ),
    ...flat.flatMap((effect) =>
      effect.do === 'check' && effect.whom === 'each'
        ? branchesOf(effect)
            .flatMap(([, list]) => list)
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
  const { races, classes, elements, monsters, encounters, errands, items, rooms, stories, feats } = decks;
  const known = new Set(monsters.map(({ id }) => id));
  const figures = [...races, ...classes, ...elements, ...monsters, ...items];
  return [
    ...duplicates([...figures, ...encounters, ...errands, ...feats].map(({ id }) => id)).map((id) => `the id "${id}" stands twice`),
    ...duplicates(rooms.map(({ id }) => id)).map((id) => `rooms.json: the id "${id}" stands twice`),
    ...duplicates(stories.map(({ id }) => id)).map((id) => `stories.json: the id "${id}" stands twice`),
    ...duplicates([...figures, ...encounters, ...errands, ...feats].map(({ name }) => name)).map(
      (name) => `the name "${name}" stands twice`,
    ),
    ...lacking(RACES, races).map((id) => `races.json: there is no "${id}"`),
    ...lacking(CLASSES, classes).map((id) => `classes.json: there is no "${id}"`),
    ...lacking(ELEMENTS, elements).map((id) => `elements.json: there is no "${id}"`),
    ...FEAT_KINDS.flatMap((kind) => (feats.some((feat) => feat.kind === kind) ? [] : [`feats.json: there is no ${kind}`])),
    ...encounters.flatMap(({ id, effects }) =>
      encounterProblems(effects, known).map((problem) => `encounters.json: ${id}: effects: ${problem}`),
    ),
    ...errands.flatMap(({ id, effects }) =>
      [...encounterProblems(effects, known), ...(endsAnErrand(effects) ? [] : ['in the end it must be done, or not'])].map(
        (problem) => `errands.json: ${id}: effects: ${problem}`,
      ),
    ),
  ];
}
