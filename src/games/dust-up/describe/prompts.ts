import type { Answer } from '../../../engine/game.ts';
import { byTag, type Rows } from '../../../engine/kit/rows.ts';
import type { Call } from '../../../engine/kit/telling.ts';
import { count, nameOf, speak } from '../../../engine/kit/words.ts';
import type { Prompt } from '../../../engine/session.ts';
import { type Content, need } from '../content.ts';
import type { AnyCommand, Choice, DustUp, View } from '../vocabulary.ts';
import { cardText } from './cards.ts';
import { cardName, type Names, whose } from './names.ts';

/** What is asked, and what each answer does. */

const CALLS: Rows<Choice, [View, Names], Call> = {
  play: ({ seat }, { turn, players }, names) => {
    const first = (players[seat]?.played.length ?? 0) === 0;
    return {
      title: first ? `${nameOf(names, seat)}, it is your turn` : `${nameOf(names, seat)}, play again`,
      words: [
        turn.owed > 1 ? `Play ${turn.owed} more cards, one by one.` : first ? 'Play one card from your hand.' : 'Play one more card.',
      ],
    };
  },
  attack: ({ seat, amount }, _view, names) => ({
    title: `${nameOf(names, seat)}, whom do you bonk?`,
    words: [`${count(amount, 'sword')}. Tap a player, or one of their shields.`],
  }),
  'take-shield': ({ seat }, _view, names) => ({
    title: `${nameOf(names, seat)}, which shield do you want?`,
    words: ['Tap it. It is yours until it breaks.'],
  }),
  'break-shield': ({ seat }, _view, names) => ({ title: `${nameOf(names, seat)}, which shield breaks?`, words: ['Tap it. Crack!'] }),
  'lift-card': ({ seat }, _view, names) => ({
    title: `${nameOf(names, seat)}, whose deck?`,
    words: ['You play their top card at once, whatever it is.'],
  }),
  'swap-hearts': ({ seat }, { players }, names) => ({
    title: `${nameOf(names, seat)}, swap hearts with whom?`,
    words: [`You have ${count(players[seat]?.hp ?? 0, 'heart')} to give.`],
  }),
  spill: ({ seat, cards }, _view, names) => ({
    title: `${nameOf(names, seat)}, who gets a fright?`,
    words: [`They drop ${count(cards, 'card')}.`],
  }),
  encore: ({ seat }, _view, names) => ({
    title: `${nameOf(names, seat)}, which card once more?`,
    words: ['Pick one from your discard pile. You play it at once.'],
  }),
  haunt: ({ seat }, _view, names) => ({
    title: `${nameOf(names, seat)}, you are a ghost now`,
    words: ['Say boo, and somebody drops a card and draws another. Or just float.'],
  }),
};

const callOf = byTag(CALLS);

/** Who decides, and what. */
export function call(view: View, prompt: Prompt<DustUp>, names: Names): Call {
  if (prompt.kind === 'roll') return { title: '', words: [] };
  return callOf(prompt.choice, view, names);
}

/** A shield card in front of somebody: "Mira’s Bin Lid, 2 of 3 left"; equal ones are counted, the oldest first. */
function shieldName(view: View, seat: number, place: number, names: Names, content: Content): string {
  const shields = view.players[seat]?.shields ?? [];
  const shield = shields[place];
  if (!shield) return nameOf(names, seat);
  const equal = shields.filter(({ card }) => card === shield.card);
  const which = equal.length > 1 ? ` (${equal.indexOf(shield) + 1})` : '';
  return `${whose(names, seat)} ${cardName(shield.card, content)}${which}, ${shield.left} of ${shield.most} left`;
}

const OPPONENT: { readonly [K in Choice['do']]?: (name: string) => string } = {
  'lift-card': (name) => `Play the top card of ${name}`,
  'swap-hearts': (name) => `Swap hearts with ${name}`,
  spill: (name) => `Make ${name} jump`,
};

const OPTIONS: Rows<AnyCommand, [View, Names, Content, Choice], string> = {
  play: ({ card }, _view, _names, content) => `Play ${spokenCard(card, content)}`,
  card: ({ card }, _view, _names, content) => `Play ${spokenCard(card, content)}`,
  attack: ({ at, shield }, view, names, content) => {
    if (shield === null) return `Attack ${nameOf(names, at)}, ${count(view.players[at]?.hp ?? 0, 'heart')}`;
    return `Attack ${shieldName(view, at, shield, names, content)}`;
  },
  shield: ({ of, shield }, view, names, content, choice) =>
    `${choice.do === 'take-shield' ? 'Take' : 'Break'} ${shieldName(view, of, shield, names, content)}`,
  opponent: ({ at }, _view, names, _content, choice) => OPPONENT[choice.do]?.(nameOf(names, at)) ?? nameOf(names, at),
  spook: ({ at }, _view, names) => `Say boo to ${nameOf(names, at)}`,
  float: () => 'Just float about',
};

const optionOf = byTag(OPTIONS);

/** A card's name and all that it does, as it is read out. */
export const spokenCard = (card: string, content: Content): string =>
  `${need(content.cards, card).name}. ${cardText(card, content).map(speak).join(' ')}`;

/** What a legal answer does: the accessible name of what one taps. */
export function option(view: View, choice: Choice, command: Answer<DustUp>, names: Names, content: Content): string {
  return optionOf(command, view, names, content, choice);
}
