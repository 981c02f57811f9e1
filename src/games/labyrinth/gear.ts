import type { Refusal } from '../../engine/game.ts';
import { no } from '../../engine/kit/trying.ts';
import { hasSlot, type Play, take } from './changes.ts';
import { heroAt } from './characters.ts';
import { type Content, need } from './content.ts';
import type { AnyHero } from './state.ts';

/** Putting on and taking off (LA-18), in a fight and outside. */

type Wear = { readonly do: 'equip' | 'put-away'; readonly card: string };
const kinds = <T>(cards: readonly T[]): T[] => [...new Set(cards)];

export const wearing = {
  candidates: (hero: AnyHero): Wear[] => [
    ...kinds(hero.pack).map((card): Wear => ({ do: 'equip', card })),
    ...kinds([...hero.equipped, ...hero.curses]).map((card): Wear => ({ do: 'put-away', card })),
  ],
  refuse: (hero: AnyHero, { do: word, card }: Wear, content: Content): Refusal | null => {
    if (word === 'put-away') return hero.equipped.includes(card) ? null : no('LA-19', 'Only the wizard in town can lift a curse.');
    if (need(content.items, card).kind !== 'gear') return no('LA-18', 'That is nothing to wear or to hold.');
    return hasSlot(hero) ? null : no('LA-18', 'Three things are all you can carry in the open. Put one away.');
  },
  answer: (turn: Play, seat: number, { do: word, card }: Wear): void => {
    const { pack, equipped } = heroAt(turn.state, seat);
    const [from, to] = word === 'equip' ? [pack, equipped] : [equipped, pack];
    if (!take(from, card)) return;
    to.push(card);
    turn.emit?.({ do: word === 'equip' ? 'equipped' : 'put-away', seat, card });
  },
};
