import type { Outcome } from '../../../engine/game.ts';
import { type Award, awardsFor, type Ending, type Narrator, type Prize } from '../../../engine/kit/telling.ts';
import { count, nameOf } from '../../../engine/kit/words.ts';
import { type Content, need } from '../content.ts';
import type { DustUp, PlayerView, View } from '../vocabulary.ts';
import { tell } from './events.ts';
import type { Names } from './names.ts';

/** Something nice to say about everybody, the first that fits and that nobody has been called yet. */
const PRIZES: readonly Prize<PlayerView>[] = [
  { title: 'Last One Standing', fits: (one) => !one.out && one.hp > 3, words: (one) => `${count(one.hp, 'heart')} left, and a big grin` },
  { title: 'By a Whisker', fits: (one) => !one.out, words: (one) => `${count(one.hp, 'heart')} left. Phew!` },
  {
    title: 'Busiest Hands',
    fits: (one, all) => one.played.length > 1 && all.every((other) => other.played.length <= one.played.length),
    words: (one) => `Played ${one.played.length} cards in one go`,
  },
  {
    title: 'Tallest Heap',
    fits: (one, all) => one.discard.length > 0 && all.every((other) => other.discard.length <= one.discard.length),
    words: (one) => `${count(one.discard.length, 'card')} in the heap`,
  },
  { title: 'Best Tumble', fits: () => true, words: () => 'The floor gave it ten points' },
  { title: 'Loudest Ouch', fits: () => true, words: () => 'The neighbours waved' },
  { title: 'Kindest Bonk', fits: () => true, words: () => 'Said sorry every time' },
];

const awards = ({ players }: View): Award[] => awardsFor(players, PRIZES, { title: 'Good Company', words: 'A dust-up needs you' });

function ending(view: View, { winners: [winner] }: Outcome, names: Names, content: Content): Ending {
  if (winner === undefined)
    return {
      headline: 'Everybody fell over!',
      mood: 'lost',
      words: 'All at the same time, in one heap. It is a tie. Once more?',
      awards: awards(view),
      guest: { icon: 'knocked-out-stars', says: 'I see little stars. They are waving.' },
    };
  const hero = need(content.heroes, view.players[winner]?.hero ?? '');
  return {
    headline: `${nameOf(names, winner)} is the last one standing!`,
    mood: 'won',
    words: `${hero.name} takes a bow. All the others get a biscuit.`,
    awards: awards(view),
    guest: { icon: hero.art.icon, says: 'Good brawl! Who wants another?' },
  };
}

/** What happens in Dust-Up, in sentences. */
export const narrator = (content: Content): Narrator<DustUp> => ({
  tell: (event, names) => tell(event, names, content),
  ending: (view, outcome, names) => ending(view, outcome, names, content),
});
