import type { Immutable } from '../../engine/game.ts';
import type { MonsterSheet } from './cards.ts';
import { type Content, need } from './content.ts';

/** What a monster is as its hearts go. The seats read it, too, so it knows nothing of a board. */

type ForBosses = { readonly bossHearts: number };
/** The most hearts of a monster: those of its sheet; a boss's are more or fewer, by level and band, but never under half (MM-49). */
export const mostHearts = ({ bossHearts }: ForBosses, { hp, boss }: Immutable<MonsterSheet>): number =>
  boss ? Math.max(Math.ceil(hp / 2), hp + bossHearts) : hp;

/** From how many hearts down each phase of a sheet is: the same share of its hearts at every table, and never all of them (MM-37a). */
export function phasesOf(table: ForBosses, sheet: Immutable<MonsterSheet>): number[] {
  const most = mostHearts(table, sheet);
  return sheet.phases.map(({ hearts }) => Math.max(1, Math.min(most - 1, Math.round((hearts * most) / sheet.hp))));
}

type AnyMonster = { readonly monster: string; readonly hp: number };
/** The phase that a monster's hearts have come to, counted from 1; 0 before the first (MM-37a). */
export const phaseOf = (table: ForBosses, monster: AnyMonster, content: Content): number =>
  phasesOf(table, need(content.monsters, monster.monster)).filter((hearts) => monster.hp <= hearts).length;

/** A monster's sheet as it counts now. */
export const sheetOf = (table: ForBosses, monster: AnyMonster, content: Content): Immutable<MonsterSheet> =>
  content.moods.get(monster.monster)?.[phaseOf(table, monster, content) - 1] ?? need(content.monsters, monster.monster);
