import { asLine, type ListedAnswer } from '../../../engine/shared/answer-list.ts';
import { dispatchIfAny, type HandlerTable } from '../../../engine/shared/handlers.ts';
import { playerName, pluralize } from '../../../engine/shared/sentences.ts';
import { type Content, cardOf } from '../content/content.ts';
import type { AnyCommand, Choice } from '../state/tasks.ts';
import type { View } from '../state/view-types.ts';
import type { Names } from './names.ts';
import { cardWords, lastCard, option, shieldName } from './prompts.ts';

/** The list "What can I do?": what comes of each answer, the useful word first. */

export const PURPOSES = ['Bonk', 'Play', 'Shields', 'Players', 'Leave it'] as const;
type Purpose = (typeof PURPOSES)[number];
const line = (purpose: Purpose, words: string): ListedAnswer => ({ purpose, words });

const hearts = (view: View, seat: number): string => pluralize(view.players[seat]?.hp ?? 0, 'heart');
const OPPONENTS: { readonly [K in Choice['do']]?: (name: string, left: string, last: string) => string } = {
  'copy-card': (name, _left, last) => `${name} did ${last} You do it too`,
  reach: (name, left) => `${name}, ${left}: past the shields`,
  'lift-card': (name) => `${name}’s deck: play the top card`,
  'swap-hearts': (name, left) => `${name}, ${left}: swap with them`,
  spill: (name) => `${name} gets the fright`,
};

const LINES: Partial<HandlerTable<AnyCommand, [View, Names, Content, Choice], ListedAnswer>> = {
  play: ({ card }, view, _names, content) => ({
    ...line('Play', `${cardOf(content.cards, card).name}: ${cardWords(card, content)}`),
    hushed: `Card ${(view.hand ?? []).indexOf(card) + 1} of your hand: play it`,
  }),
  card: ({ card }, _view, _names, content, choice) =>
    line(
      'Play',
      `${cardOf(content.cards, card).name} ${choice.do === 'take-back' ? 'back to your hand' : 'once more'}: ${cardWords(card, content)}`,
    ),
  attack: ({ at, shield }, view, names, content) =>
    line(
      'Bonk',
      shield === null
        ? `Bonk ${playerName(names, at)}, ${hearts(view, at)}, no shield`
        : `Bonk ${playerName(names, at)}, ${hearts(view, at)}, first ${shieldName(view, at, shield, names, content)}`,
    ),
  shield: ({ of, shield }, view, names, content, choice) =>
    line('Shields', `${shieldName(view, of, shield, names, content)}: ${choice.do === 'take-shield' ? 'take it' : 'break it'}`),
  opponent: ({ at }, view, names, content, choice) =>
    line(
      'Players',
      OPPONENTS[choice.do]?.(playerName(names, at), hearts(view, at), lastCard(view, at, content)) ?? `Pick ${playerName(names, at)}`,
    ),
  spook: ({ at }, view, names) =>
    line('Players', `Boo to ${playerName(names, at)}, ${pluralize(view.players[at]?.hand ?? 0, 'card')} in hand`),
  float: () => line('Leave it', 'Float on, and scare nobody'),
};
const lineOf = dispatchIfAny(LINES);

/** A legal command as a line of the list. What has no words of its own has those of its button. */
export const listed = (view: View, choice: Choice, command: AnyCommand, names: Names, content: Content): ListedAnswer =>
  lineOf(command, view, names, content, choice) ?? line('Players', asLine(option(view, choice, command, names, content)));
