import type { Immutable } from '../../../engine/game.ts';
import type { MonsterSheet } from '../content/card-schemas.ts';
import { type Content, cardOf } from '../content/content.ts';

/** The phases of monsters. The seats screen uses this file, so it does not depend on the board. */

type ForBosses = { readonly bossHearts: number };
/** The maximum hearts of a monster. A boss has more or fewer by difficulty and party size, but at least half (MM-49). */
export const mostHearts = ({ bossHearts }: ForBosses, { hp, boss }: Immutable<MonsterSheet>): number =>
  boss ? Math.max(Math.ceil(hp / 2), hp + bossHearts) : hp;

/** The hearts at which each phase starts: the same share of its hearts in every game, and never all of them (MM-37a). */
export function phasesOf(table: ForBosses, sheet: Immutable<MonsterSheet>): number[] {
  const most = mostHearts(table, sheet);
  return sheet.phases.map(({ hearts }) => Math.max(1, Math.min(most - 1, Math.round((hearts * most) / sheet.hp))));
}

type AnyMonster = { readonly monster: string; readonly hp: number };
/** The phase of a monster, counted from 1; 0 before the first phase (MM-37a). */
export const phaseOf = (table: ForBosses, monster: AnyMonster, content: Content): number =>
  phasesOf(table, cardOf(content.monsters, monster.monster)).filter((hearts) => monster.hp <= hearts).length;

/** A monster's sheet in its current phase. */
export const sheetOf = (table: ForBosses, monster: AnyMonster, content: Content): Immutable<MonsterSheet> =>
  content.moods.get(monster.monster)?.[phaseOf(table, monster, content) - 1] ?? cardOf(content.monsters, monster.monster);
