import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { isMoving } from '../move-element.ts';
import { type Camera, MARGIN } from './camera.ts';
import './board-frame.css';

type ScrollerProps = {
  readonly camera: Camera;
  /** Of the board, in squares. */
  readonly width: number;
  readonly height: number;
  /** Taps between the squares are heard too. */
  readonly onClick: (event: MouseEvent) => void;
  /** A board that also grows: a finger that came down while it glided meant what was there before, so its tap does nothing. */
  readonly grows?: boolean;
  readonly children: ComponentChildren;
};

/** What of a board is in sight: it is moved by scrolling, and measured in squares of --s. */
export function Scroller({ camera, width, height, onClick, grows = false, children }: ScrollerProps) {
  const glided = useRef(false);
  return (
    <div
      ref={camera.scroller}
      class={camera.whole ? 'board-scroller whole' : 'board-scroller'}
      tabIndex={-1}
      onPointerDownCapture={() => {
        glided.current = grows && isMoving(camera.inner.current);
      }}
      onClickCapture={(event) => {
        if (glided.current && event.detail > 0) event.stopPropagation();
      }}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard on the board around it */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: taps between the squares find the nearest lit one */}
      <div
        ref={camera.inner}
        class="board-inner"
        style={{
          '--s': `${camera.side}px`,
          '--wide': String(width),
          '--high': String(height),
          '--margin': `${MARGIN}px`,
          '--below': `${camera.below}px`,
        }}
        onClick={onClick}
      >
        {children}
      </div>
    </div>
  );
}
