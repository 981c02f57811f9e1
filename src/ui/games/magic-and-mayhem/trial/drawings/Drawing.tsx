import type { ComponentType } from 'preact';
import { PoolShape } from '../../../../parts/Pool.tsx';
import { FloorIsLava } from './FloorIsLava.tsx';
import { NumberSwap } from './NumberSwap.tsx';
import { PillowMaze } from './PillowMaze.tsx';
import { SockCarry } from './SockCarry.tsx';
import { SockZigzag } from './SockZigzag.tsx';
import { TwoLines } from './TwoLines.tsx';

/** The pictures of the challenges, by the id that a challenge gives its own. */
const DRAWINGS: { readonly [id: string]: { readonly words: string; readonly Scene: ComponentType } } = {
  'secret-numbers': { words: 'Two people whisper their numbers to each other and swap them', Scene: NumberSwap },
  'sock-between-elbows': { words: 'Two people carry a ball of socks between their elbows', Scene: SockCarry },
  'two-lines-one-gap': { words: 'Two lines of people face each other, with one empty place between them', Scene: TwoLines },
  'cushions-over-lava': { words: 'Somebody steps from a chair to a cushion over a floor of lava', Scene: FloorIsLava },
  'blindfold-and-pillows': { words: 'Somebody with a scarf round the eyes is told the way between pillows', Scene: PillowMaze },
  'sock-in-the-air': { words: 'Two lines of people throw a ball of socks across and across', Scene: SockZigzag },
};
export const DRAWN: readonly string[] = Object.keys(DRAWINGS);

/** A challenge, shown by people of paper. A challenge without a picture shows its stage only. */
export function Drawing({ id }: { id: string }) {
  const drawing = DRAWINGS[id];
  return (
    <svg class="drawing" viewBox="0 0 360 240" role="img" aria-label={drawing?.words ?? 'A challenge'}>
      <rect width="360" height="240" rx="18" style={{ fill: 'var(--night-800)' }} />
      <g>
        <PoolShape x={180} y={130} radii={[190, 140, 90]} colours={['var(--night-700)', '#3a6f5e', '#86935a']} />
        <path d="M0 206Q180 192 360 206V240H0Z" style={{ fill: 'var(--wood)' }} />
        <path d="M0 206Q180 192 360 206" fill="none" style={{ stroke: 'var(--wood-hi)' }} stroke-width="5" />
      </g>
      {drawing && <drawing.Scene />}
    </svg>
  );
}
