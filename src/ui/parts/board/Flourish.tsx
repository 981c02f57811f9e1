import { useEffect, useState } from 'preact/hooks';
import { Coin } from '../Coin.tsx';
import { star } from '../geometry.ts';
import { Heart } from '../Heart.tsx';
import { Spot } from './Spot.tsx';

/** What happens just now, for a short flourish over its square. A new `id` is a new flourish; its kind is its class. */
export type Cue = {
  readonly id: number;
  readonly kind: string;
  readonly square: number;
  readonly text: string;
  /** Which of those on the square it is about. */
  readonly figure?: string;
  /** The square that it is aimed at. */
  readonly to?: number;
};

const LASTS = 600;
/** The name of a deed is read, and stands still. */
const DEED = 1000;
const BURST = star(50, 50, 48, 35, 11);
const BURST_CAST = star(54, 57, 48, 35, 11);

/** A paper burst that rises from its square and is gone. */
export function Flourish({ cue, width }: { cue: Cue | null; width: number }) {
  const [over, setOver] = useState<number | null>(null);
  useEffect(() => {
    if (!cue) return;
    const timer = setTimeout(() => setOver(cue.id), cue.kind === 'deed' ? DEED : LASTS);
    return () => clearTimeout(timer);
  }, [cue?.id]);
  if (!cue || cue.id === over) return null;
  const heart = cue.kind === 'hurt' || cue.kind === 'healed';
  return (
    <Spot key={cue.id} square={cue.square} width={width} class={`cue ${cue.kind}`}>
      <div class="burst">
        {cue.kind !== 'deed' && (
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <path d={BURST_CAST} style={{ fill: 'var(--cast)' }} fill-opacity=".4" />
            <path d={BURST} class="face" />
          </svg>
        )}
        <span>
          {cue.text}
          {heart && <Heart size={1.1} />}
          {cue.kind === 'gold' && <Coin size={1.1} />}
        </span>
      </div>
    </Spot>
  );
}
