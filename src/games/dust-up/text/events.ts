import { dispatch, type HandlerTable } from '../../../engine/shared/handlers.ts';
import { joinWithAnd, playerName, pluralize, type Sentence } from '../../../engine/shared/sentences.ts';
import type { Effect } from '../content/card-schemas.ts';
import type { Content } from '../content/content.ts';
import type { Event } from '../state/events.ts';
import { type Names, quoted, whose } from './names.ts';

/** A sentence for each event, for the chronicle, the speech output and the live region. */

const NOTHING: { readonly [K in Effect['do']]: string } = {
  attack: 'hits only air',
  shield: 'hides behind nothing',
  draw: 'finds no card to draw',
  heal: 'feels fine already',
  again: 'has nothing more to do',
  'take-shield': 'finds no shield to take',
  'lift-card': 'finds nothing to take',
  'break-shield': 'finds no shield to break',
  mend: 'finds no dent to mend',
  encore: 'has nothing to play again',
  'take-back': 'has nothing to fetch',
  'copy-card': 'saw nothing to copy',
  reach: 'reaches for nobody',
  'swap-hearts': 'has nobody to swap with',
  'new-hands': 'finds no cards to throw',
  storm: 'reaches nobody',
  spill: 'scares an empty hand',
  untouchable: 'stays where they are',
};

const TEXTS: HandlerTable<Event, [names: Names, content: Content], string | null> = {
  'round-began': ({ round }) => `Round ${round} begins.`,
  'turn-began': ({ seat, ghost }, names) => (ghost ? `${playerName(names, seat)} floats by.` : `It is ${whose(names, seat)} turn.`),
  drew: ({ seat, cards, empty }, names) =>
    `${playerName(names, seat)} ${empty && cards > 1 ? 'has an empty hand, and ' : ''}draws ${pluralize(cards, 'card')}.`,
  shuffled: ({ seat }, names) => `${playerName(names, seat)} shuffles the old cards into a new deck.`,
  played: ({ seat, card, from, out }, names, content) => {
    const name = quoted(card, content);
    if (out === 'pile') return `${playerName(names, seat)} takes ${name} off ${whose(names, from)} deck and plays it.`;
    return `${playerName(names, seat)} plays ${name}${out === 'discard' ? ' once more' : ''}.`;
  },
  discarded: () => null,
  'came-to-nothing': ({ seat, what }, names) => (isEffect(what) ? `${playerName(names, seat)} ${NOTHING[what]}.` : null),
  attacked: ({ seat, at, amount }, names) => `${playerName(names, seat)} goes for ${playerName(names, at)}: ${pluralize(amount, 'bonk')}.`,
  soaked: ({ seat, card, amount, left }, names, content) =>
    `${playerName(names, seat)} stops ${pluralize(amount, 'bonk')} with ${quoted(card, content)}${left > 0 ? `, which can take ${left} more` : ''}.`,
  'shield-broke': ({ seat, card }, names, content) => `Crack! That was ${whose(names, seat)} ${quoted(card, content)}.`,
  hurt: ({ seat, amount, left, held }, names) =>
    held
      ? `${whose(names, seat)} last heart holds. Nobody is out so soon!`
      : `${playerName(names, seat)} loses ${pluralize(amount, 'heart')} and has ${left}.`,
  shielded: ({ seat, card, amount }, names, content) =>
    `${playerName(names, seat)} puts up ${quoted(card, content)}: ${pluralize(amount, 'shield')}.`,
  healed: ({ seat, amount, now }, names) => `${playerName(names, seat)} heals ${pluralize(amount, 'heart')} and has ${now}.`,
  again: ({ seat, plays }, names) => `${playerName(names, seat)} is not done yet: another ${plays === 1 ? 'card' : `${plays} cards`}!`,
  lapsed: ({ seat }, names) => `${playerName(names, seat)} has no card left to play.`,
  'took-shield': ({ seat, from, card }, names, content) =>
    `${playerName(names, seat)} takes ${quoted(card, content)} from ${playerName(names, from)}.`,
  'took-back': ({ seat, card }, names, content) => `${playerName(names, seat)} takes ${quoted(card, content)} back.`,
  copied: ({ seat, at, card }, names, content) =>
    `${playerName(names, seat)} does what ${playerName(names, at)} did: ${quoted(card, content)}.`,
  mended: ({ seat }, names) => `${whose(names, seat)} shields are as good as new.`,
  'swapped-hearts': ({ seat, at, now, theirs }, names) =>
    `${playerName(names, seat)} and ${playerName(names, at)} swap hearts: ${now} and ${theirs}.`,
  'threw-hand': ({ seat, cards }, names, content) =>
    `${playerName(names, seat)} throws away ${joinWithAnd(cards.map((card) => quoted(card, content)))}.`,
  spilled: ({ seat, cards }, names, content) =>
    `${playerName(names, seat)} drops ${joinWithAnd(cards.map((card) => quoted(card, content)))}.`,
  stormed: ({ seat, amount, whom }, names) =>
    `${playerName(names, seat)} hits ${whom === 'everybody' ? 'everybody' : 'everybody else'} for ${amount}.`,
  vanished: ({ seat }, names) => `Nobody can touch ${playerName(names, seat)} now.`,
  reappeared: ({ seat }, names) => `${playerName(names, seat)} can be touched again.`,
  fell: ({ seat }, names) => `${playerName(names, seat)} is out, and is put to bed.`,
  spooked: ({ seat, at }, names) => `${playerName(names, seat)} says boo to ${playerName(names, at)}.`,
  floated: ({ seat }, names) => `${playerName(names, seat)} only floats about.`,
  won: ({ seat }, names) => `${playerName(names, seat)} is the last one standing!`,
  'won-together': ({ seats }, names) => `${joinWithAnd(seats.map((seat) => playerName(names, seat)))} win together!`,
  tied: ({ seats }, names) => `${joinWithAnd(seats.map((seat) => playerName(names, seat)))} fall over together. It is a tie!`,
};
const isEffect = (what: string): what is Effect['do'] => Object.hasOwn(NOTHING, what);
/** All event types of this game. */
export const EVENTS: readonly string[] = Object.keys(TEXTS);

const wordsOf = dispatch(TEXTS);

/** The sentence for an event, or null if it needs none. */
export function tell(event: Event, names: Names, content: Content): Sentence | null {
  const words = wordsOf(event, names, content);
  return words === null ? null : [words];
}
