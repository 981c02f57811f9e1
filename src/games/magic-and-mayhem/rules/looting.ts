import { cardOf } from '../content/content.ts';
import { canCarry, roomForGold } from './figures.ts';
import { type Context, enforceLimits, heroDraft, removeIfEmpty } from './mutations.ts';

/** Takes all loot of a square that the hero can carry (MM-11, MM-54). */
export function takeLootAt(context: Context, seat: number, at: number | null): void {
  const { state, content } = context;
  const hero = heroDraft(context, seat);
  const marker = state.loot.find((one) => one.at === at);
  if (!marker) return;
  const cards: string[] = [];
  // A card that raises STR can make a heavy card possible, so check again after each card.
  for (;;) {
    const card = marker.cards.find((one) => canCarry(hero, cardOf(content.treasures, one), content));
    if (card === undefined) break;
    marker.cards.splice(marker.cards.indexOf(card), 1);
    hero.cards.push(card);
    cards.push(card);
  }
  const gold = Math.min(marker.gold, roomForGold(state, seat, content));
  marker.gold -= gold;
  hero.gold += gold;
  if (gold > 0 || cards.length > 0) context.emit?.({ do: 'looted', seat, gold, cards });
  removeIfEmpty(context, marker);
  enforceLimits(context, seat);
}
