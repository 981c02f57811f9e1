import type { Outcome } from '../../../engine/game.ts';
import type { Award, Ending, GameText } from '../../../engine/shared/game-text.ts';
import { joinWithAnd, playerName, pluralize } from '../../../engine/shared/sentences.ts';
import { type AwardRule, awardsFor } from '../../awards.ts';
import { undoEndReasons } from '../../undo-reasons.ts';
import { type Content, cardOf } from '../content/content.ts';
import { arePartners } from '../rules/players.ts';
import type { DustUp } from '../state/tasks.ts';
import type { PlayerView, View } from '../state/view-types.ts';
import { listed, PURPOSES } from './answer-list.ts';
import { tell } from './events.ts';
import { happenings } from './happenings.ts';
import type { Names } from './names.ts';
import { call, option } from './prompts.ts';
import { recap } from './recap.ts';
import { story } from './stories.ts';

const sealed = undoEndReasons({
  lift: 'A card has been turned up. What is seen is seen.',
  spill: 'The cards lie open. What is seen is seen.',
  throw: 'The cards lie open. What is seen is seen.',
});

function summary({ round, players }: View): string {
  const left = players.filter(({ out }) => !out).length;
  return `Round ${round}, ${left === players.length ? 'everybody still up' : `${left} of ${players.length} still up`}`;
}

/** The awards in order of preference. Each player gets the first one that fits and that nobody else has. */
const AWARDS: readonly AwardRule<PlayerView>[] = [
  {
    title: 'Last One Standing',
    fits: (one) => !one.out && one.hp > 3,
    words: (one) => `${pluralize(one.hp, 'heart')} left, and a big grin`,
  },
  { title: 'By a Whisker', fits: (one) => !one.out, words: (one) => `${pluralize(one.hp, 'heart')} left. Phew!` },
  {
    title: 'Busiest Hands',
    fits: (one, all) => one.played.length > 1 && all.every((other) => other.played.length <= one.played.length),
    words: (one) => `Played ${one.played.length} cards in one go`,
  },
  {
    title: 'Tallest Heap',
    fits: (one, all) => one.discard.length > 0 && all.every((other) => other.discard.length <= one.discard.length),
    words: (one) => `${pluralize(one.discard.length, 'card')} in the heap`,
  },
  { title: 'Best Tumble', fits: () => true, words: () => 'The floor gave it ten points' },
  { title: 'Loudest Ouch', fits: () => true, words: () => 'The neighbours waved' },
  { title: 'Kindest Bonk', fits: () => true, words: () => 'Said sorry every time' },
];

/** Two of these go to those who win together (DU-23). */
const TEAM_AWARDS: readonly AwardRule<PlayerView>[] = [
  { title: 'Still on Both Feet', fits: (one) => !one.out, words: (one) => `${pluralize(one.hp, 'heart')} left, for two` },
  { title: 'Back to Back', fits: (one) => !one.out, words: (one) => `${pluralize(one.hp, 'heart')} left. What a pair!` },
  {
    title: 'Proudest Ghost',
    fits: (one, all) => all.some(({ out, seat }) => !out && arePartners({ teams: true }, seat, one.seat)),
    words: () => 'Cheered until the curtain moved',
  },
  ...AWARDS.filter(({ title }) => title !== 'Last One Standing' && title !== 'By a Whisker'),
];

const awards = ({ players, teams }: View): Award[] =>
  awardsFor(players, teams ? TEAM_AWARDS : AWARDS, { title: 'Good Company', words: 'A dust-up needs you' });

function ending(view: View, { winners }: Outcome, names: Names, content: Content): Ending {
  const [winner, partner] = winners;
  if (winner === undefined)
    return {
      headline: 'Everybody fell over!',
      mood: 'lost',
      words: 'All at the same time, in one heap. It is a tie. Once more?',
      awards: awards(view),
      guest: { icon: 'knocked-out-stars', says: 'I see little stars. They are waving.' },
    };
  const heroes = winners.map((seat) => cardOf(content.heroes, view.players[seat]?.hero ?? ''));
  const hero = heroes[view.players[winner]?.out ? 1 : 0] ?? cardOf(content.heroes, view.players[winner]?.hero ?? '');
  return {
    headline:
      partner === undefined
        ? `${playerName(names, winner)} is the last one standing!`
        : `${playerName(names, winner)} and ${playerName(names, partner)} win together!`,
    mood: 'won',
    words: `${joinWithAnd(heroes.map(({ name }) => name))} ${partner === undefined ? 'takes' : 'take'} a bow. All the others get a biscuit.`,
    awards: awards(view),
    guest: { icon: hero.art.icon, says: 'Good brawl! Who wants another?' },
  };
}

/** The text of Dust-Up: prompts, summaries and events. */
export const gameText = (content: Content): GameText<DustUp> => ({
  call: (view, prompt, names) => call(view, prompt, names, content),
  roll: () => ({ title: '', call: [], sides: [] }),
  option: (view, choice, command, names) => option(view, choice, command, names, content),
  purposes: PURPOSES,
  listed: (view, choice, command, names) => listed(view, choice, command, names, content),
  sealed,
  summary,
  tell: (event, names) => tell(event, names, content),
  story: (event) => story(event),
  happenings: (_view, events, reader, names) => happenings(events, reader, names, content),
  recap: (view, names) => recap(view, names, content),
  ending: (view, outcome, names) => ending(view, outcome, names, content),
});
