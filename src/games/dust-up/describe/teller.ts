import type { Outcome } from '../../../engine/game.ts';
import { type Award, awardsFor, type Ending, type Prize, sealedWith, type Teller } from '../../../engine/kit/telling.ts';
import { count, nameOf } from '../../../engine/kit/words.ts';
import { type Content, need } from '../content.ts';
import type { DustUp, PlayerView, View } from '../vocabulary.ts';
import { tell } from './events.ts';
import type { Names } from './names.ts';
import { call, option } from './prompts.ts';

const sealed = sealedWith({
  draw: 'A card has been drawn. What is seen is seen.',
  lift: 'A card has been turned up. What is seen is seen.',
  spill: 'The cards lie open. What is seen is seen.',
  throw: 'The cards lie open. What is seen is seen.',
});

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

function summary({ round, players }: View): string {
  const left = players.filter(({ out }) => !out).length;
  return `Round ${round}, ${left === players.length ? 'everybody still up' : `${left} of ${players.length} still up`}`;
}

/** Every sentence of Dust-Up. */
export const teller = (content: Content): Teller<DustUp> => ({
  call: (view, prompt, names) => call(view, prompt, names),
  roll: () => ({ title: '', call: [], sides: [] }),
  option: (view, choice, command, names) => option(view, choice, command, names, content),
  tell: (event, names) => tell(event, names, content),
  sealed,
  summary,
  ending: (view, outcome, names) => ending(view, outcome, names, content),
});
