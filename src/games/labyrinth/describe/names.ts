import { capital, count, nameOf } from '../../../engine/kit/words.ts';
import { type Content, need } from '../content.ts';
import type { Statistic } from '../words.ts';

/** How the statistics stand on cards and sheets. */
export const STATISTIC_NAMES: { readonly [K in Statistic]: string } = { strength: 'Strength', intelligence: 'Intelligence', luck: 'Luck' };

export const coinsText = (n: number): string => count(n, 'silver', 'silver');
/** "the goblin" for "a goblin". */
export const the = (called: string): string => called.replace(/^(an?|some) /, 'the ');

/** What an attack is made with. */
export const weaponName = (weapon: string | null, content: Content): string =>
  weapon === null ? 'Bare hands' : need(content.items, weapon).name;

/** What people, things and monsters are called at one table: "a club", "the club"; "a goblin", "the goblin", "3 goblins". */
export const speaker = (names: readonly string[], content: Content) => ({
  content,
  who: (seat: number): string => nameOf(names, seat),
  a: (card: string): string => need(content.items, card).called,
  the: (card: string): string => the(need(content.items, card).called),
  foe: (kind: string): string => need(content.monsters, kind).called,
  theFoe: (kind: string): string => the(need(content.monsters, kind).called),
  foes: (kind: string, n: number): string => {
    const { called, plural } = need(content.monsters, kind);
    return n === 1 ? called : `${n} ${plural}`;
  },
});
export type Speaker = ReturnType<typeof speaker>;

type Foes = readonly { readonly kind: string }[];
const several = (kind: string, foes: Foes): boolean => foes.filter((foe) => foe.kind === kind).length > 1;
/** What stands by a picture of all monsters of a kind: "Goblin" where there is one, "Goblins" where there are more. */
export function kindName(kind: string, foes: Foes, content: Content): string {
  const { name, plural } = need(content.monsters, kind);
  return several(kind, foes) ? capital(plural) : name;
}
/** The same in a sentence: "the goblin", "the goblins". */
export function theKind(kind: string, foes: Foes, content: Content): string {
  const { called, plural } = need(content.monsters, kind);
  return several(kind, foes) ? `the ${plural}` : the(called);
}
