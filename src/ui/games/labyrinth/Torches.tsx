import { Flame } from '../../parts/Flame.tsx';
import './torches.css';

const MOST = 5;

/** How dangerous something is: so many of five torches burn (LA-40). */
export const Torches = ({ lit }: { readonly lit: number }) => (
  <span class="torches" role="img" aria-label={`${lit} of ${MOST} torches`}>
    {Array.from({ length: MOST }, (_, i) => (
      <span key={i} class={i < lit ? 'lit' : ''}>
        <Flame still />
      </span>
    ))}
  </span>
);
