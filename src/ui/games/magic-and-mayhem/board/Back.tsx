import { scallop, star } from '../../../parts/geometry.ts';
import { still } from '../../../parts/still.tsx';
import { TorchShape } from '../../../parts/Torch.tsx';

const STARS = [
  [24, 24],
  [204, 24],
  [24, 204],
  [204, 204],
].map(([x = 0, y = 0]) => star(x, y, 9, 4, 4));

/** The back of a tile that still lies face-down: the torch on plum cloth. */
export const Back = still((_: object) => (
  <svg class="back" viewBox="1.5 1.5 225 225" aria-hidden="true">
    <path d="M0 0h228v228h-228z" style={{ fill: 'var(--back)' }} />
    <rect x="9" y="9" width="210" height="210" rx="8" fill="none" style={{ stroke: 'var(--back-line)' }} stroke-width="2.5" />
    <path d={scallop(114, 114, 75, 14, 1.05)} style={{ fill: 'var(--back-2)' }} />
    <path d={scallop(114, 114, 55, 12, 1.05)} style={{ fill: 'var(--back-3)' }} />
    <TorchShape transform="translate(86 39) scale(.28)" />
    {STARS.map((path) => (
      <path key={path} d={path} style={{ fill: 'var(--flame)' }} />
    ))}
    <path d="M0 0h228v228h-228z" style={{ fill: 'var(--shade)', opacity: 'var(--back-a)' }} />
  </svg>
));
