import type { Outcome } from '../../../engine/game.ts';
import { type Award, awardsFor, type Ending, type Narrator, type Prize } from '../../../engine/kit/telling.ts';
import { count } from '../../../engine/kit/words.ts';
import type { Content } from '../content.ts';
import type { HeroView } from '../sights.ts';
import type { Labyrinth, View } from '../vocabulary.ts';
import { tell } from './events.ts';
import { speaker } from './names.ts';
import { why } from './why.ts';

const most = (of: (hero: HeroView) => number) => (hero: HeroView, all: readonly HeroView[]) =>
  of(hero) > 0 && all.every((other) => of(other) <= of(hero));
/** Something nice to say about everybody, the first that fits and that nobody has been called yet. */
const PRIZES: readonly Prize<HeroView>[] = [
  { title: 'Heaviest Purse', fits: most(({ coins }) => coins), words: ({ coins }) => `Jingled all the way home with ${coins} silver` },
  {
    title: 'Best Dressed',
    fits: most(({ equipped }) => equipped.length),
    words: ({ equipped }) => `Wore ${count(equipped.length, 'fine thing')} at once`,
  },
  {
    title: 'Luckiest Socks',
    fits: most(({ statistics }) => statistics.luck),
    words: ({ statistics }) => `Had ${statistics.luck} Luck, and used it`,
  },
  { title: 'Strongest Arms', fits: most(({ statistics }) => statistics.strength), words: () => 'Carried the snacks for all' },
  { title: 'Cleverest Head', fits: most(({ statistics }) => statistics.intelligence), words: () => 'Knew what the sign said' },
  { title: 'Hardest to Hit', fits: most(({ ac }) => ac), words: ({ ac }) => `Had ${ac} AC and a smug smile` },
  { title: 'Softest Landing', fits: ({ alive }) => !alive, words: () => 'Fell so that others could stand' },
  { title: 'Best Torch Holder', fits: () => true, words: () => 'Never once burned the map' },
  { title: 'Kindest Word', fits: () => true, words: () => 'Said sorry to every goblin' },
  { title: 'Fastest Snacker', fits: () => true, words: () => 'Ate while the others talked' },
];

/** One for each hero's seat, and one for a human dungeon master. */
function awards({ heroes, dm }: View): Award[] {
  const given = awardsFor(
    heroes.flatMap((hero) => hero ?? []),
    PRIZES,
  );
  return dm === null ? given : [...given, { title: 'Best Evil Laugh', words: 'Had a goblin for every mood' }];
}

function ending(view: View, { reason }: Outcome): Ending {
  const won = reason === 'won';
  const down = `You went down ${count(view.delves, 'time')} and saw floor ${view.unlocked}.`;
  return {
    headline: won ? 'The Dragon is beaten!' : 'The tale ends here',
    mood: won ? 'won' : 'lost',
    words: won ? `${down} There is cake for all.` : `${down} The rest is for the next heroes to find.`,
    awards: awards(view),
    guest: won
      ? { icon: 'dragon-head', says: 'I was only guarding it for a friend.' }
      : { icon: 'imp-laugh', says: 'Come back soon! It is so quiet now.' },
  };
}

/** What happens in Labyrinth, in sentences. */
export const narrator = (content: Content): Narrator<Labyrinth> => ({
  tell: (event, names) => tell(event, names, content),
  why: (view, event, names) => why(view, event, speaker(names, content)),
  ending,
});
