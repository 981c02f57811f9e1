import type { Answer } from '../../../engine/game.ts';
import type { Prompt } from '../../../engine/session.ts';
import type { PromptWords } from '../../../engine/shared/game-text.ts';
import { dispatch, type HandlerTable } from '../../../engine/shared/handlers.ts';
import { playerName, pluralize, speak } from '../../../engine/shared/sentences.ts';
import { type Content, cardOf } from '../content/content.ts';
import { aimedEffect, aimedSeats } from '../rules/aims.ts';
import { bonksNow } from '../rules/tally.ts';
import type { AnyCommand, Choice, DustUp } from '../state/tasks.ts';
import type { View } from '../state/view-types.ts';
import { type CardNow, cardText } from './cards.ts';
import { goal } from './goal.ts';
import { cardName, type Names, quoted, whichOf, whose } from './names.ts';

/** The text of each prompt and of each legal answer. */

const CALLS: HandlerTable<Choice, [View, Names, Content, readonly Answer<DustUp>[]], PromptWords> = {
  play: ({ seat }, view, names) => {
    const { round, turn, players } = view;
    if ((players[seat]?.played.length ?? 0) > 0)
      return {
        title: `${playerName(names, seat)}, play again`,
        words: [turn.owed > 1 ? `Play ${turn.owed} more cards, one by one.` : 'Play one more card.'],
      };
    return {
      title: `${playerName(names, seat)}, it is your turn`,
      words: round === 1 ? [goal(view, names), ' Play one card.'] : ['Play one card from your hand.'],
    };
  },
  attack: ({ seat, amount }, _view, names) => ({
    title: `${playerName(names, seat)}, whom do you bonk?`,
    words: [`${pluralize(amount, 'bonk')}. Tap a player, or one of their shields.`],
  }),
  'take-shield': ({ seat }, _view, names) => ({
    title: `${playerName(names, seat)}, which shield do you want?`,
    words: ['Tap it. It is yours until it breaks.'],
  }),
  'break-shield': ({ seat }, _view, names) => ({ title: `${playerName(names, seat)}, which shield breaks?`, words: ['Tap it. Crack!'] }),
  'lift-card': ({ seat }, _view, names) => ({
    title: `${playerName(names, seat)}, whose deck?`,
    words: ['You play their top card at once, whatever it is.'],
  }),
  'swap-hearts': ({ seat }, { players }, names) => ({
    title: `${playerName(names, seat)}, swap hearts with whom?`,
    words: [`You have ${pluralize(players[seat]?.hp ?? 0, 'heart')} to give.`],
  }),
  spill: ({ seat, cards }, _view, names) => ({
    title: `${playerName(names, seat)}, who gets a fright?`,
    words: [`They drop ${pluralize(cards, 'card')}.`],
  }),
  encore: ({ seat }, _view, names) => ({
    title: `${playerName(names, seat)}, which card once more?`,
    words: ['Pick one from your heap. You play it at once.'],
  }),
  'take-back': ({ seat }, _view, names) => ({
    title: `${playerName(names, seat)}, which card comes back?`,
    words: ['Pick one from your heap. It goes into your hand.'],
  }),
  'copy-card': ({ seat }, { players }, names, content, options) => ({
    title: `${playerName(names, seat)}, whom do you copy?`,
    words: [
      options
        .flatMap((option) => {
          const last = option.do === 'opponent' ? players[option.at]?.played.at(-1) : undefined;
          return option.do === 'opponent' && last !== undefined ? [`${playerName(names, option.at)} did ${quoted(last, content)}.`] : [];
        })
        .join(' '),
    ],
  }),
  reach: ({ seat, amount }, _view, names) => ({
    title: `${playerName(names, seat)}, whom do you reach?`,
    words: [`They lose ${pluralize(amount, 'heart')}. Shields do not help.`],
  }),
  haunt: ({ seat }, _view, names) => ({
    title: `${playerName(names, seat)}, you are a ghost now`,
    words: ['Tap a player to boo them: they drop a card and draw another. Or just float.'],
  }),
};

const callOf = dispatch(CALLS);

