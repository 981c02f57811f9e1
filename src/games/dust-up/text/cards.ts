import { dispatch, type HandlerTable } from '../../../engine/shared/handlers.ts';
import { pluralize, type Sentence } from '../../../engine/shared/sentences.ts';
import type { Effect } from '../content/card-schemas.ts';
import { type Content, cardOf } from '../content/content.ts';
import { aimedEffect } from '../rules/aims.ts';
import type { Tally } from '../state/constants.ts';
import { type Keyword, key } from './keywords.ts';

/** The rules text of cards, generated from their effects. Each effect has one handler. */

const TALLIES: { readonly [K in Tally]: string } = {
  shield: 'shield card you have in front',
  'card-played': 'card you play this turn, this one too',
  'two-hearts-lost': 'two hearts you have lost',
  'card-in-hand': 'card left in your hand',
};

const WHOM = { others: 'Hit everybody else', everybody: 'Hit everybody' } as const;

const TEXT: HandlerTable<Effect, [], Sentence> = {
  attack: ({ amount, each }) => [
    key('attack', 'Attack'),
    each === undefined ? ` for ${amount}.` : ` for ${amount} for each ${TALLIES[each]}.`,
  ],
  shield: ({ amount }) => [key('shield', 'Shield'), ` for ${amount}.`],
  draw: ({ cards }) => [key('draw', 'Draw'), ` ${pluralize(cards, 'card')}.`],
  heal: ({ amount }) => [key('heal', 'Heal'), ` ${pluralize(amount, 'heart')}.`],
  again: ({ plays }) => [key('again', 'Play again'), plays === 1 ? ': one more card.' : `: ${plays} more cards.`],
  'take-shield': () => [key('power', 'Take'), ' another player’s shield card and keep it.'],
  'lift-card': () => [key('power', 'Take'), ' the top card of another player’s deck and play it at once.'],
  'break-shield': () => [key('power', 'Break'), ' another player’s shield card.'],
  mend: () => [key('power', 'Mend'), ' your shields: all damage on them goes away.'],
  encore: () => [key('power', 'Play'), ' any card from your heap at once.'],
  'take-back': () => [key('power', 'Fetch'), ' any card from your heap back into your hand.'],
  'copy-card': () => [key('power', 'Copy'), ' what the last card of another player did.'],
  reach: ({ amount }) => [key('power', 'Reach'), ` past all shields: another player loses ${pluralize(amount, 'heart')}.`],
  'swap-hearts': () => [key('power', 'Swap'), ' all your hearts with another player’s.'],
  'new-hands': ({ cards }) => [key('power', 'Everybody'), ` drops all their cards and draws ${pluralize(cards, 'card')}.`],
  storm: ({ amount, whom }) => [key('power', WHOM[whom]), ` for ${amount}${whom === 'everybody' ? ', yourself too' : ''}.`],
  spill: ({ cards, whom }) => [
    whom === 'others' ? 'Everybody else ' : 'Another player ',
    key('power', 'drops'),
    ` ${pluralize(cards, 'card')}, picked by chance.`,
  ],
  untouchable: () => ['You are ', key('untouchable', 'untouchable'), ' until your next turn.'],
};

/** The rules text of one effect. */
export const effectText = dispatch(TEXT);

/** What a card is just now, where the table decides that: so many bonks, or nothing, for want of somebody to aim it at. Null elsewhere. */
export type CardNow = number | 'nothing' | null;

/** What an effect finds nothing of; nobody, where that is not said. */
const WANTS: { readonly [K in Effect['do']]?: string } = {
  'copy-card': 'nothing to copy',
  'take-shield': 'no shield to take',
  'break-shield': 'no shield to break',
};

/** What an effect of a card is just now. */
function nowText(effect: Effect, id: string, content: Content, now: CardNow): string | null {
  if (now === 'nothing') return effect === aimedEffect(id, content) ? (WANTS[effect.do] ?? 'nobody to reach') : null;
  return now !== null && effect.do === 'attack' && effect.each !== undefined ? pluralize(now, 'bonk') : null;
}

/** The rules text of a card, effect by effect in printed order, and what it is `now`. */
export const cardText = (id: string, content: Content, now: CardNow = null): Sentence[] =>
  cardOf(content.cards, id).effects.map((effect) => {
    const words = nowText(effect, id, content, now);
    return words === null ? effectText(effect) : [...effectText(effect), ` Now: ${words}.`];
  });

export type SymbolKind = 'attack' | 'shield' | 'draw' | 'heal' | 'again' | 'power';
/** The symbols of an effect: `count` of a kind, and the spoken text. A mighty power is one symbol. */
export type CardSymbol = { readonly kind: SymbolKind; readonly count: number; readonly keyword: string; readonly spoken: string };

const symbol = (kind: SymbolKind & Keyword, n: number, spoken: string, rule: Keyword = kind): CardSymbol => ({
  kind,
  count: n,
  keyword: (key(rule, '') as { keyword: string }).keyword,
  spoken,
});

/** The symbols in a card's corner (DU-5, DU-14). Attacks with a multiplier and mighty powers are a power symbol. */
export const cardSymbols = (id: string, content: Content): CardSymbol[] =>
  cardOf(content.cards, id).effects.map((effect) => {
    switch (effect.do) {
      case 'attack':
        return effect.each === undefined
          ? symbol('attack', effect.amount, pluralize(effect.amount, 'bonk'))
          : symbol('power', 1, 'a mighty power');
      case 'shield':
        return symbol('shield', effect.amount, pluralize(effect.amount, 'shield'));
      case 'draw':
        return symbol('draw', effect.cards, `draw ${effect.cards}`);
      case 'heal':
        return symbol('heal', effect.amount, `heal ${effect.amount}`);
      case 'again':
        return symbol('again', effect.plays, `play ${effect.plays} more`);
      case 'untouchable':
        return symbol('power', 1, 'a mighty power', 'untouchable');
      default:
        return symbol('power', 1, 'a mighty power');
    }
  });

/** Whether a card has a mighty power (DU-15). */
export const isMighty = (id: string, content: Content): boolean => cardSymbols(id, content).some(({ kind }) => kind === 'power');

/** The different mighty cards of a hero in printed order, for the reference sheet (DU-1). */
export const mightyCards = (hero: string, content: Content): string[] =>
  cardOf(content.heroes, hero).cards.flatMap(({ id }) => (isMighty(id, content) ? [id] : []));
