import { byTag, type Rows } from '../../../engine/kit/rows.ts';
import { count, type Sentence } from '../../../engine/kit/words.ts';
import type { Effect, Tally } from '../cards.ts';
import { type Content, need } from '../content.ts';
import { type Keyword, key } from './keywords.ts';

/** What stands on a card: made from its effects, one row a word, so that a card cannot lie. */

const TALLIES: { readonly [K in Tally]: string } = {
  shield: 'shield card you have in front',
  'card-played': 'card you play this turn, this one too',
  'two-hearts-lost': 'two hearts you have lost',
};

const WHOM = { others: 'Hit everybody else', everybody: 'Hit everybody' } as const;

const TEXT: Rows<Effect, [], Sentence> = {
  attack: ({ amount, each }) => [
    key('attack', 'Attack'),
    each === undefined ? ` for ${amount}.` : ` for ${amount} for each ${TALLIES[each]}.`,
  ],
  shield: ({ amount }) => [key('shield', 'Shield'), ` for ${amount}.`],
  draw: ({ cards }) => [key('draw', 'Draw'), ` ${count(cards, 'card')}.`],
  heal: ({ amount }) => [key('heal', 'Heal'), ` ${count(amount, 'heart')}.`],
  again: ({ plays }) => [key('again', 'Play again'), plays === 1 ? ': one more card.' : `: ${plays} more cards.`],
  'take-shield': () => [key('power', 'Take'), ' another player’s shield card and keep it.'],
  'lift-card': () => [key('power', 'Take'), ' the top card of another player’s deck and play it at once.'],
  'break-shield': () => [key('power', 'Break'), ' another player’s shield card.'],
  mend: () => [key('power', 'Mend'), ' your shields: all damage on them goes away.'],
  encore: () => [key('power', 'Play'), ' any card from your discard pile at once.'],
  'swap-hearts': () => [key('power', 'Swap'), ' all your hearts with another player’s.'],
  'new-hands': ({ cards }) => [key('power', 'All'), ` throw their hands away and draw ${count(cards, 'card')}.`],
  storm: ({ amount, whom }) => [key('power', WHOM[whom]), ` for ${amount}${whom === 'everybody' ? ', yourself too' : ''}.`],
  spill: ({ cards }) => ['Another player ', key('power', 'drops'), ` ${count(cards, 'card')}, whichever slip.`],
  untouchable: () => ['You are ', key('untouchable', 'untouchable'), ' until your next turn.'],
};

/** One effect in words. */
export const effectText = byTag(TEXT);

/** A card's text, symbol by symbol in printed order. */
export const cardText = (id: string, content: Content): Sentence[] => need(content.cards, id).effects.map(effectText);

export type SymbolKind = 'attack' | 'shield' | 'draw' | 'heal' | 'again' | 'power';
/** A row of symbols as it is printed on a card: `count` of a kind, and how it is said. A mighty power is one symbol; its text says more. */
export type CardSymbol = { readonly kind: SymbolKind; readonly count: number; readonly keyword: string; readonly spoken: string };

const symbol = (kind: SymbolKind & Keyword, n: number, spoken: string, rule: Keyword = kind): CardSymbol => ({
  kind,
  count: n,
  keyword: (key(rule, '') as { keyword: string }).keyword,
  spoken,
});

/** What is printed in a card's corner (DU-5, DU-14). Attacks that grow, and mighty powers, are a power symbol. */
export const cardSymbols = (id: string, content: Content): CardSymbol[] =>
  need(content.cards, id).effects.map((effect) => {
    switch (effect.do) {
      case 'attack':
        return effect.each === undefined
          ? symbol('attack', effect.amount, count(effect.amount, 'sword'))
          : symbol('power', 1, 'a mighty power');
      case 'shield':
        return symbol('shield', effect.amount, count(effect.amount, 'shield'));
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

/** A hero's mighty cards, each once, in printed order: for the reference sheet (DU-1). */
export const mightyCards = (hero: string, content: Content): string[] =>
  need(content.heroes, hero).cards.flatMap(({ id }) => (isMighty(id, content) ? [id] : []));
