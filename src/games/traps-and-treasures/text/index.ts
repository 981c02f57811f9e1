import type { Outcome } from '../../../engine/game.ts';
import type { Award, Ending, GameText } from '../../../engine/shared/game-text.ts';
import { joinWithAnd, playerName, pluralize } from '../../../engine/shared/sentences.ts';
import { type AwardRule, awardsFor } from '../../awards.ts';
import { undoEndReasons } from '../../undo-reasons.ts';
import type { Content } from '../content/content.ts';
import type { Traps, View } from '../state/tasks.ts';
import type { PlayerView } from '../state/view-types.ts';
import { listed, PURPOSES } from './answer-list.ts';
import { why } from './bot-reasons.ts';
import { tell } from './events.ts';
import { happenings } from './happenings.ts';
import { call, option, roll } from './prompts.ts';
import { recap } from './recap.ts';
import { story } from './stories.ts';

const sealed = undoEndReasons({
  draw: 'Something has been drawn. What is seen is seen.',
});

function summary(view: View): string {
  const most = Math.max(...view.players.map(({ stored }) => stored ?? 0));
  const score = view.hidden ? 'the chests are shut' : most > 0 ? `${most} of ${view.target} gold stored` : 'no gold stored yet';
  return `Round ${view.round}, ${view.last === null ? score : 'the last turns'}`;
}

/** The awards in order of preference. Each player gets the first one that fits and that nobody else has. */
const AWARDS: readonly AwardRule<PlayerView>[] = [
  {
    title: 'Fullest Chest',
    fits: ({ stored }, all) => (stored ?? 0) > 0 && all.every((other) => (other.stored ?? 0) <= (stored ?? 0)),
    words: () => 'Counted it twice, to be sure',
  },
  {
    title: 'So Close to the Door',
    fits: ({ gold }, all) => gold > 0 && all.every((other) => other.gold <= gold),
    words: ({ gold }) => `Still had ${gold} gold in the socks`,
  },
  {
    title: 'Curious Collector',
    fits: ({ cards }, all) => cards.length > 1 && all.every((other) => other.cards.length <= cards.length),
    words: ({ cards }) => `Held on to ${pluralize(cards.length, 'treasure card')}`,
  },
  { title: 'Fresh as a Daisy', fits: ({ health, most }) => health === most, words: () => 'Ended with every heart' },
  { title: 'By a Whisker', fits: ({ health }) => health === 1, words: () => 'One heart left, and a big grin' },
  { title: 'Best Sense of Direction', fits: () => true, words: () => 'Always knew which way was left' },
  { title: 'Politest Burglar', fits: () => true, words: () => 'Knocked before every wall' },
  { title: 'Tile Whisperer', fits: () => true, words: () => 'The corners simply fitted' },
  { title: 'Softest Landing', fits: () => true, words: () => 'Fell only on cushions' },
  { title: 'Bravest Turn Back', fits: () => true, words: () => 'Knew when it was time for tea' },
];

const awards = ({ players }: View): Award[] =>
  awardsFor(players, AWARDS).map((award, i) => ({ ...award, score: `${players[i]?.stored ?? 0} gold` }));

function ending(view: View, { winners, reason }: Outcome, names: readonly string[]): Ending {
  const first = view.players[winners[0] ?? 0];
  const best = first?.stored ?? 0;
  const close = view.players.filter(({ seat, stored }) => stored === best && !winners.includes(seat));
  const cards = close.every((other) => other.cards.length < (first?.cards.length ?? 0));
  const rest = joinWithAnd(close.map(({ seat }) => playerName(names, seat)));
  const tie = rest && ` ${rest} stored as much. ${cards ? 'Treasure cards' : 'Hearts'} broke the tie.`;
  const who = joinWithAnd(winners.map((seat) => playerName(names, seat)));
  const why = reason === 'pile' ? 'The pile is empty. ' : reason === 'late' ? 'It has grown very late. ' : '';
  return {
    headline: winners.length === view.players.length ? 'Everybody wins!' : winners.length > 1 ? `${who} share it!` : `${who} wins!`,
    mood: 'won',
    words: `${why}${best} gold in the chest, and not one piece made of chocolate.${tie}`,
    awards: awards(view),
    guest: { icon: 'imp-laugh', says: 'Next time we bring more gold.' },
  };
}

/** The text of Traps and Treasures: prompts, summaries and events. */
export const gameText = (content: Content): GameText<Traps> => ({
  call: (view, prompt, names) => call(view, prompt, names, content),
  roll: (view, rolled, names) => roll(view, rolled, names, content),
  option: (view, choice, command, names) => option(view, choice, command, names, content),
  purposes: PURPOSES,
  listed: (view, choice, command, names) => listed(view, choice, command, names, content),
  sealed,
  summary,
  tell: (event, names) => tell(event, names, content),
  story: (event) => story(event),
  why: (view, event, names) => why(view, event, names, content),
  happenings: (view, events, reader, names) => happenings(view, events, reader, names, content),
  recap: (view, names) => recap(view, names),
  ending,
});
