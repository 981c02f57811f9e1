import type { Immutable } from '../../../engine/game.ts';
import { type Content, need } from '../content.ts';
import { attacks, canCarry, damageOf, hasAbility } from '../figures.ts';
import type { Hero } from '../state.ts';
import type { Damage } from '../words.ts';

/** Something to attack with, and how hard it hits before the target's side of it is looked at. */
export type Arm = { readonly source: string; readonly range: number; readonly amount: number; readonly type: Damage };

/** What a hero can attack with just now. */
export function armsOf(hero: Immutable<Hero>, content: Content): Arm[] {
  return attacks(hero, content).flatMap(({ source, attack }): Arm[] => {
    const card = source === hero.hero ? null : need(content.treasures, source);
    if (card && !(hasAbility(hero, card.ability, content) && canCarry(hero, card, content))) return [];
    return [{ source, range: attack.range, amount: damageOf(hero, attack, content), type: attack.type }];
  });
}
