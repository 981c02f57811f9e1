import type { Cue } from '../../parts/board/Flourish.tsx';

/** How puppets move in a fight, as keyframes for their bodies. All lengths are in pixels. */

export type Way = { readonly x: number; readonly y: number };
type Motion = { readonly frames: Keyframe[]; readonly duration: number };

/** How long whoever has struck takes to be back in their place, in milliseconds. */
const BACK = 280;

/** A part of a way, and the lean on it. */
const along = ({ x, y }: Way, pixels: number, lean: number): string => {
  const far = Math.max(1, Math.hypot(x, y));
  return `translate(${(x / far) * pixels}px, ${(y / far) * pixels}px) rotate(${x < 0 ? -lean : lean}deg)`;
};

/**
 * Leans back, waits, goes for somebody so far away and gets there as the frame ends; then goes back. From afar it only throws, unless it
 * runs, up to the length `beside` between the middles of the two, so that the face of whoever is hit stays in sight.
 */
function strikes(way: Way, size: number, lasts: number, beside: number | null): Motion {
  const duration = lasts + BACK;
  const far = Math.hypot(way.x, way.y);
  const reach = far > 1.6 * size && beside === null ? 0.3 * size : Math.max(0.25 * size, far - (beside ?? 0.3 * size));
  const frames: Keyframe[] = [
    { transform: 'none', easing: 'ease-out' },
    { transform: along(way, -0.3 * size, -14), offset: (0.4 * lasts) / duration },
    { transform: along(way, -0.34 * size, -16), offset: (0.72 * lasts) / duration, easing: 'cubic-bezier(.6, 0, 1, .8)' },
    { transform: `${along(way, reach, 14)} scale(1.08, .96)`, offset: lasts / duration, easing: 'ease-in-out' },
    { transform: 'none' },
  ];
  return { frames, duration };
}

/** Is squashed, stands still for a moment, flies back from where the hit came, and comes forward again: the further, the harder it was. */
function takesHit(way: Way, size: number, force: number, lasts: number): Motion {
  const frames: Keyframe[] = [
    { transform: 'scale(1.14, .84)' },
    { transform: 'scale(1.14, .84)', offset: 0.14, easing: 'ease-out' },
    { transform: along(way, 0.26 * force * size, 10 + 6 * force), offset: 0.36 },
    { transform: along(way, 0.22 * force * size, 12 + 6 * force), offset: 0.62, easing: 'ease-in-out' },
    { transform: 'none' },
  ];
  return { frames, duration: lasts };
}

const HOP: Keyframe[] = [0, -8, 0].map((y) => ({ transform: `translateY(${y}px)` }));
const DUCK: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translate(12%, 10%) rotate(16deg) scale(.94)', offset: 0.35 },
  { transform: 'translate(12%, 10%) rotate(16deg) scale(.94)', offset: 0.65 },
  { transform: 'none' },
];
const HOPS = 320;
/** What a kind of mark makes of whoever it is on. */
const OTHERS: { readonly [kind: string]: Keyframe[] } = { healed: HOP, deed: HOP, dodged: DUCK, miss: DUCK };

/** How whoever a mark is on moves; null for not at all. `way` leads to the target of a deed, or from whoever dealt the hit. */
export function motionOf({ kind, to, lasts }: Cue, way: Way, size: number, force: number, beside: number | null = null): Motion | null {
  if (kind === 'deed' && to !== undefined) return strikes(way, size, lasts, beside);
  if (kind === 'hurt') return takesHit(way, size, force, lasts);
  const frames = OTHERS[kind];
  return frames ? { frames, duration: kind === 'dodged' || kind === 'miss' ? lasts : HOPS } : null;
}
