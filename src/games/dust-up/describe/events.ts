import { byTag, type Rows } from '../../../engine/kit/rows.ts';
import { count, list, nameOf, type Sentence } from '../../../engine/kit/words.ts';
import type { Effect } from '../cards.ts';
import type { Content } from '../content.ts';
import type { Event } from '../vocabulary.ts';
import { cardName, type Names, whose } from './names.ts';

/** What happened, in sentences for the chronicle, the voice and the live region. */

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
  'swap-hearts': 'has nobody to swap with',
  'new-hands': 'finds no cards to throw',
  storm: 'reaches nobody',
  spill: 'scares an empty hand',
  untouchable: 'stays where they are',
};

const ROWS: Rows<Event, [names: Names, content: Content], string | null> = {
  'round-began': ({ round }) => `Round ${round} begins.`,
  'turn-began': ({ seat, ghost }, names) => (ghost ? `${nameOf(names, seat)} floats by.` : `It is ${whose(names, seat)} turn.`),
  drew: ({ seat, cards }, names) => `${nameOf(names, seat)} draws ${count(cards, 'card')}.`,
  shuffled: ({ seat }, names) => `${nameOf(names, seat)} shuffles the old cards into a new deck.`,
  played: ({ seat, card, from, out }, names, content) => {
    const name = cardName(card, content);
    if (out === 'pile') return `${nameOf(names, seat)} takes ${name} off ${whose(names, from)} deck and plays it.`;
    return `${nameOf(names, seat)} plays ${name}${out === 'discard' ? ' once more' : ''}.`;
  },
  discarded: () => null,
  'came-to-nothing': ({ seat, what }, names) => (isEffect(what) ? `${nameOf(names, seat)} ${NOTHING[what]}.` : null),
  attacked: ({ seat, at, amount }, names) => `${nameOf(names, seat)} goes for ${nameOf(names, at)}: ${count(amount, 'sword')}.`,
  soaked: ({ seat, card, amount, left }, names, content) =>
    `${whose(names, seat)} ${cardName(card, content)} takes ${amount}${left > 0 ? ` and can take ${left} more` : ''}.`,
  'shield-broke': ({ seat, card }, names, content) => `${whose(names, seat)} ${cardName(card, content)} breaks.`,
  hurt: ({ seat, amount, left }, names) => `${nameOf(names, seat)} loses ${count(amount, 'heart')} and has ${left}.`,
  shielded: ({ seat, card, amount }, names, content) =>
    `${nameOf(names, seat)} puts up ${cardName(card, content)}: ${count(amount, 'shield')}.`,
  healed: ({ seat, amount, now }, names) => `${nameOf(names, seat)} heals ${count(amount, 'heart')} and has ${now}.`,
  again: ({ seat, plays }, names) => `${nameOf(names, seat)} is not done yet: ${count(plays, 'more card', 'more cards')} to play.`,
  lapsed: ({ seat }, names) => `${nameOf(names, seat)} has no card left to play.`,
  'took-shield': ({ seat, from, card }, names, content) =>
    `${nameOf(names, seat)} takes ${cardName(card, content)} from ${nameOf(names, from)}.`,
  mended: ({ seat }, names) => `${whose(names, seat)} shields are as good as new.`,
  'swapped-hearts': ({ seat, at, now, theirs }, names) =>
    `${nameOf(names, seat)} and ${nameOf(names, at)} swap hearts: ${now} and ${theirs}.`,
  'threw-hand': ({ seat, cards }, names, content) =>
    `${nameOf(names, seat)} throws away ${list(cards.map((card) => cardName(card, content)))}.`,
  spilled: ({ seat, cards }, names, content) => `${nameOf(names, seat)} drops ${list(cards.map((card) => cardName(card, content)))}.`,
  stormed: ({ seat, amount, whom }, names) =>
    `${nameOf(names, seat)} hits ${whom === 'everybody' ? 'everybody' : 'everybody else'} for ${amount}.`,
  vanished: ({ seat }, names) => `Nobody can touch ${nameOf(names, seat)} now.`,
  reappeared: ({ seat }, names) => `${nameOf(names, seat)} can be touched again.`,
  fell: ({ seat }, names) => `${nameOf(names, seat)} is out, and sits down with a snack.`,
  spooked: ({ seat, at }, names) => `${nameOf(names, seat)} says boo to ${nameOf(names, at)}.`,
  floated: ({ seat }, names) => `${nameOf(names, seat)} only floats about.`,
  won: ({ seat }, names) => `${nameOf(names, seat)} is the last one standing!`,
  tied: ({ seats }, names) => `${list(seats.map((seat) => nameOf(names, seat)))} fall over together. It is a tie!`,
};
const isEffect = (what: string): what is Effect['do'] => Object.hasOwn(NOTHING, what);
/** Every kind of event of this game. */
export const EVENTS: readonly string[] = Object.keys(ROWS);

const wordsOf = byTag(ROWS);

/** What happened; null for what needs no words. */
export function tell(event: Event, names: Names, content: Content): Sentence | null {
  const words = wordsOf(event, names, content);
  return words === null ? null : [words];
}
