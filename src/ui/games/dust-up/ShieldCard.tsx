import { type Content, cardOf } from '../../../games/dust-up/content/content.ts';
import type { ShieldView } from '../../../games/dust-up/state/view-types.ts';
import { star } from '../../parts/geometry.ts';
import { memoized } from '../../parts/memoize.tsx';
import { PAPERS } from './cards/deck-colours.ts';
import { SHIELD } from './cards/Symbols.tsx';

const LEFT_LIGHT = 'M20 2Q11 8 3 8Q1 27 20 38.5Z';
/** The two pieces of a broken shield; their edges fit into each other. */
const HALVES = ['M20 2L24 12L16 20L25 28L20 38.5Q1 27 3 8Q11 8 20 2Z', 'M20 2L24 12L16 20L25 28L20 38.5Q39 27 37 8Q29 8 20 2Z'] as const;
const CRACK = 'M20 3L24 12L16 20L25 28L20 37M16 20L9 22M24 12L31 10M25 28L31 31';

const BURST = star(20, 20, 34, 22, 12);

type ShieldCardProps = {
  readonly shield: ShieldView;
  readonly content: Content;
  /** The hero whose deck it is from. */
  readonly owner: string;
  /** What a blow does to it just now. */
  readonly blow: 'cracks' | 'breaks' | null;
};

/** A shield card in front of somebody: what it still takes, and its damage tokens. */
export const ShieldCard = memoized(
  ({ shield, content, owner, blow }: ShieldCardProps) => {
    const { dark } = PAPERS[cardOf(content.heroes, owner).art.print];
    if (blow === 'breaks') {
      return (
        <svg class="breaks" viewBox="-4 -3 48 52" aria-hidden>
          <path d={BURST} class="bang" style={{ fill: 'var(--paper-hi)', stroke: '#56b4e9' }} stroke-width="2" stroke-linejoin="round" />
          {HALVES.map((d, i) => (
            <path
              key={d}
              d={d}
              class={i === 0 ? 'left' : 'right'}
              style={{ fill: i === 0 ? '#2f8fca' : '#0072b2', stroke: 'var(--paper-hi)' }}
              stroke-width="2.500"
              stroke-linejoin="round"
            />
          ))}
        </svg>
      );
    }
    return (
      <svg class={blow ?? ''} viewBox="-4 -3 48 52" aria-hidden>
        <path d={SHIELD} style={{ fill: 'var(--cast)' }} fill-opacity=".35" transform="translate(2 4)" />
        <path d={SHIELD} style={{ fill: 'var(--paper-hi)', stroke: 'var(--paper-hi)' }} stroke-width="6" stroke-linejoin="round" />
        <path d={SHIELD} style={{ stroke: dark }} stroke-width="3" fill="#0072b2" />
        <path d={LEFT_LIGHT} fill="#2f8fca" />
        {(shield.tokens > 0 || blow === 'cracks') && (
          <path d={CRACK} fill="none" style={{ stroke: 'var(--ink)' }} stroke-width="1.600" stroke-linejoin="round" />
        )}
        <text x="20" y="27" text-anchor="middle" class="dust-shield-left">
          {shield.left}
        </text>
        {Array.from({ length: shield.tokens }, (_, i) => (
          <path
            key={i}
            d={star(20 + (i - (shield.tokens - 1) / 2) * 10, 41, 6.4, 3.6, 8)}
            style={{ fill: 'var(--heart)', stroke: 'var(--paper-hi)' }}
            stroke-width="1.6"
          />
        ))}
      </svg>
    );
  },
  (a, b) => a.shield.left === b.shield.left && a.shield.card === b.shield.card && a.blow === b.blow,
);
