import type { Outcome } from '../../../engine/game.ts';
import { type Award, awardsFor, type Ending, type Narrator, type Prize } from '../../../engine/kit/telling.ts';
import { capital, count } from '../../../engine/kit/words.ts';
import type { Content } from '../content.ts';
import type { HeroView } from '../sights.ts';
import type { Mayhem, View } from '../vocabulary.ts';
import { REASONS, type Reason } from '../words.ts';
import { tell } from './events.ts';
import { SIDE_NAMES, sideName } from './sides.ts';
import { why } from './why.ts';

/** Something nice to say about everybody, the first that fits and that nobody has been called yet. */
const PRIZES: readonly Prize<HeroView>[] = [
  {
    title: 'Heaviest Pockets',
    fits: (hero, all) => hero.gold > 0 && all.every((other) => other.gold <= hero.gold),
    words: (hero) => `Carried ${hero.gold} gold without jingling`,
  },
  {
    title: 'Walking Wardrobe',
    fits: (hero, all) => hero.cards.length > 1 && all.every((other) => other.cards.length <= hero.cards.length),
    words: (hero) => `Wore ${count(hero.cards.length, 'treasure')} at once`,
  },
  { title: 'Not a Scratch', fits: (hero) => !hero.fallen && hero.hp === hero.most, words: () => 'Kept every single heart' },
  { title: 'By a Whisker', fits: (hero) => !hero.fallen && hero.hp === 1, words: () => 'One heart left, and a big grin' },
  { title: 'Best Nap', fits: (hero) => hero.fallen, words: () => 'Chose the comfiest spot of floor' },
  {
    title: 'Steadiest Knees',
    fits: (hero) => !hero.fallen && hero.hp * 2 >= hero.most,
    words: (hero) => `${count(hero.hp, 'heart')} still beating`,
  },
  { title: 'Bravest Snack', fits: () => true, words: () => 'Nobody saw, but it was brave' },
  { title: 'Quietest Sneeze', fits: () => true, words: () => 'Woke only half the dungeon' },
  { title: 'Finest Tiptoe', fits: () => true, words: () => 'The floor hardly noticed' },
  { title: 'Torch Polisher', fits: () => true, words: () => 'Kept the flame nice and round' },
  { title: 'Map Holder', fits: () => true, words: () => 'Right way up, most of the time' },
  { title: 'Kindest Knock', fits: () => true, words: () => 'Said sorry to every door' },
];

const awards = ({ heroes }: View): Award[] => awardsFor(heroes, PRIZES);

/** Who has won a contest of two sides, and something kind for the others (MM-42). */
function contest({ heroes, sides, ...view }: View, winners: Outcome['winners']): Ending {
  const won = heroes[winners[0] ?? 0]?.side ?? 0;
  const draw = winners.length === heroes.length;
  const [best, other] = [sides[won], sides[1 - won]];
  const mine = best?.gold ?? 0;
  const theirs = other?.gold ?? 0;
  const [We, They] = [capital(sideName(won)), capital(sideName(1 - won))];
  const words =
    best?.escaped == null
      ? `Nobody found the way out. ${We} have ${mine} gold, ${sideName(1 - won)} ${theirs}.${draw ? ' Shake hands!' : ''}`
      : other?.escaped == null
        ? `${We} are out with ${mine} gold. ${They} liked it so much in there that they stayed.`
        : mine === theirs
          ? `Both brought out ${mine} gold. ${We} were out first, by a whisker.`
          : `${We} brought out ${mine} gold, ${sideName(1 - won)} ${theirs}. What a race!`;
  return {
    headline: draw ? 'A draw, hooray for all!' : `${We} win!`,
    mood: 'won',
    words,
    awards: awards({ heroes, sides, ...view }).map(({ title, words: praise }, seat) => ({
      title,
      words: `${SIDE_NAMES[heroes[seat]?.side ?? 0]}. ${praise}`,
    })),
    guest: { icon: 'dragon-head', says: draw ? 'Fair and square.' : 'Next time I bet on the others.' },
  };
}

const ENDINGS: { readonly [K in Reason]: (view: View, winners: Outcome['winners']) => Ending } = {
  'most-gold': contest,
  'nobody-out': contest,
  escaped: (view) => {
    const gold = view.heroes.reduce((sum, hero) => sum + hero.gold, 0);
    return {
      headline: 'Everybody out, hooray!',
      mood: 'won',
      words: gold > 0 ? `The boss is beaten, and you brought out ${gold} gold.` : 'The boss is beaten, and you are all home for tea.',
      awards: awards(view),
      guest: { icon: 'dragon-head', says: 'Come again! But not soon.' },
    };
  },
  torch: (view) => ({
    headline: 'The torch burnt down',
    mood: 'lost',
    words: `It held for ${count(view.round, 'round')}. The monsters clapped. Light a new one?`,
    awards: awards(view),
    guest: { icon: 'imp-laugh', says: 'Who turned out the light?' },
  }),
  'all-down': (view) => ({
    headline: 'Everybody is having a lie-down',
    mood: 'lost',
    words: 'The monsters tucked you in. Up again?',
    awards: awards(view),
    guest: { icon: 'imp-laugh', says: 'Sweet dreams!' },
  }),
};

function ending(view: View, { reason, winners }: Outcome, content: Content): Ending {
  const told = view.quest && content.quests[view.quest.id]?.endings.find(({ id }) => id === reason);
  if (told) return { ...told, awards: awards(view) };
  const known = REASONS.find((one) => one === reason);
  if (!known) throw new Error(`no game ends by "${reason}"`);
  return ENDINGS[known](view, winners);
}

/** What happens in Magic and Mayhem, in sentences. */
export const narrator = (content: Content): Narrator<Mayhem> => ({
  tell: (event, names) => tell(event, names, content),
  why: (view, event, names) => why(view, event, names, content),
  ending: (view, outcome) => ending(view, outcome, content),
});
