import type { ComponentType } from 'preact';
import { LightPoolShape } from '../../../../parts/LightPool.tsx';
import { BeastParade } from './BeastParade.tsx';
import { ClapTheSnake } from './ClapTheSnake.tsx';
import { CrownWalk } from './CrownWalk.tsx';
import { FloorIsLava } from './FloorIsLava.tsx';
import { InkOfAir } from './InkOfAir.tsx';
import { MagicMirror } from './MagicMirror.tsx';
import { NightWatch } from './NightWatch.tsx';
import { NumberSwap } from './NumberSwap.tsx';
import { PatAndRub } from './PatAndRub.tsx';
import { PillowMaze } from './PillowMaze.tsx';
import { SockCarry } from './SockCarry.tsx';
import { SockZigzag } from './SockZigzag.tsx';
import { StoneFlamingo } from './StoneFlamingo.tsx';
import { TenInTheDark } from './TenInTheDark.tsx';
import { ThreeClaps } from './ThreeClaps.tsx';
import { TwoBackBeast } from './TwoBackBeast.tsx';
import { TwoLines } from './TwoLines.tsx';
import { WrongHandTower } from './WrongHandTower.tsx';

/** The pictures of the challenges, by the id that a challenge gives its own. */
const DRAWINGS: { readonly [id: string]: { readonly words: string; readonly Scene: ComponentType } } = {
  'secret-numbers': { words: 'Two people whisper their numbers to each other and swap them', Scene: NumberSwap },
  'sock-between-elbows': { words: 'Two people carry a ball of socks between their elbows', Scene: SockCarry },
  'two-lines-one-gap': { words: 'Two lines of people face each other, with one empty place between them', Scene: TwoLines },
  'cushions-over-lava': { words: 'Somebody steps from a chair to a cushion over a floor of lava', Scene: FloorIsLava },
  'blindfold-and-pillows': { words: 'Somebody with a scarf round the eyes is told the way between pillows', Scene: PillowMaze },
  'sock-in-the-air': { words: 'Two lines of people throw a ball of socks across and across', Scene: SockZigzag },
  'flamingo-on-one-leg': { words: 'Somebody stands on one leg with arms like wings, and a friend pulls a face', Scene: StoneFlamingo },
  'elephant-and-frog': { words: 'One walks like an elephant, and one leaps like a frog', Scene: BeastParade },
  'face-to-face-mirror': { words: 'Two people stand face to face and do the same, like a mirror', Scene: MagicMirror },
  'creeping-to-the-keys': { words: 'Somebody creeps up to the keys of a guard with shut eyes', Scene: NightWatch },
  'book-on-the-head': { words: 'Somebody walks with a book on the head', Scene: CrownWalk },
  'back-to-back': { words: 'Two people get up back to back with hooked arms', Scene: TwoBackBeast },
  'clapping-ring': { words: 'Three people clap one after the other', Scene: ClapTheSnake },
  'tower-of-cups': { words: 'Two people build a tower of cups, each with one hand behind the back', Scene: WrongHandTower },
  'eyes-shut-in-a-ring': { words: 'Three people with shut eyes; one says four', Scene: TenInTheDark },
  'sock-and-claps': { words: 'Somebody claps while a ball of socks is in the air', Scene: ThreeClaps },
  'pat-and-rub': { words: 'Somebody pats the head, rubs the tummy and hops', Scene: PatAndRub },
  'drawing-on-a-back': { words: 'People in a line draw on each other’s backs with a finger', Scene: InkOfAir },
};
export const DRAWN: readonly string[] = Object.keys(DRAWINGS);

/** A challenge, shown by people of paper. A challenge without a picture shows its stage only. */
export function Drawing({ id }: { id: string }) {
  const drawing = DRAWINGS[id];
  return (
    <svg class="drawing" viewBox="0 0 360 240" role="img" aria-label={drawing?.words ?? 'A challenge'}>
      <rect width="360" height="240" rx="18" style={{ fill: 'var(--night-800)' }} />
      <g>
        <LightPoolShape x={180} y={130} radii={[190, 140, 90]} colours={['var(--night-700)', '#3a6f5e', '#86935a']} />
        <path d="M0 206Q180 192 360 206V240H0Z" style={{ fill: 'var(--wood)' }} />
        <path d="M0 206Q180 192 360 206" fill="none" style={{ stroke: 'var(--wood-hi)' }} stroke-width="5" />
      </g>
      {drawing && <drawing.Scene />}
    </svg>
  );
}
