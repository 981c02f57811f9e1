import type { Outcome } from '../../../engine/game.ts';
import { type Award, awardsFor, type Ending, type Narrator, type Prize } from '../../../engine/kit/telling.ts';
import { count, list, nameOf } from '../../../engine/kit/words.ts';
import type { Content } from '../content.ts';
import type { PlayerView } from '../sights.ts';
import type { Traps, View } from '../vocabulary.ts';
import { tell } from './events.ts';
import { why } from './why.ts';

/** Something nice to say about everybody, the first that fits and that nobody has been called yet. */
const PRIZES: readonly Prize<PlayerView>[] = [
  {
    title: 'Fullest Chest',
    fits: ({ stored }, all) => (stored ?? 0) > 0 && all.every((other) => (other.stored ?? 0) <= (stored ?? 0)),
    words: ({ stored }) => `Stored ${stored ?? 0} gold, and counted it twice`,
  },
  {
    title: 'So Close to the Door',
    fits: ({ gold }, all) => gold > 0 && all.every((other) => other.gold <= gold),
    words: ({ gold }) => `Still had ${gold} gold in the socks`,
  },
  {
    title: 'Curious Collector',
    fits: ({ cards }, all) => cards.length > 1 && all.every((other) => other.cards.length <= cards.length),
    words: ({ cards }) => `Held on to ${count(cards.length, 'treasure card')}`,
  },
  { title: 'Fresh as a Daisy', fits: ({ health, most }) => health === most, words: () => 'Ended with every heart' },
  { title: 'By a Whisker', fits: ({ health }) => health === 1, words: () => 'One heart left, and a big grin' },
  { title: 'Best Sense of Direction', fits: () => true, words: () => 'Always knew which way was left' },
  { title: 'Politest Burglar', fits: () => true, words: () => 'Knocked before every wall' },
  { title: 'Tile Whisperer', fits: () => true, words: () => 'The corners simply fitted' },
  { title: 'Softest Landing', fits: () => true, words: () => 'Fell only on cushions' },
  { title: 'Bravest Turn Back', fits: () => true, words: () => 'Knew when it was time for tea' },
];

const awards = ({ players }: View): Award[] => awardsFor(players, PRIZES);

function ending(view: View, { winners, reason }: Outcome, names: readonly string[]): Ending {
  const first = view.players[winners[0] ?? 0];
  const best = first?.stored ?? 0;
  const close = view.players.filter(({ seat, stored }) => stored === best && !winners.includes(seat));
  const cards = close.every((other) => other.cards.length < (first?.cards.length ?? 0));
  const rest = list(close.map(({ seat }) => nameOf(names, seat)));
  const tie = rest && ` ${rest} stored as much. ${cards ? 'Treasure cards' : 'Hearts'} broke the tie.`;
  const who = list(winners.map((seat) => nameOf(names, seat)));
  const why = reason === 'pile' ? 'The pile is empty. ' : reason === 'late' ? 'It has grown very late. ' : '';
  return {
    headline: winners.length === view.players.length ? 'Everybody wins!' : winners.length > 1 ? `${who} share it!` : `${who} wins!`,
    mood: 'won',
    words: `${why}${best} gold in the chest, and not one piece made of chocolate.${tie}`,
    awards: awards(view),
    guest: { icon: 'imp-laugh', says: 'We will have found more by next time.' },
  };
}

/** What happens in Traps and Treasures, in sentences. */
export const narrator = (content: Content): Narrator<Traps> => ({
  tell: (event, names) => tell(event, names, content),
  why: (view, event, names) => why(view, event, names, content),
  ending,
});
