import type { SeatRecord } from '../../../../engine/seats.ts';
import type { View } from '../../../../games/traps-and-treasures/state/tasks.ts';
import { type Bounds, useHop } from '../../../parts/board/growing-map.ts';
import { EMBLEM_COLOURS, EmblemShape } from '../../../parts/Emblem.tsx';
import { scallop } from '../../../parts/geometry.ts';
import { memoized } from '../../../parts/memoize.tsx';
import { Torch } from '../../../parts/Torch.tsx';
import type { Mood } from '../../../puppets/figure.ts';
import { PuppetShape } from '../../../puppets/Puppet.tsx';
import { diggerMood } from '../DiggerBadge.tsx';
import { diggerOf } from '../puppet-figures.ts';
import { fanOf, type Stand } from './fan-out.ts';

/** The face that a moment gives somebody, whatever their hearts say. */
export type MomentFace = { readonly seat: number; readonly mood: Mood };

type TokensProps = {
  readonly view: View;
  readonly bounds: Bounds;
  readonly seats: readonly SeatRecord[];
  readonly acting: number | null;
  readonly face: MomentFace | null;
  readonly side: number;
};

/** Everybody on the map; whoever acts stands in front, with the torch. */
export function Tokens({ view, bounds, seats, acting, face, side }: TokensProps) {
  return (
    <>
      {view.players.map((player) => {
        const { seat, at, gold } = player;
        const place = view.places[at];
        const here = view.players.filter((other) => other.at === at).map((other) => other.seat);
        const stand = fanOf(here, acting, (place?.thing ?? place?.trap ?? null) !== null).get(seat);
        return place && stand ? (
          <Token
            key={seat}
            {...stand}
            seat={seat}
            gold={gold}
            full={view.sack !== null && gold >= view.sack}
            mood={face?.seat === seat ? face.mood : diggerMood(player)}
            emblem={seats[seat]?.emblem ?? 'sun'}
            torch={seat === acting}
            left={place.x - bounds.left + stand.x - stand.size / 2}
            top={place.y - bounds.top + stand.y - stand.size}
            shift={`${bounds.left},${bounds.top}`}
            tile={side}
          />
        ) : null;
      })}
    </>
  );
}

type TokenProps = Stand & {
  readonly seat: number;
  readonly gold: number;
  readonly full: boolean;
  readonly mood: Mood;
  readonly emblem: SeatRecord['emblem'];
  readonly torch: boolean;
  /** Its upper left corner, in tiles. */
  readonly left: number;
  readonly top: number;
  /** Changes when the map has grown to the left or the top: then nobody has walked. */
  readonly shift: string;
  /** A tile's side in pixels. */
  readonly tile: number;
};

const HALO = [scallop(100, 92, 112, 14, 1.05), scallop(100, 92, 94, 14, 1.05)] as const;
const SACK = 'M-32 22Q-38 60 0 60Q38 60 32 22Q28 0 10 -10L20 -28L6 -23L0 -30L-6 -23L-20 -28L-10 -10Q-28 0 -32 22Z';

type SackProps = { readonly gold: number; readonly full: boolean; readonly x: number; readonly scale: number };

/** The gold that somebody carries, and can lose: a sack with its number. A full one is round and glows. */
const Sack = ({ gold, full, x, scale }: SackProps) => (
  <g transform={`translate(${x} 130) scale(${full ? scale * 1.25 : scale} ${full ? scale * 1.1 : scale})`}>
    <path d={SACK} transform="translate(4 7)" style={{ fill: 'var(--cast)' }} fill-opacity=".4" />
    <path
      d={SACK}
      style={{ fill: full ? 'var(--glow)' : 'var(--flame)', stroke: full ? 'var(--ember)' : 'var(--paper-hi)' }}
      stroke-width="7"
      stroke-linejoin="round"
    />
    <path d="M-14 -14H14V-4H-14Z" style={{ fill: 'var(--ember-lo)' }} />
    <text y="44" text-anchor="middle" font-size={gold > 9 ? 42 : 48} style={{ fill: 'var(--ink)', fontFamily: 'var(--disp)' }}>
      {gold}
    </text>
  </g>
);

/** An animal on the disc of its player's colour, with their emblem, and what it carries. */
const Token = memoized(({ seat, gold, full, mood, emblem, torch, left, top, size, lean, side, shift, tile }: TokenProps) => {
  const element = useHop(left, top, tile, shift);
  // a purse and an emblem are as large on somebody small
  const scale = 0.95 / size;
  return (
    <div
      ref={element}
      class="sneak-token"
      data-token={seat}
      style={{
        transform: `translate(calc(var(--s) * ${left}), calc(var(--s) * ${top}))`,
        width: `calc(var(--s) * ${size})`,
        height: `calc(var(--s) * ${size})`,
        zIndex: torch ? '9' : String(seat),
      }}
    >
      <svg viewBox="0 0 200 200" aria-hidden>
        <g transform={`rotate(${lean} 100 188)`}>
          {torch && (
            <>
              <path d={HALO[0]} style={{ fill: 'var(--ember)' }} />
              <path d={HALO[1]} style={{ fill: 'var(--glow)' }} />
            </>
          )}
          <ellipse cx="108" cy="188" rx="84" ry="24" style={{ fill: 'var(--cast)' }} fill-opacity=".4" />
          <ellipse cx="100" cy="180" rx="82" ry="22" style={{ fill: EMBLEM_COLOURS[emblem], stroke: 'var(--paper-hi)' }} stroke-width="8" />
          <PuppetShape figure={diggerOf(seat).figure} mood={mood} />
          <g transform={`translate(${side < 0 ? 158 : 42} 160) scale(${scale}) translate(-24 -24)`}>
            <EmblemShape emblem={emblem} shadow={false} />
          </g>
          {gold > 0 && <Sack gold={gold} full={full} x={side < 0 ? 20 : 180} scale={scale} />}
        </g>
      </svg>
      {torch && <Torch />}
    </div>
  );
});
