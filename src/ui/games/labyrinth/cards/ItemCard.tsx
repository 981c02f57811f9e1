import type { ItemCard as Item } from '../../../../games/labyrinth/cards.ts';
import { type Content, need } from '../../../../games/labyrinth/content.ts';
import { itemText } from '../../../../games/labyrinth/describe/cards.ts';
import { CutOut } from '../../../parts/CutOut.tsx';
import { cutOf } from '../../../parts/inks.ts';
import { PaperCard } from '../../../parts/PaperCard.tsx';
import type { Papers } from '../../../parts/Stagelet.tsx';
import './cards.css';

export const KINDS: { readonly [K in Item['kind']]: string } = {
  gear: 'Gear, to equip',
  cursed: 'Cursed!',
  healing: 'Healing, to use once',
  trinket: 'Trinket, to sell',
  find: 'A find',
  fate: 'To roll, once',
};
const SHOP: Papers = { back: 'var(--ember-lo)', rings: ['#c9622a', 'var(--ember-hi)', 'var(--glow)'], near: '#5a1f08' };
const GLOOM: Papers = { back: 'var(--plum-lo)', rings: ['var(--plum)', 'var(--plum-hi)', '#e3b5d2'], near: '#250b1e' };
const LAWN: Papers = { back: 'var(--moss-lo)', rings: ['var(--moss)', 'var(--moss-hi)', '#e8f2b8'], near: '#26391a' };
const papersOf = (kind: Item['kind']): Papers => (kind === 'cursed' ? GLOOM : kind === 'healing' ? LAWN : SHOP);

type CardProps = { readonly card: string; readonly content: Content; readonly onKeyword?: ((rule: string) => void) | undefined };

/** An item card, large enough to be read. */
export function ItemCard({ card, content, onKeyword }: CardProps) {
  const { name, flavour, art, kind } = need(content.items, card);
  return (
    <PaperCard
      class={`item-card ${kind}`}
      name={name}
      kind={['swap-bag', KINDS[kind]]}
      art={art}
      papers={papersOf(kind)}
      lines={itemText(card, content)}
      flavour={flavour}
      onKeyword={onKeyword}
    />
  );
}

/** What an item does in a few signs, for a slip: its die, and what it adds. */
function signsOf(card: string, content: Content): string {
  const item = need(content.items, card);
  const worn = item.kind === 'gear' || item.kind === 'cursed' ? item.worn : null;
  const plus = (by: number, what: string) => (by === 0 ? [] : [`${by > 0 ? '+' : '−'}${Math.abs(by)} ${what}`]);
  return [
    ...(item.kind === 'gear' && item.die !== null ? [item.die] : []),
    ...(item.kind === 'healing' ? [`+${item.amount} HP`] : []),
    ...(worn
      ? [
          ...plus(worn.strength, 'Str'),
          ...plus(worn.intelligence, 'Int'),
          ...plus(worn.luck, 'Luck'),
          ...plus(worn.attack, 'hit'),
          ...plus(worn.damage, 'damage'),
          ...plus(worn.ac, 'AC'),
        ]
      : []),
  ].join(' · ');
}

type SlipProps = {
  readonly card: string;
  readonly content: Content;
  /** Something can be done with it just now. */
  readonly lit?: boolean;
  /** Said after the name: where it is, what it costs. */
  readonly says?: string;
  readonly onCard: (card: string) => void;
};

/** An item as a slip: a tap holds it up. */
export function ItemSlip({ card, content, lit = false, says = '', onCard }: SlipProps) {
  const { name, art, kind } = need(content.items, card);
  const signs = signsOf(card, content);
  return (
    <button
      type="button"
      class={`item-slip ${kind} ${lit ? 'lit' : ''}`}
      aria-label={`${name}${says ? `, ${says}` : ''}${lit ? ', can be used' : ''}`}
      {...(lit ? { 'data-narrow': '' } : {})}
      onClick={() => onCard(card)}
    >
      <CutOut {...cutOf(art)} size={2.5} width={36} />
      <span>
        <b>{name}</b>
        {signs !== '' && <small>{signs}</small>}
      </span>
    </button>
  );
}
