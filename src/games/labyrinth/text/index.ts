import type { Outcome } from '../../../engine/game.ts';
import type { Award, Ending, GameText } from '../../../engine/shared/game-text.ts';
import { pluralize } from '../../../engine/shared/sentences.ts';
import { type AwardRule, awardsFor } from '../../awards.ts';
import { undoEndReasons } from '../../undo-reasons.ts';
import type { Content } from '../content/content.ts';
import type { Labyrinth, View } from '../state/tasks.ts';
import type { HeroView } from '../state/view-types.ts';
import { listed, PURPOSES } from './answer-list.ts';
import { why } from './bot-reasons.ts';
import { tell } from './events.ts';
import { happenings } from './happenings.ts';
import { speaker } from './names.ts';
import { call, option } from './prompts.ts';
import { recap } from './recap.ts';
import { roll } from './rolls.ts';
import { story } from './stories.ts';

const sealed = undoEndReasons({
  map: 'You have seen the floor now.',
  surprise: 'You wanted a surprise, and there it is.',
  monsters: 'The monsters have made up their minds.',
  doors: 'You have looked at the doors with new eyes.',
  behind: 'The dungeon master has looked behind the doors.',
});

function summary(view: View): string {
  if (view.draft) {
    const ready = view.heroes.filter((hero) => hero?.alive).length;
    return ready === 0 ? 'The heroes are being made' : `${ready} of ${view.heroes.length} heroes ${ready === 1 ? 'is' : 'are'} ready`;
  }
  const place = view.at === null ? 'In town' : `On floor ${view.floor}`;
  if (view.fight) return `${place}, in a fight`;
  return view.won ? `${place}, with the Dragon beaten` : `${place}, ${view.delves === 0 ? 'about to set out' : `delve ${view.delves}`}`;
}

const most = (of: (hero: HeroView) => number) => (hero: HeroView, all: readonly HeroView[]) =>
  of(hero) > 0 && all.every((other) => of(other) <= of(hero));
/** The awards in order of preference. Each player gets the first one that fits and that nobody else has. */
const AWARDS: readonly AwardRule<HeroView>[] = [
  { title: 'Heaviest Purse', fits: most(({ coins }) => coins), words: ({ coins }) => `Jingled all the way home with ${coins} silver` },
  {
    title: 'Best Dressed',
    fits: most(({ equipped }) => equipped.length),
    words: ({ equipped }) => `Wore ${pluralize(equipped.length, 'fine thing')} at once`,
  },
  {
    title: 'Luckiest Socks',
    fits: most(({ statistics }) => statistics.luck),
    words: ({ statistics }) => `Had ${statistics.luck} Luck, and used it`,
  },
  { title: 'Strongest Arms', fits: most(({ statistics }) => statistics.strength), words: () => 'Carried the snacks for all' },
  { title: 'Cleverest Head', fits: most(({ statistics }) => statistics.intelligence), words: () => 'Knew what the sign said' },
  { title: 'Hardest to Hit', fits: most(({ ac }) => ac), words: ({ ac }) => `Had a shield of ${ac} and a smug smile` },
  { title: 'Softest Landing', fits: ({ alive }) => !alive, words: () => 'Fell so that others could stand' },
  { title: 'Best Torch Holder', fits: () => true, words: () => 'Never once burned the map' },
  { title: 'Kindest Word', fits: () => true, words: () => 'Said sorry to every goblin' },
  { title: 'Fastest Snacker', fits: () => true, words: () => 'Ate while the others talked' },
];

/** One award for each hero's seat, and one for a human dungeon master. */
function awards({ heroes, dm }: View): Award[] {
  const given = awardsFor(
    heroes.flatMap((hero) => hero ?? []),
    AWARDS,
  );
  return dm === null ? given : [...given, { title: 'Best Evil Laugh', words: 'Had a goblin for every mood' }];
}

function ending(view: View, { reason }: Outcome): Ending {
  const won = reason === 'won';
  const down = `You went down ${pluralize(view.delves, 'time')} and saw floor ${view.unlocked}.`;
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

/** The text of Labyrinth: prompts, summaries and events. */
export const gameText = (content: Content): GameText<Labyrinth> => ({
  call: (view, prompt, names) => call(view, prompt, names, content),
  roll: (view, rolled, names) => roll(view, rolled, names, content),
  option: (view, choice, command, names) => option(view, choice, command, names, content),
  purposes: PURPOSES,
  listed: (view, choice, command, names) => listed(view, choice, command, names, content),
  sealed,
  summary,
  tell: (event, names) => tell(event, names, content),
  story: (event, names) => story(event, names, content),
  why: (view, event, names) => why(view, event, speaker(names, content)),
  happenings: ({ fight }, events, reader, names) => happenings(fight !== null, events, reader, names, content),
  recap: (view, names) => recap(view, names, content),
  ending,
});
