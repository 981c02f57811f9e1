import type { GameTypes, Invariant, Snapshot } from '../game.ts';

/**
 * Checks that the ids in a position (cards, seats, squares) exist. A schema only knows that an id is a string. Each game declares where
 * its ids are, and this file checks them.
 */

/** One kind of id in a position. */
export type Reference<V extends GameTypes> = {
  /** The problem when it does not exist, as the end of a sentence: "a card that this box does not have". */
  readonly called: string;
  readonly isThere: (name: unknown, content: V['content'], at: Snapshot<V>) => boolean;
  /**
   * The paths of the ids, such as `state.heroes.*.cards.*` or `agenda.keep.card`. `*` matches all keys of a list or record; the part after
   * `agenda` is the tag of a task. Missing parts and null are skipped.
   */
  readonly places: readonly string[];
};

type Found = { readonly name: unknown; readonly where: string };
const isRecord = (value: unknown): value is { readonly [key: string]: unknown } => typeof value === 'object' && value !== null;

/** All values at a path inside `value`. */
function* namesAt(value: unknown, steps: readonly string[], where: string): Generator<Found> {
  const [step, ...rest] = steps;
  if (step === undefined) {
    if (value !== null && value !== undefined) yield { name: value, where };
  } else if (isRecord(value)) {
    for (const key of keysAt(value, step)) yield* namesAt(value[key], rest, where ? `${where}/${key}` : key);
  }
}
/** The keys that a path step matches: all keys, the tasks with that tag in a list, or one key of a record. */
function keysAt(value: { readonly [key: string]: unknown }, step: string): readonly string[] {
  if (step === '*') return Object.keys(value);
  if (!Array.isArray(value)) return [step];
  return Object.keys(value).filter((key) => {
    const task = value[key];
    return isRecord(task) && task.do === step;
  });
}

/** The first id that does not exist, as a sentence and a path; null when all exist. */
export function firstMissingReference<V extends GameTypes>(
  references: readonly Reference<V>[],
  at: NoInfer<Snapshot<V>>,
  content: V['content'],
): { readonly words: string; readonly where: string } | null {
  for (const { called, isThere, places } of references)
    for (const place of places)
      for (const { name, where } of namesAt(at, place.split('.'), ''))
        if (!isThere(name, content, at)) return { words: `This saved game is about “${String(name)}”, ${called}.`, where };
  return null;
}

/** The invariant that all references exist. */
export const allThere = <V extends GameTypes>(references: readonly Reference<V>[]): Invariant<V> => ({
  name: 'everything that is named is there',
  holds: (at, content) => firstMissingReference<V>(references, at, content) === null,
  wrong: (at, content) => firstMissingReference<V>(references, at, content),
});

/** Whether `deck` has a card with this id. Only own keys count, not "constructor". */
export const isIn = (deck: object, id: unknown): boolean => typeof id === 'string' && Object.hasOwn(deck, id);
/** References to the cards of one deck. `what` is the noun for a card, such as "a hero". */
export const inDeck = <D extends string>(deck: D, what: string, ...places: readonly string[]) => ({
  called: `${what} that this box does not have`,
  isThere: (id: unknown, { [deck]: cards }: { readonly [K in D]: object }): boolean => isIn(cards, id),
  places,
});
/** References to lists of effects in the content. `below`, such as "/0", is added to each address. */
export const inLists = (below: string, ...places: readonly string[]) => ({
  called: 'effects that this box does not have',
  isThere: (list: unknown, { lists }: { readonly lists: ReadonlyMap<string, unknown> }): boolean => lists.has(`${list}${below}`),
  places,
});
