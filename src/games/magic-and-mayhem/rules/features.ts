import type { Immutable } from '../../../engine/game.ts';
import type { Feature } from '../content/card-schemas.ts';
import { type Content, cardOf } from '../content/content.ts';
import type { State } from '../state/state.ts';
import { slotOf } from './board.ts';
import { type Context, heroDraft } from './mutations.ts';

/** What there is to do in a room (MM-52). */

type At = Immutable<State>;

/** The feature of a lit tile, and who has used it; null if the tile has none. */
export function featureOn(
  { board, used, byTheBook }: At,
  slot: number,
  content: Content,
): { readonly tile: string; readonly feature: Immutable<Feature>; readonly seats: readonly number[] } | null {
  const place = board.slots[slot];
  if (byTheBook || !place?.up) return null;
  const { feature } = cardOf(content.tiles, place.tile);
  return feature ? { tile: place.tile, feature, seats: used.find((one) => one.slot === slot)?.seats ?? [] } : null;
}

/** Whether this hero may still use the feature of a tile: only the first may, or each once. */
export const isFresh = ({ who }: Immutable<Feature>, seats: readonly number[], seat: number): boolean =>
  who === 'first' ? seats.length === 0 : !seats.includes(seat);

/** Applies the feature of the hero's tile. */
function apply(context: Context, seat: number, slot: number, at: number): void {
  const { state } = context;
  const found = featureOn(state, slot, context.content);
  if (!found) return;
  const noted = state.used.find((one) => one.slot === slot);
  if (noted) noted.seats.push(seat);
  else state.used.push({ slot, seats: [seat] });
  context.emit?.({ do: 'feature-used', seat, slot, tile: found.tile });
  context.next({ do: 'run', list: `${found.tile}/feature`, next: 0, seat, hero: null, monster: null, at });
}

/** A hero uses the feature of its tile. */
export function applyFeature(context: Context, seat: number): void {
  const { at } = heroDraft(context, seat);
  if (at !== null) apply(context, seat, slotOf(context.state.board.wide, at), at);
}

/** A hero has come to `at` from `from`: what happens by coming in, happens. */
export function enterRoom(context: Context, seat: number, from: number, at: number): void {
  const { state, content } = context;
  const slot = slotOf(state.board.wide, at);
  const found = featureOn(state, slot, content);
  if (found?.feature.how !== 'enter' || slot === slotOf(state.board.wide, from)) return;
  if (isFresh(found.feature, found.seats, seat)) apply(context, seat, slot, at);
}
