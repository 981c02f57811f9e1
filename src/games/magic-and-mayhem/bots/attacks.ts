import type { Immutable } from '../../../engine/game.ts';
import { type Content, cardOf } from '../content/content.ts';
import { attacks, canCarry, damageOf, hasAbility } from '../rules/figures.ts';
import type { Damage } from '../state/constants.ts';
import type { Hero } from '../state/state.ts';

/** An attack and its damage before the target's resistances. */
export type Attack = { readonly source: string; readonly range: number; readonly amount: number; readonly type: Damage };

/** The attacks that a hero has now. */
export function attacksOf(hero: Immutable<Hero>, content: Content): Attack[] {
  return attacks(hero, content).flatMap(({ source, attack }): Attack[] => {
    const card = source === hero.hero ? null : cardOf(content.treasures, source);
    if (card && !(hasAbility(hero, card.ability, content) && canCarry(hero, card, content))) return [];
    return [{ source, range: attack.range, amount: damageOf(hero, attack, content), type: attack.type }];
  });
}
