import { star } from '../../../parts/geometry.ts';
import './targets.css';

const BURST = star(50, 50, 48, 35, 11);

/** How much a hit takes, on a red burst: the same as when it hits. Decoration: the words beside it say it. */
export const DamageMark = ({ damage }: { damage: number }) => (
  <span class="damage-mark" aria-hidden>
    <svg viewBox="0 0 100 100" aria-hidden>
      <path d={BURST} />
    </svg>
    <b>{damage === 0 ? '0' : `−${damage}`}</b>
  </span>
);
