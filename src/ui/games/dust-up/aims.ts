import type { Effect } from '../../../games/dust-up/content/card-schemas.ts';
import type { Content } from '../../../games/dust-up/content/content.ts';
import { aimedEffect, aimedSeats, isAtShields } from '../../../games/dust-up/rules/aims.ts';
import type { AnyCommand } from '../../../games/dust-up/state/tasks.ts';
import type { View } from '../../../games/dust-up/state/view-types.ts';

/** What the screen knows of where a card of the hand may go. */

/** Somebody, or one of their shields. */
export type Aim = { readonly seat: number; readonly shield: number | null };
export type Aims = {
  readonly seats: ReadonlySet<number>;
  /** Whether a shield of theirs can be aimed at, too. */
  readonly shields: boolean;
  /** What is aimed: the symbol that asks for somebody; null for none. */
  readonly what: Effect['do'] | null;
};
export const PLAIN: Aims = { seats: new Set(), shields: false, what: null };

/** Whom the first symbol of a card that asks for somebody can be aimed at. A card that asks for nobody is plain. */
export function aimsOf(card: string, view: View, content: Content): Aims {
  const effect = aimedEffect(card, content);
  if (!effect) return PLAIN;
  return {
    seats: new Set(aimedSeats(view, view.viewer ?? view.turn.seat, effect, content)),
    shields: isAtShields(effect) || effect.do === 'attack',
    what: effect.do,
  };
}

/**
 * Which of the answers goes where somebody aimed; -1 for none, and where a shield must still be picked. An attack on somebody goes for the oldest
 * of their shields (DU-9); for another one that shield is tapped.
 */
export function answerTo({ seat, shield }: Aim, options: readonly AnyCommand[]): number {
  const answers = options.flatMap((option, index) => {
    if (option.do === 'attack' && option.at === seat)
      return shield === null && (option.shield ?? 0) > 0 ? [] : [{ index, shield: option.shield }];
    if (option.do === 'opponent' && option.at === seat) return [{ index, shield }];
    if (option.do === 'shield' && option.of === seat) return [{ index, shield: option.shield }];
    return [];
  });
  const [only, another] = answers;
  if (only && !another) return only.index;
  return answers.find((answer) => shield !== null && answer.shield === shield)?.index ?? -1;
}
