import type { CardSymbol, SymbolKind } from '../../../../games/dust-up/text/cards.ts';
import { star } from '../../../parts/geometry.ts';

const BURST = star(20, 20, 19, 13.5, 10);
export const SHIELD = 'M20 2Q29 8 37 8Q39 27 20 38.5Q1 27 3 8Q11 8 20 2Z';
const HALF = 'M20 2Q11 8 3 8Q1 27 20 38.5Z';
const HEART = 'M20 37L4.5 20.6A9.2 9.2 0 0 1 20 9.4A9.2 9.2 0 0 1 35.5 20.6Z';
const LOOP = 'M31 13A14 14 0 1 0 34 22';
const TIP = 'M35.5 4.5L33.5 17L22.5 11.5Z';

/** The paper that each kind of symbol is cut out of. The shape says what it is, the colour only says it again. */
const SHAPES: Readonly<Record<SymbolKind, () => preact.JSX.Element>> = {
  attack: () => <path d={BURST} style={{ fill: 'var(--heart)' }} />,
  shield: () => (
    <>
      <path d={SHIELD} fill="#0072b2" />
      <path d={HALF} fill="#2f8fca" />
    </>
  ),
  heal: () => <path d={HEART} style={{ fill: 'var(--heart)' }} />,
  draw: () => (
    <g transform="rotate(8 20 20)">
      <rect x="3" y="6" width="22" height="29" rx="4" style={{ fill: 'var(--wood)' }} />
      <rect x="11" y="3" width="24" height="33" rx="4" style={{ fill: 'var(--wood-lo)' }} />
    </g>
  ),
  again: () => <circle cx="20" cy="20" r="18.5" style={{ fill: 'var(--moss-lo)' }} />,
  power: () => <circle cx="20" cy="20" r="18.5" style={{ fill: 'var(--plum)' }} />,
};
const SIGNS: Readonly<Record<SymbolKind, (count: number) => string>> = {
  attack: (n) => `${n}`,
  shield: (n) => `${n}`,
  heal: (n) => `+${n}`,
  draw: (n) => `+${n}`,
  again: (n) => `${n}`,
  power: () => '',
};

/** One symbol of a card with its number. Decoration: the card's own words say it. */
function Badge({ kind, count }: Pick<CardSymbol, 'kind' | 'count'>) {
  const sign = SIGNS[kind](count);
  return (
    <svg class="dust-badge" viewBox="-3 -3 46 47" aria-hidden>
      <g stroke-linejoin="round" style={{ stroke: 'var(--paper-hi)' }} stroke-width="3.5" paint-order="stroke">
        {SHAPES[kind]()}
      </g>
      {kind === 'again' && (
        <>
          <path d={LOOP} fill="none" style={{ stroke: 'var(--moss-hi)' }} stroke-width="4" />
          <path d={TIP} style={{ fill: 'var(--moss-hi)' }} />
        </>
      )}
      {kind === 'power' && <path d={star(20, 20.5, 14, 6.4, 5)} style={{ fill: 'var(--flame)' }} />}
      {sign !== '' && (
        <text x="20" y={kind === 'heal' ? 28 : 27.5} text-anchor="middle" class="dust-badge-sign">
          {sign}
        </text>
      )}
    </svg>
  );
}

/** A card's symbols, in printed order (DU-5). */
export function Symbols({ symbols }: { symbols: readonly CardSymbol[] }) {
  return (
    <span class="dust-badges">
      {symbols.map(({ kind, count }, i) => (
        // printed order, and never another
        <Badge key={`${kind} ${i}`} kind={kind} count={count} />
      ))}
    </span>
  );
}
