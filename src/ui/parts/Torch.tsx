import { Flame, FlameShape } from './Flame.tsx';
import './torch.css';

function Handle() {
  return (
    <g>
      <path d="M88 308L124 308L118 564Q106 572 94 564ZM50 234H162L142 324H70Z" style={{ fill: 'var(--cast)' }} fill-opacity=".35" />
      <path d="M82 300L118 300L112 556Q100 564 88 556Z" style={{ fill: 'var(--wood)' }} />
      <path d="M100 300L118 300L112 556Q106 560 100 560Z" style={{ fill: 'var(--wood-lo)' }} />
      <path d="M81 384l37-14v16l-36 14zM83 424l34-14v16l-33 14z" style={{ fill: 'var(--paper)' }} />
    </g>
  );
}

function Basket() {
  return (
    <g>
      <path d="M44 226Q100 246 156 226L136 316Q100 326 64 316Z" style={{ fill: 'var(--plum-lo)' }} />
      <path
        d="M44 226Q100 246 156 226L152 246Q100 266 48 246ZM60 296Q100 308 140 296L136 316Q100 326 64 316Z"
        style={{ fill: 'var(--plum)' }}
      />
      <path d="M78 250l44 46M122 250l-44 46" style={{ stroke: 'var(--plum)' }} stroke-width="8" />
    </g>
  );
}

/** The torch as part of a drawing, in a box of 204 x 572. */
export const TorchShape = () => (
  <>
    <Handle />
    <g transform="translate(-8 -8)">
      <FlameShape still />
    </g>
    <Basket />
  </>
);

/** The torch, `size` rem high (or as high as its class says). Its flame flickers unless it is `still`: one a screen may. */
export function Torch({ size, still = false }: { size?: number; still?: boolean }) {
  return (
    <span class="torch" style={size === undefined ? {} : { height: `${size}rem` }} aria-hidden>
      <svg viewBox="-8 -8 220 580" aria-hidden>
        <Handle />
      </svg>
      <Flame still={still} />
      <svg viewBox="-8 -8 220 580" aria-hidden>
        <Basket />
      </svg>
    </span>
  );
}
