import type { Outcome } from '../../../engine/game.ts';
import { type Award, awardsFor, type Ending, type Prize, sealedWith, type Teller } from '../../../engine/kit/telling.ts';
import { count } from '../../../engine/kit/words.ts';
import type { Content } from '../content.ts';
import type { HeroView } from '../sights.ts';
import type { Labyrinth, View } from '../vocabulary.ts';
import { tell } from './events.ts';
import { speaker } from './names.ts';
import { call, option } from './prompts.ts';
import { roll } from './rolls.ts';
import { why } from './why.ts';

const sealed = sealedWith({
  roll: 'The die has been thrown. What it shows stays.',
  draw: 'A card has been drawn. What is seen is seen.',
  map: 'You have seen the floor now.',
  surprise: 'You wanted a surprise, and there it is.',
  monsters: 'The monsters have made up their minds.',
});

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
    { title: 'Good Company', words: 'The best thing in a dungeon' },
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

function summary(view: View): string {
  if (view.draft) {
    const ready = view.heroes.filter((hero) => hero?.alive).length;
    return ready === 0 ? 'The heroes are being made' : `${ready} of ${view.heroes.length} heroes ${ready === 1 ? 'is' : 'are'} ready`;
  }
  const place = view.at === null ? 'In town' : `On floor ${view.floor}`;
  if (view.fight) return `${place}, in a fight`;
  return view.won ? `${place}, with the Dragon beaten` : `${place}, ${view.delves === 0 ? 'about to set out' : `delve ${view.delves}`}`;
}

/** Every sentence of Labyrinth. */
export const teller = (content: Content): Teller<Labyrinth> => ({
  call: (view, prompt, names) => call(view, prompt, names, content),
  roll: (view, rolled, names) => roll(view, rolled, names, content),
  option: (view, choice, command, names) => option(view, choice, command, names, content),
  tell: (event, names) => tell(event, names, content),
  why: (view, event, names) => why(view, event, speaker(names, content)),
  sealed,
  summary,
  ending,
});