/** The title and the words of a prompt. */
export function call(view: View, prompt: Prompt<DustUp>, names: Names, content: Content): PromptWords {
  if (prompt.kind === 'roll') return { title: '', words: [] };
  return callOf(prompt.choice, view, names, content, prompt.options);
}

/** The name of a shield card: "Mira’s Bin Lid, 2 of 3 left". Equal cards are numbered, the oldest first. */
export function shieldName(view: View, seat: number, place: number, names: Names, content: Content): string {
  const shields = view.players[seat]?.shields ?? [];
  const shield = shields[place];
  if (!shield) return playerName(names, seat);
  const which = whichOf(
    shields.map(({ card }) => card),
    place,
  );
  return `${whose(names, seat)} ${cardName(shield.card, content)}${which}, ${shield.left} of ${shield.most} left`;
}

const OPPONENT: { readonly [K in Choice['do']]?: (name: string, last: string) => string } = {
  'copy-card': (name, last) => `Do as ${name} did: ${last}`,
  reach: (name) => `Reach ${name}`,
  'lift-card': (name) => `Play the top card of ${name}`,
  'swap-hearts': (name) => `Swap hearts with ${name}`,
  spill: (name) => `Make ${name} jump`,
};

/** The card that a player played last, as read out; nothing if there is none. */
export function lastCard({ players }: View, seat: number, content: Content): string {
  const card = players[seat]?.played.at(-1);
  return card === undefined ? '' : spokenCard(card, content);
}

/** What a card is that can be played now; null for one that is only fetched. */
export function cardNow(view: View, choice: Choice, card: string, content: Content): CardNow {
  const player = view.players[choice.seat];
  if (!player || choice.do === 'take-back') return null;
  const aimed = aimedEffect(card, content);
  if (aimed && aimedSeats(view, choice.seat, aimed, content).length === 0) return 'nothing';
  return bonksNow(player, card, choice.do === 'play' ? 'hand' : 'heap', content);
}

const OPTIONS: HandlerTable<AnyCommand, [View, Names, Content, Choice], string> = {
  play: ({ card }, view, _names, content, choice) => `Play ${spokenCard(card, content, cardNow(view, choice, card, content))}`,
  card: ({ card }, view, _names, content, choice) =>
    `${choice.do === 'take-back' ? 'Take back' : 'Play'} ${spokenCard(card, content, cardNow(view, choice, card, content))}`,
  attack: ({ at, shield }, view, names, content) => {
    if (shield === null) return `Attack ${playerName(names, at)}, ${pluralize(view.players[at]?.hp ?? 0, 'heart')}`;
    return `Attack ${shieldName(view, at, shield, names, content)}`;
  },
  shield: ({ of, shield }, view, names, content, choice) =>
    `${choice.do === 'take-shield' ? 'Take' : 'Break'} ${shieldName(view, of, shield, names, content)}`,
  opponent: ({ at }, view, names, content, choice) =>
    OPPONENT[choice.do]?.(playerName(names, at), lastCard(view, at, content)) ?? playerName(names, at),
  spook: ({ at }, _view, names) => `Say boo to ${playerName(names, at)}`,
  float: () => 'Just float about',
};

const optionOf = dispatch(OPTIONS);

/** A card's rules text, as read out. */
export const cardWords = (card: string, content: Content, now: CardNow = null): string => cardText(card, content, now).map(speak).join(' ');
/** A card's name and its rules text, as read out, and what it is `now`. */
export const spokenCard = (card: string, content: Content, now: CardNow = null): string =>
  `${cardOf(content.cards, card).name}. ${cardWords(card, content, now)}`;
/** Cards that lie side by side, as read out. Equal ones are numbered, so that no two are called the same. */
export const spokenCards = (cards: readonly string[], content: Content): readonly string[] =>
  cards.map((card, place) => `${cardOf(content.cards, card).name}${whichOf(cards, place)}. ${cardWords(card, content)}`);

/** The text of an answer: the accessible name of its control. */
export function option(view: View, choice: Choice, command: Answer<DustUp>, names: Names, content: Content): string {
  return optionOf(command, view, names, content, choice);
}
