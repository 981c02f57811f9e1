import type { ComponentChildren } from 'preact';
import type { SeatRecord } from '../../../engine/seats.ts';
import { EmblemShape } from '../Emblem.tsx';
import type { Camera } from './camera.ts';
import './board-frame.css';

type ControlsProps = {
  readonly camera: Camera;
  /** Who can be found; null while nobody is to be. */
  readonly seat: SeatRecord | null;
  readonly onFind: () => void;
  /** More to find, as further buttons. */
  readonly children?: ComponentChildren;
};

/** The board controls: zoom in, zoom out, find the acting player. */
export function Controls({ camera, seat, onFind, children }: ControlsProps) {
  return (
    <div class="board-controls">
      {!camera.whole && seat && (
        <button type="button" class="board-button" aria-label={`Find ${seat.name}`} onClick={onFind}>
          <svg viewBox="-4 -4 56 56" aria-hidden>
            <EmblemShape emblem={seat.emblem} shadow={false} />
          </svg>
        </button>
      )}
      {children}
      {camera.canOut && (
        <button type="button" class="board-button" aria-label="Farther away" onClick={() => camera.zoom(-1)}>
          <svg viewBox="0 0 40 40" aria-hidden>
            <path d="M11 20h18" />
          </svg>
        </button>
      )}
      {camera.canIn && (
        <button type="button" class="board-button" aria-label="Nearer" onClick={() => camera.zoom(1)}>
          <svg viewBox="0 0 40 40" aria-hidden>
            <path d="M11 20h18M20 11v18" />
          </svg>
        </button>
      )}
    </div>
  );
}
