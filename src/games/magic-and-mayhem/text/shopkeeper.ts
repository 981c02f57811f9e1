import type { Content } from '../content/content.ts';
import type { View } from '../state/tasks.ts';

/** The sentences of the shopkeeper, one for each visit. */
const LINES = [
  'Welcome! Mind the low ceiling. And the lower one.',
  'Everything must go! Apart from me, I live here.',
  'You touch it, you love it. That is the law of shops.',
  'Fresh apples! They were fresh when I got them.',
  'No goblins, no refunds, no running with the axe.',
  'I dug all this up myself. Some of it was mine.',
  'Badgers cannot count past twenty. Lucky you.',
];

/** The same sentence for a whole visit, and another one next time. */
export const keeperSays = ({ round }: View, seat: number): string => LINES[(round * 3 + seat) % LINES.length] ?? '';

/** What the cheapest of the goods costs. */
const cheapest = ({ prices }: Content): number => Math.min(...prices.values());
const heroGold = ({ heroes }: View, seat: number): number => heroes[seat]?.gold ?? 0;

/** What going in is called: whoever has no gold for anything only looks. */
export const shopping = (view: View, seat: number, content: Content): string =>
  heroGold(view, seat) < cheapest(content) ? 'Only look at the shop' : 'Go shopping';

/** What a visit costs (MM-11), or that there is nothing for so little gold. `paid`: something has been bought. */
export function shopCosts(view: View, seat: number, paid: boolean, content: Content): string {
  const gold = heroGold(view, seat);
  const last = view.turn.actions <= (paid ? 0 : 1);
  if (paid) return last ? 'When you leave, your turn ends.' : 'You may look round for more.';
  if (gold < cheapest(content)) return `You have ${gold} gold, and nothing costs less than ${cheapest(content)}. But looking is free!`;
  return last ? 'Looking is free. Once you buy, your turn ends when you leave.' : 'Looking is free. Buying is your Action.';
}
