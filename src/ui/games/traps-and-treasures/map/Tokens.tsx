import type { SeatRecord } from '../../../../engine/seats.ts';
import type { View } from '../../../../games/traps-and-treasures/vocabulary.ts';
import { type Bounds, useHop } from '../../../parts/board/growing.ts';
import { Coin } from '../../../parts/Coin.tsx';
import { CutOutShape } from '../../../parts/CutOut.tsx';
import { EMBLEM_COLOURS, EmblemShape } from '../../../parts/Emblem.tsx';
import { scallop } from '../../../parts/geometry.ts';
import { still } from '../../../parts/still.tsx';
import { Torch } from '../../../parts/Torch.tsx';
import { puppetCut } from '../puppets.ts';

/** Where a token stands in its cell, when it shares it with so many: left, top and size, in parts of the cell. */
const ALONE = [[0.21, 0.1, 0.58]] as const;
const CROWD = [
  [0.02, 0.06, 0.46],
  [0.5, 0.1, 0.46],
  [0.04, 0.5, 0.44],
  [0.5, 0.52, 0.44],
  [0.27, 0.28, 0.42],
  [0.3, 0.62, 0.36],
] as const;

type TokensProps = {
  readonly view: View;
  readonly bounds: Bounds;
  readonly seats: readonly SeatRecord[];
  readonly acting: number | null;
  readonly side: number;
};

/** Everybody on the map; whoever acts stands in front, with the torch. */
export function Tokens({ view, bounds, seats, acting, side }: TokensProps) {
  return (
    <>
      {view.players.map(({ seat, at, gold }) => {
        const place = view.places[at];
        const here = view.players.filter((other) => other.at === at);
        const k = here.findIndex((other) => other.seat === seat);
        const [x, y, size] = (here.length === 1 ? ALONE[0] : CROWD[k]) ?? ALONE[0];
        return place ? (
          <Token
            key={seat}
            seat={seat}
            gold={gold}
            emblem={seats[seat]?.emblem ?? 'sun'}
            torch={seat === acting}
            x={place.x - bounds.left + x}
            y={place.y - bounds.top + y}
            size={size}
            shift={`${bounds.left},${bounds.top}`}
            side={side}
          />
        ) : null;
      })}
    </>
  );
}

type TokenProps = {
  readonly seat: number;
  readonly gold: number;
  readonly emblem: SeatRecord['emblem'];
  readonly torch: boolean;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Changes when the map has grown to the left or the top: then nobody has walked. */
  readonly shift: string;
  readonly side: number;
};

const HALO = [scallop(19, 15, 30, 12, 1.05), scallop(19, 15, 25, 12, 1.05)] as const;

/** A puppet on its disc, with its emblem, and what it carries. */
const Token = still(({ seat, gold, emblem, torch, x, y, size, shift, side }: TokenProps) => {
  const element = useHop(x, y, side, shift);
  return (
    <div
      ref={element}
      class="sneak-token"
      data-token={seat}
      style={{
        transform: `translate(calc(var(--s) * ${x}), calc(var(--s) * ${y}))`,
        width: `calc(var(--s) * ${size})`,
        height: `calc(var(--s) * ${size})`,
        zIndex: torch ? '9' : String(seat),
      }}
    >
      <svg viewBox="0 0 38 38" aria-hidden="true">
        {torch && (
          <>
            <path d={HALO[0]} style={{ fill: 'var(--ember)' }} />
            <path d={HALO[1]} style={{ fill: 'var(--glow)' }} />
          </>
        )}
        <ellipse cx="21" cy="34" rx="17" ry="6.5" style={{ fill: 'var(--cast)' }} fill-opacity=".4" />
        <ellipse cx="19" cy="32.5" rx="17" ry="6.5" style={{ fill: 'var(--ink)' }} />
        <ellipse cx="19" cy="31" rx="17" ry="6.5" style={{ fill: EMBLEM_COLOURS[emblem], stroke: 'var(--paper-hi)' }} stroke-width="1.5" />
        <g transform="translate(2.5 -3) scale(.0645)">
          <CutOutShape {...puppetCut(seat)} width={64} shadow={[21, 21]} />
        </g>
        <g transform="translate(24 20) scale(.38)">
          <EmblemShape emblem={emblem} shadow={false} />
        </g>
      </svg>
      {torch && <Torch />}
      {gold > 0 && (
        <span class="token-gold">
          <Coin size={0.9} />
          {gold}
        </span>
      )}
    </div>
  );
});
