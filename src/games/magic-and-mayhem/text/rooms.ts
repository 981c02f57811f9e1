import type { Immutable } from '../../../engine/game.ts';
import type { Sentence } from '../../../engine/shared/sentences.ts';
import type { Feature } from '../content/card-schemas.ts';
import { type Content, cardOf } from '../content/content.ts';
import { slotOf } from '../rules/board.ts';
import type { View } from '../state/tasks.ts';
import { sentences } from './effects.ts';

/** What a room offers, in words (MM-52). */

/** The feature of the lit tile under a square, in the view. */
export function featureAt({ board }: View, square: number | null, content: Content): Immutable<Feature> | undefined {
  const slot = square === null ? null : board.slots[slotOf(board.wide, square)];
  return slot && slot !== 'down' ? cardOf(content.tiles, slot.tile).feature : undefined;
}

const HOW: { readonly [K in Feature['how']]: string } = { action: 'Action: ', enter: 'When you come in: ' };
const WHO: { readonly [K in Feature['who']]: string } = { first: ' Only the first of you.', each: ' Each of you once.' };

/** The text of a tile's feature; nothing if it has none. */
export function featureText(tile: string, content: Content): Sentence {
  const { feature } = cardOf(content.tiles, tile);
  return feature ? [HOW[feature.how], ...sentences(feature.effects, content), WHO[feature.who]] : [];
}
