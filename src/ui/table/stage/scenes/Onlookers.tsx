import type { Emblem } from '../../../../engine/seats.ts';
import type { Figure } from '../../../puppets/figure.ts';
import { PuppetBadge } from '../../../puppets/PuppetBadge.tsx';
import './onlookers.css';

type Onlooker = { readonly seat: number; readonly figure: Figure; readonly emblem: Emblem };

/** Everybody peeps up from below, startled by what is on the stage. Part of a scene. */
export const Onlookers = ({ who }: { readonly who: readonly Onlooker[] }) => (
  <span class="onlookers">
    {who.map(({ seat, ...puppet }) => (
      <PuppetBadge key={seat} {...puppet} mood="oh" />
    ))}
  </span>
);
