import { capitalize, playerName, pluralize } from '../../../engine/shared/sentences.ts';
import { type Content, cardOf } from '../content/content.ts';
import type { Statistic } from '../state/constants.ts';

/** The names of the statistics on cards and sheets. */
export const STATISTIC_NAMES: { readonly [K in Statistic]: string } = { strength: 'Strength', intelligence: 'Intelligence', luck: 'Luck' };

/** What a hero is called who has done an errand, or picked a title (LA-45, LA-47). */
export const titleText = (title: string, { errands, feats }: Content): string => errands[title]?.title ?? cardOf(feats, title).name;

export const coinsText = (n: number): string => pluralize(n, 'silver', 'silver');
/** "the goblin" for "a goblin". */
export const the = (called: string): string => called.replace(/^(an?|some) /, 'the ');

/** The name of an attack's weapon. */
export const weaponName = (weapon: string | null, content: Content): string =>
  weapon === null ? 'Bare hands' : cardOf(content.items, weapon).name;

/** The names of players, items and monsters in sentences: "a club", "the club"; "a goblin", "the goblin", "3 goblins". */
export const speaker = (names: readonly string[], content: Content) => ({
  content,
  who: (seat: number): string => playerName(names, seat),
  a: (card: string): string => cardOf(content.items, card).called,
  the: (card: string): string => the(cardOf(content.items, card).called),
  /** "the mayor’s hat". */
  errand: (errand: string): string => cardOf(content.errands, errand).called,
  foe: (kind: string): string => cardOf(content.monsters, kind).called,
  theFoe: (kind: string): string => the(cardOf(content.monsters, kind).called),
  foes: (kind: string, n: number): string => {
    const { called, plural } = cardOf(content.monsters, kind);
    return n === 1 ? called : `${n} ${plural}`;
  },
});
export type Speaker = ReturnType<typeof speaker>;

type Foes = readonly { readonly kind: string }[];
const several = (kind: string, foes: Foes): boolean => foes.filter((foe) => foe.kind === kind).length > 1;
/** The label of all monsters of a kind: "Goblin" for one, "Goblins" for more. */
export function kindName(kind: string, foes: Foes, content: Content): string {
  const { name, plural } = cardOf(content.monsters, kind);
  return several(kind, foes) ? capitalize(plural) : name;
}
/** The same in a sentence: "the goblin", "the goblins". */
export function theKind(kind: string, foes: Foes, content: Content): string {
  const { called, plural } = cardOf(content.monsters, kind);
  return several(kind, foes) ? `the ${plural}` : the(called);
}
