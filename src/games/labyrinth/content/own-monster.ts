import * as v from 'valibot';
import type { Immutable } from '../../../engine/game.ts';
import { text, whole } from '../../card-schemas.ts';
import { ELEMENTS, LOOT, POWERS } from '../state/constants.ts';
import { Called, EncounterCard, Looks, type Monster } from './card-schemas.ts';

/** Monsters that a family has invented (LA-53). One belongs to the encounter where it waits, and has the id of that card. */

/** What the effects of such an encounter call it: the card may get another id when its pack is taken in. */
export const OWN = 'own';

/** The dice of its attacks. */
export const MONSTER_DICE = ['1d4', '1d6', '1d8', '1d10', '2d6'] as const;
/** The least and the most of its numbers, as printed (LA-53). */
export const MONSTER_BOUNDS = { hp: { least: 2, most: 60 }, ac: { least: 6, most: 18 }, attack: { least: -2, most: 5 } } as const;
const within = (number: keyof typeof MONSTER_BOUNDS) => whole(MONSTER_BOUNDS[number].least, MONSTER_BOUNDS[number].most);

export const OwnMonster = v.strictObject({
  /** Inside a sentence: "a Snorbo", "Snorbos". */
  called: Called,
  plural: Called,
  looks: Looks,
  hp: within('hp'),
  ac: within('ac'),
  attack: within('attack'),
  die: v.picklist(MONSTER_DICE),
  element: v.nullable(v.picklist(ELEMENTS)),
  power: v.picklist(POWERS),
  /** What it shouts. */
  cry: text(2, 40),
  loot: v.picklist(LOOT),
});
export type OwnMonster = v.InferOutput<typeof OwnMonster>;

/** An encounter of a pack. It may bring a monster of its own. */
export const OwnEncounter = v.strictObject({ ...EncounterCard.entries, monster: v.exactOptional(OwnMonster) });
export type OwnEncounter = v.InferOutput<typeof OwnEncounter>;

/** Any kind of monster: printed, or a family's own. */
export type AnyMonster = Monster & { readonly own?: OwnMonster };

/** The same effects, with the id of the monster for `OWN`. */
function named<T>(effects: T, id: string): T {
  if (Array.isArray(effects)) return effects.map((one: unknown) => named(one, id)) as T;
  if (typeof effects !== 'object' || effects === null) return effects;
  return Object.fromEntries(
    Object.entries(effects).map(([key, inner]) => [key, key === 'monster' && inner === OWN ? id : named(inner as unknown, id)]),
  ) as T;
}
/** An encounter as it is played. */
export const playedAs = (card: OwnEncounter): OwnEncounter => (card.monster ? { ...card, effects: named(card.effects, card.id) } : card);

/** The monsters that these encounters bring. */
export const ownMonsters = (encounters: readonly OwnEncounter[]): AnyMonster[] =>
  encounters.flatMap(({ id, name, flavour, art, levels, monster }) => {
    if (!monster) return [];
    const { called, plural, hp, ac, attack, die, element, cry } = monster;
    const printed = { id, name, called, plural, flavour, art, levels, hp, ac, attack, die, enters: cry, fire: element === 'fire' };
    return [{ ...printed, own: monster }];
  });
/** What a family has given to a kind of monster of its own; null for a printed one. */
export const ownOf = (kind: string, { monsters }: { readonly monsters: { readonly [id: string]: Immutable<AnyMonster> } }) =>
  monsters[kind]?.own ?? null;
