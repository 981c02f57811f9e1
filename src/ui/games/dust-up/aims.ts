import { type Content, cardOf } from '../../../games/dust-up/content/content.ts';
import { copiedCard } from '../../../games/dust-up/rules/legal-moves.ts';
import { arePartners } from '../../../games/dust-up/rules/players.ts';
import type { AnyCommand } from '../../../games/dust-up/state/tasks.ts';
import type { PlayerView, View } from '../../../games/dust-up/state/view-types.ts';

/** At whom a card of the hand can be aimed before it is played. The rules still ask, and decide. */

/** Somebody, or one of their shields. */
export type Aim = { readonly seat: number; readonly shield: number | null };
export type Aims = {
  readonly seats: ReadonlySet<number>;
  /** Whether a shield of theirs can be aimed at, too. */
  readonly shields: boolean;
};
export const PLAIN: Aims = { seats: new Set(), shields: false };

/** Effects that ask for an opponent, and those that ask for a shield. */
const AT_PLAYERS: ReadonlySet<string> = new Set(['attack', 'lift-card', 'swap-hearts', 'spill', 'copy-card', 'reach']);
const AT_SHIELDS: ReadonlySet<string> = new Set(['take-shield', 'break-shield']);

/** Whom the first symbol of a card that asks for somebody can be aimed at. A card that asks for nobody is plain. */
export function aimsOf(card: string, view: View, content: Content): Aims {
  const { players, viewer } = view;
  const aimed = cardOf(content.cards, card).effects.find((effect) => AT_PLAYERS.has(effect.do) || AT_SHIELDS.has(effect.do));
  if (!aimed) return PLAIN;
  const needsShield = AT_SHIELDS.has(aimed.do);
  /** A partner can be copied, and nothing else (DU-23); whoever has nothing to copy cannot (DU-15). */
  const isSpared = (seat: number): boolean =>
    aimed.do === 'copy-card' ? copiedCard(view, seat, content) === null : viewer !== null && arePartners(view, viewer, seat);
  const canBeHit = ({ seat, out, untouchable, shields }: PlayerView): boolean =>
    seat !== viewer && !out && !untouchable && (!needsShield || shields.length > 0) && !isSpared(seat);
  return {
    seats: new Set(players.flatMap((player) => (canBeHit(player) ? [player.seat] : []))),
    shields: needsShield || aimed.do === 'attack',
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
