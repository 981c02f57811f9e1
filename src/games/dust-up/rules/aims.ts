import type { Effect } from '../content/card-schemas.ts';
import { type Content, cardOf } from '../content/content.ts';
import type { View } from '../state/view-types.ts';
import { copied } from './legal-moves.ts';
import { isTarget } from './players.ts';

/** At whom a card can be aimed before it is played. Once it is played the rules ask, and decide. */

/** Effects that ask for an opponent, and those that ask for a shield. */
const AT_PLAYERS: ReadonlySet<Effect['do']> = new Set(['attack', 'lift-card', 'swap-hearts', 'spill', 'copy-card', 'reach']);
const AT_SHIELDS: ReadonlySet<Effect['do']> = new Set(['take-shield', 'break-shield']);

/** Whether an effect is done to one of the shields in front of somebody. */
export const isAtShields = ({ do: what }: Effect): boolean => AT_SHIELDS.has(what);

/** The first effect of a card that asks for somebody; undefined for a card that asks for nobody. */
export const aimedEffect = (card: string, content: Content): Effect | undefined =>
  cardOf(content.cards, card).effects.find((effect) => AT_PLAYERS.has(effect.do) || isAtShields(effect));

/** Whom `seat` can aim an effect at. A partner can be copied, and nothing else (DU-23); whoever has nothing to copy cannot (DU-15). */
export function aimedSeats(view: View, seat: number, effect: Effect, content: Content): readonly number[] {
  if (effect.do === 'copy-card') return copied(view, seat, content);
  return view.players.flatMap(({ shields }, at) => (isTarget(view, seat, at) && (shields.length > 0 || !isAtShields(effect)) ? [at] : []));
}
