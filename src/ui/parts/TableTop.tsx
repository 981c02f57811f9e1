import { useLayoutEffect, useRef } from 'preact/hooks';
import { type SeatRecord, SIDES, type Side } from '../../engine/seats.ts';
import { isolateBidi } from '../../engine/shared/sentences.ts';
import { Emblem } from './Emblem.tsx';
import './table-top.css';

type TableTopProps = {
  readonly seats: readonly SeatRecord[];
  /** The viewer's side, which is drawn at the bottom. */
  readonly from?: Side;
  /** Called when a seat moves to another side. */
  readonly onSide: (seat: number, side: Side) => void;
};

const WHERE: { readonly [side in Side]: string } = {
  south: 'at the bottom',
  west: 'on the left',
  north: 'at the top',
  east: 'on the right',
};
const onwards = (side: Side, quarters: number): Side => SIDES[(SIDES.indexOf(side) + quarters) % SIDES.length] ?? side;
/** The drawn position of a side, for a viewer at `from`. */
const seenFrom = (from: Side, side: Side): Side => onwards(side, SIDES.length - SIDES.indexOf(from));

/** The tablet from above with the people around it. A tap moves a person to the next side. Bots are not shown. */
export function TableTop({ seats, from = 'south', onSide }: TableTopProps) {
  const top = useRef<HTMLDivElement>(null);
  const moved = useRef<number | null>(null);
  // keep the focus on the person who moved
  useLayoutEffect(() => {
    if (moved.current !== null) top.current?.querySelector<HTMLElement>(`[data-sitter="${moved.current}"]`)?.focus();
    moved.current = null;
  }, [seats]);
  const move = (seat: number, side: Side) => {
    moved.current = seat;
    onSide(seat, onwards(side, 1));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: as in SeatSwitch
    <div ref={top} class="table-top" role="group" aria-label="Where does everybody sit?">
      {/* which way a tap sends them */}
      <svg class="table-top-round" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <path
          d="M38 88Q14 80 12 60M12 40Q14 20 38 12M62 12Q86 20 88 40M88 60Q86 80 62 88"
          fill="none"
          style={{ stroke: 'var(--wood-hi)' }}
          stroke-width="5"
          stroke-linecap="round"
          stroke-dasharray="1 10"
          vector-effect="non-scaling-stroke"
        />
      </svg>
      <svg class="table-top-tablet" viewBox="0 0 120 84" aria-hidden>
        <rect x="7" y="9" width="112" height="76" rx="12" style={{ fill: 'var(--cast)' }} opacity=".4" />
        <rect x="3" y="3" width="112" height="76" rx="12" style={{ fill: 'var(--paper-hi)' }} />
        <rect x="6" y="6" width="106" height="70" rx="9" style={{ fill: 'var(--night-700)' }} />
        <circle cx="59" cy="41" r="27" style={{ fill: 'var(--night-600)' }} />
        <path d="M59 20Q73 34 69 47Q67 58 59 58Q50 58 49 47Q49 40 55 36Q56 28 59 20Z" style={{ fill: 'var(--ember-hi)' }} />
        <path d="M59 37Q66 44 64 50Q62 56 59 56Q54 55 54 50Q54 45 59 37Z" style={{ fill: 'var(--glow)' }} />
      </svg>
      {SIDES.map((side) => (
        <ul key={side} class={`table-top-side ${seenFrom(from, side)}`}>
          {seats.map((seat, i) =>
            seat.side === side && seat.player.kind === 'person' ? (
              <li key={seat.emblem}>
                <button
                  type="button"
                  data-sitter={i}
                  aria-label={`${isolateBidi(seat.name)} sits ${WHERE[seenFrom(from, side)]}. On to the next side`}
                  onClick={() => move(i, side)}
                >
                  <Emblem emblem={seat.emblem} size={2.5} label="" />
                  <span>{seat.name}</span>
                </button>
              </li>
            ) : null,
          )}
        </ul>
      ))}
    </div>
  );
}
