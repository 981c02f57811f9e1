import type { Emblem } from '../../../../engine/seats.ts';
import type { Figure } from '../../../puppets/figure.ts';
import { Puppet } from '../../../puppets/Puppet.tsx';
import './knock-out.css';

type KnockOutProps = {
  readonly figure: Figure;
  /** The seat whose hero it is; a monster has none. */
  readonly emblem?: Emblem | undefined;
  /** Nothing for whoever the word above names. */
  readonly name?: string | undefined;
};

/** Somebody is out: the puppet tips over about the foot of its stick, lands on a pillow, and sleeps. Nobody dies. Part of a scene. */
export const KnockOut = ({ figure, emblem, name = '' }: KnockOutProps) => (
  <span class="moment-who knock-out">
    <span class="knock-out-stage">
      <Puppet class="knock-out-falls" figure={figure} emblem={emblem} mood="oh" stick />
      <Puppet class="knock-out-sleeps" figure={figure} emblem={emblem} mood="out" />
    </span>
    {name !== '' && <b dir="auto">{name}</b>}
  </span>
);
