import type { Immutable } from '../../../engine/game.ts';
import type { Sentence } from '../../../engine/shared/sentences.ts';
import type { Feature } from '../content/card-schemas.ts';
import { type Content, cardOf } from '../content/content.ts';
import { slotOf } from '../rules/board.ts';
import type { AnyCommand, View } from '../state/tasks.ts';
import { sentences } from './effects.ts';
import { powerText } from './powers.ts';

/** What a room offers, in words (MM-52). */

/** The lit tile under a square, in the view. */
function tileAt({ board }: View, square: number | null): string | undefined {
  const slot = square === null ? null : board.slots[slotOf(board.wide, square)];
  return slot && slot !== 'down' ? slot.tile : undefined;
}
/** The feature of the lit tile under a square. */
export function featureAt(view: View, square: number | null, content: Content): Immutable<Feature> | undefined {
  const tile = tileAt(view, square);
  return tile === undefined ? undefined : cardOf(content.tiles, tile).feature;
}

const HOW: { readonly [K in Feature['how']]: string } = { action: 'Action: ', enter: 'When you come in: ' };
const WHO: { readonly [K in Feature['who']]: string } = { first: ' Only the first of you.', each: ' Each of you once.' };

/** The text of a tile's feature; nothing if it has none. */
export function featureText(tile: string, content: Content): Sentence {
  const { feature } = cardOf(content.tiles, tile);
  return feature ? [HOW[feature.how], ...sentences(feature.effects, content), WHO[feature.who]] : [];
}

/** What is to be read before a room's feature or a hero's own power is used, line by line; nothing for all else. */
export function readFirst(view: View, command: AnyCommand, content: Content): readonly Sentence[] {
  const tile = command.do === 'use-feature' && tileAt(view, view.heroes[view.turn.seat]?.at ?? null);
  if (tile) return [featureText(tile, content)];
  return 'source' in command && command.do !== 'attack' && content.heroes[command.source] ? powerText(command.source, content) : [];
}
