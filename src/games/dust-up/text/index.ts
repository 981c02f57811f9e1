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
    words: (one) => `Played ${one.played.length} cards in the last turn`,
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
    fits: (one, all) => all.some(({ out, seat }) => !out && arePartners({ teams: true, landlord: null }, seat, one.seat)),
    words: () => 'Cheered until the curtain moved',
  },
  ...AWARDS.filter(({ title }) => title !== 'Last One Standing' && title !== 'By a Whisker'),
];

/** For those who have the Landlord's quiet on their minds (DU-24), and for himself. */
const HOUSE_AWARDS = (landlord: number): readonly AwardRule<PlayerView>[] => [
  {
    title: 'The Rent Is Late',
    fits: ({ seat }) => seat === landlord,
    words: (one) => (one.out ? 'He will ask again tomorrow' : `${pluralize(one.hp, 'heart')} left, and his slippers on`),
  },
  { title: 'Loudest on the Stairs', fits: (one) => !one.out, words: (one) => `${pluralize(one.hp, 'heart')} left. Thump, thump!` },
  { title: 'Best Tiptoe', fits: (one) => !one.out, words: (one) => `${pluralize(one.hp, 'heart')} left. Nobody heard a thing` },
  ...AWARDS.filter(({ title }) => title !== 'Last One Standing'),
];

const awards = ({ players, teams, landlord }: View): Award[] =>
  awardsFor(players, landlord !== null ? HOUSE_AWARDS(landlord) : teams ? TEAM_AWARDS : AWARDS, {
    title: 'Good Company',
    words: 'A dust-up needs you',
  });

/** The end of a game against the Landlord, told to all of them (DU-24). */
function houseEnding(view: View, landlord: number, winners: readonly number[], names: Names, content: Content): Ending {
  const { name, art } = cardOf(content.heroes, view.players[landlord]?.hero ?? '');
  const guest = { icon: art.icon, says: winners.includes(landlord) ? 'Good night! And wipe your feet.' : 'Fine. Jump. I have ear plugs.' };
  const won = winners.length > 0 && !winners.includes(landlord);
  return won
    ? {
        headline: `${joinWithAnd(winners.map((seat) => playerName(names, seat)))} win together!`,
        mood: 'won',
        words: `${name} is out, and the house is yours tonight. Jump as much as you like.`,
        awards: awards(view),
        guest,
      }
    : {
        headline: winners.length > 0 ? `${name} has his quiet!` : 'Everybody fell over!',
        mood: 'lost',
        words:
          winners.length > 0
            ? 'You are all out, and off to bed. But he snores, so you know where he is. Once more?'
            : 'You, and he, in one heap. It is a tie, and it is very quiet. Once more?',
        awards: awards(view),
        guest,
      };
}

function ending(view: View, { winners }: Outcome, names: Names, content: Content): Ending {
  if (view.landlord !== null) return houseEnding(view, view.landlord, winners, names, content);
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
  minor: ({ do: what }) => what === 'again' || what === 'attacked',
  story: (event) => story(event),
  happenings: (view, events, reader, names) => happenings(view, events, reader, names, content),
  recap: (view, names) => recap(view, names, content),
  ending: (view, outcome, names) => ending(view, outcome, names, content),
});
