import { type Content, cardOf } from '../../../../games/labyrinth/content/content.ts';
import { range } from '../../../../games/labyrinth/text/numbers.ts';
import { CutOut } from '../../../parts/CutOut.tsx';
import { cutOf } from '../../../parts/inks.ts';
import './item-slip.css';

/** What an item does in a few signs, for a slip: its die, and what it adds. */
function signsOf(card: string, content: Content): string {
  const item = cardOf(content.items, card);
  const worn = item.kind === 'gear' || item.kind === 'cursed' ? item.worn : null;
  const plus = (by: number, what: string) => (by === 0 ? [] : [`${by > 0 ? '+' : '−'}${Math.abs(by)} ${what}`]);
  return [
    ...(item.kind === 'gear' && item.die !== null ? [`hits for ${range(item.die)}`] : []),
    ...(item.kind === 'healing' ? [`${range(item.amount)} hit points`] : []),
    ...(worn
      ? [
          ...plus(worn.strength, 'Strength'),
          ...plus(worn.intelligence, 'Intelligence'),
          ...plus(worn.luck, 'Luck'),
          ...plus(worn.attack, 'to hit'),
          ...plus(worn.damage, 'damage'),
          ...plus(worn.ac, 'shield'),
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
  const { name, art, kind } = cardOf(content.items, card);
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
