import type { Refusal } from '../../../engine/game.ts';
import { refusal } from '../../../engine/shared/refusals.ts';
import { type Content, cardOf } from '../content/content.ts';
import type { AnyHero } from '../state/state.ts';
import { heroAt } from './characters.ts';
import { revealIfDoorsTellMore } from './clues.ts';
import { type Context, hasSlot, take } from './mutations.ts';

/** Equipping and unequipping (LA-18), in fights and outside. */

type Wear = { readonly do: 'equip' | 'put-away'; readonly card: string };
const kinds = <T>(cards: readonly T[]): T[] => [...new Set(cards)];

export const equipmentMoves = {
  candidates: (hero: AnyHero): Wear[] => [
    ...kinds(hero.pack).map((card): Wear => ({ do: 'equip', card })),
    ...kinds([...hero.equipped, ...hero.curses]).map((card): Wear => ({ do: 'put-away', card })),
  ],
  refuse: (hero: AnyHero, { do: word, card }: Wear, content: Content): Refusal | null => {
    if (word === 'put-away') return hero.equipped.includes(card) ? null : refusal('LA-19', 'Only the wizard in town can lift a curse.');
    if (cardOf(content.items, card).kind !== 'gear') return refusal('LA-18', 'That is nothing to wear or to hold.');
    return hasSlot(hero) ? null : refusal('LA-18', 'Three things are all you can carry in the open. Put one away.');
  },
  answer: (context: Context, seat: number, { do: word, card }: Wear): void => {
    const { pack, equipped } = heroAt(context.state, seat);
    const [from, to] = word === 'equip' ? [pack, equipped] : [equipped, pack];
    if (!from.includes(card)) return;
    revealIfDoorsTellMore(context, () => {
      take(from, card);
      to.push(card);
    });
    context.emit?.({ do: word === 'equip' ? 'equipped' : 'put-away', seat, card });
  },
};
