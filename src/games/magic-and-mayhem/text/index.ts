import type { Outcome } from '../../../engine/game.ts';
import type { Award, Ending, GameText } from '../../../engine/shared/game-text.ts';
import { capitalize, joinWithAnd, pluralize } from '../../../engine/shared/sentences.ts';
import { type AwardRule, awardsFor } from '../../awards.ts';
import { undoEndReasons } from '../../undo-reasons.ts';
import type { Content } from '../content/content.ts';
import { REASONS, type Reason } from '../state/constants.ts';
import type { Mayhem, View } from '../state/tasks.ts';
import type { HeroView } from '../state/view-types.ts';
import { listed, PURPOSES } from './answer-list.ts';
import { titleWords } from './band-titles.ts';
import { why } from './bot-reasons.ts';
import { tell } from './events.ts';
import { happenings } from './happenings.ts';
import { where } from './places.ts';
import { call, option } from './prompts.ts';
import { recap } from './recap.ts';
import { roll } from './rolls.ts';
import { SIDE_NAMES, sideName } from './sides.ts';
import { story } from './stories.ts';

const sealed = undoEndReasons({
  flip: 'A tile has been turned up. What is seen is seen.',
  shuffle: 'Something was bought, and the cards were shuffled.',
  ask: 'It has been asked. Who has heard it has heard it.',
});

function summary(view: View, content: Content): string {
  if (view.quest) return `${content.quests[view.quest.id]?.title ?? 'A quest'}, round ${view.round}`;
  const beaten = view.sides.flatMap(({ bosses }, side) => (bosses > 0 ? [side] : []));
  const awake = view.monsters.some((monster) => monster.boss) ? 'the boss is found' : '';
  const boss =
    beaten.length === 0 ? awake : view.sides.length > 1 ? `${joinWithAnd(beaten.map(sideName))} beat a boss` : 'the boss is beaten';
  const dark = view.board.slots.filter((slot) => slot === 'down').length;
  return [`Round ${view.round}`, boss || (dark > 0 ? `${pluralize(dark, 'tile')} still dark` : 'every tile is lit')].join(', ');
}

/** The awards in order of preference. Each player gets the first one that fits and that nobody else has. */
const AWARDS: readonly AwardRule<HeroView>[] = [
  {
    title: 'Heaviest Pockets',
    fits: (hero, all) => hero.gold > 0 && all.every((other) => other.gold <= hero.gold),
    words: (hero) => `Carried ${hero.gold} gold without jingling`,
  },
  {
    title: 'Walking Wardrobe',
    fits: (hero, all) => hero.cards.length > 1 && all.every((other) => other.cards.length <= hero.cards.length),
    words: (hero) => `Wore ${pluralize(hero.cards.length, 'treasure')} at once`,
  },
  { title: 'Not a Scratch', fits: (hero) => !hero.fallen && hero.hp === hero.most, words: () => 'Kept every single heart' },
  { title: 'By a Whisker', fits: (hero) => !hero.fallen && hero.hp === 1, words: () => 'One heart left, and a big grin' },
  { title: 'Best Nap', fits: (hero) => hero.fallen, words: () => 'Chose the comfiest spot of floor' },
  {
    title: 'Steadiest Knees',
    fits: (hero) => !hero.fallen && hero.hp * 2 >= hero.most,
    words: (hero) => `${pluralize(hero.hp, 'heart')} still beating`,
  },
  { title: 'Bravest Snack', fits: () => true, words: () => 'Nobody saw, but it was brave' },
  { title: 'Quietest Sneeze', fits: () => true, words: () => 'Woke only half the dungeon' },
  { title: 'Finest Tiptoe', fits: () => true, words: () => 'The floor hardly noticed' },
  { title: 'Torch Polisher', fits: () => true, words: () => 'Kept the flame nice and round' },
  { title: 'Map Holder', fits: () => true, words: () => 'Right way up, most of the time' },
  { title: 'Kindest Knock', fits: () => true, words: () => 'Said sorry to every door' },
];

const awards = ({ heroes }: View): Award[] => awardsFor(heroes, AWARDS);

/** The ending of a competitive game: the winner, and a friendly sentence for the other side (MM-42). */
function contest({ heroes, sides, ...view }: View, winners: Outcome['winners']): Ending {
  const won = heroes[winners[0] ?? 0]?.side ?? 0;
  const draw = winners.length === heroes.length;
  const [best, other] = [sides[won], sides[1 - won]];
  const mine = best?.gold ?? 0;
  const theirs = other?.gold ?? 0;
  const [We, They] = [capitalize(sideName(won)), capitalize(sideName(1 - won))];
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
    guest: { icon: 'imp-laugh', says: draw ? 'Fair and square.' : 'Next time I bet on the others.' },
  };
}

const ENDINGS: { readonly [K in Reason]: (view: View, winners: Outcome['winners']) => Ending } = {
  'most-gold': contest,
  'nobody-out': contest,
  escaped: (view) => {
    const gold = view.heroes.reduce((sum, hero) => sum + hero.gold, 0);
    return {
      headline: view.heroes.every(({ fallen }) => !fallen) ? 'Everybody out, hooray!' : 'Out, hooray!',
      mood: 'won',
      words: `The boss is beaten. ${titleWords(gold, view.heroes.length, view.best)}`,
      awards: awards(view),
      guest: { icon: 'imp-laugh', says: 'Come again! But not soon.' },
    };
  },
  torch: (view) => ({
    headline: 'The torch burnt down',
    mood: 'lost',
    words: `It held for ${pluralize(view.round, 'round')}. The monsters clapped. Light a new one?`,
    awards: awards(view),
    guest: { icon: 'imp-laugh', says: 'Who turned out the light?' },
  }),
  'left-behind': (view) => ({
    headline: 'Somebody sleeps in there tonight',
    mood: 'lost',
    words: 'The dungeon was tidied up, and too many of you with it. Breakfast is at eight.',
    awards: awards(view),
    guest: { icon: 'imp-laugh', says: 'Feet up, please!' },
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

/** The text of Magic and Mayhem: prompts, summaries and events. */
export const gameText = (content: Content): GameText<Mayhem> => ({
  call: (view, prompt, names) => call(view, prompt, names, content),
  roll: (view, rolled, names) => roll(view, rolled, names, content),
  option: (view, choice, command, names) => option(view, choice, command, names, content),
  purposes: PURPOSES,
  listed: (view, choice, command, names) => listed(view, choice, command, names, content),
  where: (view, event, names) => where(view, event, names),
  sealed,
  summary: (view) => summary(view, content),
  tell: (event, names) => tell(event, names, content),
  story: (event) => story(event, content),
  why: (view, event, names) => why(view, event, names, content),
  happenings: (_view, events, reader, names) => happenings(events, reader, names, content),
  recap: (view, names) => recap(view, names, content),
  ending: (view, outcome) => ending(view, outcome, content),
});
