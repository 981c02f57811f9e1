import { useEffect, useState } from 'preact/hooks';
import { Coin } from '../Coin.tsx';
import { star } from '../geometry.ts';
import { Heart } from '../Heart.tsx';
import { Torch } from '../Torch.tsx';
import { type Harm, HitMark } from './HitMark.tsx';
import { BoardSquare } from './SquareMark.tsx';

/** A mark over a square: what happens there just now. Its kind is its class. */
export type Mark = {
  readonly kind: string;
  readonly square: number;
  readonly text: string;
  /** Which of those on the square it is about, by the game's own id. */
  readonly figure?: string;
  /** The square that it is aimed at. */
  readonly to?: number;
  /** What a hit takes. */
  readonly harm?: Harm;
  /** Who did it, and where they stand. */
  readonly by?: { readonly square: number; readonly figure: string };
};
/** A mark that is shown. A new `id` is a new mark. */
export type Cue = Mark & {
  readonly id: number;
  /** How long it is shown, in milliseconds. */
  readonly lasts: number;
};

/** A mark stays a little longer than its frame, so that it is read. */
const STAYS = 240;
const BURST = star(50, 50, 48, 35, 11);
const BURST_CAST = star(54, 57, 48, 35, 11);

/** The way to a target, in squares, that is too far for an arm. */
function missileWay(from: number, to: number, width: number): { readonly x: number; readonly y: number } | null {
  const x = (to % width) - (from % width);
  const y = Math.floor(to / width) - Math.floor(from / width);
  return Math.max(Math.abs(x), Math.abs(y)) > 1 ? { x, y } : null;
}

/** A short animated mark that rises from a square. */
export function BoardMark({ cue, width }: { cue: Cue | null; width: number }) {
  const [over, setOver] = useState<number | null>(null);
  useEffect(() => {
    if (!cue) return;
    const timer = setTimeout(() => setOver(cue.id), cue.lasts + STAYS);
    return () => clearTimeout(timer);
  }, [cue?.id]);
  // a look or a blow without words has no mark
  if (!cue || cue.id === over || cue.text === '') return null;
  // there is no room above the first rows
  const low = cue.square < 2 * width ? ' low' : '';
  if (cue.harm) {
    return (
      <BoardSquare key={cue.id} square={cue.square} width={width} class={`cue-hit${low}`}>
        <HitMark harm={cue.harm} text={cue.text} />
      </BoardSquare>
    );
  }
  const far = cue.kind === 'deed' && cue.to !== undefined ? missileWay(cue.square, cue.to, width) : null;
  return (
    <BoardSquare key={cue.id} square={cue.square} width={width} class={`cue ${cue.kind}${low}`}>
      {far && <i class="missile" style={{ '--dx': String(far.x), '--dy': String(far.y), '--lasts': `${cue.lasts}ms` }} />}
      <div class="burst">
        {cue.kind !== 'deed' && (
          <svg viewBox="0 0 100 100" aria-hidden>
            <path d={BURST_CAST} style={{ fill: 'var(--cast)' }} fill-opacity=".4" />
            <path d={BURST} class="face" />
          </svg>
        )}
        <span>
          {cue.text}
          {cue.kind === 'healed' && <Heart size={1.1} />}
          {cue.kind === 'gold' && <Coin size={1.1} />}
          {cue.kind === 'points' && <Torch still size={1.5} />}
        </span>
      </div>
    </BoardSquare>
  );
}
