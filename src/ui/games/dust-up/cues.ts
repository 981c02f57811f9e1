import { useMemo, useRef } from 'preact/hooks';
import { arePartners } from '../../../games/dust-up/rules/players.ts';
import type { DustUp } from '../../../games/dust-up/state/tasks.ts';
import type { View } from '../../../games/dust-up/state/view-types.ts';
import type { Mood } from '../../puppets/figure.ts';
import type { AnimationFrame } from '../../table/stage/animation-frames.ts';

/** What happens to one brawler in a picture: who does something, and to whom. */

export type Cue = {
  /** New for each picture, so that two equal ones in a row are two. */
  readonly id: number;
  readonly kind: string;
  readonly text: string;
  /** How many hearts or tokens it costs; it says how large the mark is. */
  readonly harm: number;
  /** Which shield cracks or breaks. */
  readonly shield: number | null;
};
/** The cue of each brawler to whom something happens, by seat. */
export type Cues = ReadonlyMap<number, Cue>;

/** Pictures of a blow before it lands: the attacker's kind, and that all whom it is aimed at duck. */
const BLOWS: ReadonlySet<string> = new Set(['wind-up', 'lunge']);
/** Pictures of what a blow does: whoever dealt it is proud. */
const LANDINGS: ReadonlySet<string> = new Set(['soaked', 'broke', 'impact', 'hurt']);

/** The faces while something happens; whoever is not in here looks as they fare. */
const MOODS: Readonly<Record<string, Mood>> = {
  power: 'proud',
  'wind-up': 'cross',
  lunge: 'cross',
  aimed: 'oh',
  soaked: 'oh',
  broke: 'oh',
  landed: 'proud',
  impact: 'hurt',
  hurt: 'hurt',
  healed: 'proud',
  shielded: 'proud',
  won: 'proud',
  took: 'oh',
  swapped: 'oh',
  copied: 'oh',
  dropped: 'oh',
  spooked: 'oh',
};
export const moodOfCue = (cue: Cue | null): Mood | undefined => (cue ? MOODS[cue.kind] : undefined);

/** Whom a blow is aimed at: one seat, or everybody else who is standing and no partner. */
const aimedAt = (view: View, from: number, to: number | undefined): readonly number[] =>
  to === undefined ? view.players.flatMap(({ seat, out }) => (out || seat === from || arePartners(view, from, seat) ? [] : [seat])) : [to];

export type Blow = { readonly id: number; readonly kind: string; readonly from: number; readonly at: readonly number[] };

const NOBODY: Cues = new Map();

function cuesOf({ view, flourish, event, who }: AnimationFrame<DustUp>, id: number): Cues {
  if (!flourish) return NOBODY;
  const { kind, text, square, to } = flourish;
  const harm = event && 'amount' in event ? event.amount : 0;
  const shield = event?.do === 'soaked' || event?.do === 'shield-broke' ? event.shield : null;
  const own: [number, Cue] = [square, { id, kind, text, harm, shield }];
  if (LANDINGS.has(kind) && typeof who === 'number' && who !== square)
    return new Map([own, [who, { id, kind: 'landed', text: '', harm: 0, shield: null }]]);
  if (!BLOWS.has(kind)) return new Map([own]);
  const ducks = aimedAt(view, square, to).map((seat): [number, Cue] => [seat, { id, kind: 'aimed', text: '', harm, shield }]);
  return new Map([...ducks, own]);
}

/** What happens to whom in a picture, and the blow that is on its way. */
export function useCues(frame: AnimationFrame<DustUp> | null): { readonly cues: Cues; readonly blow: Blow | null } {
  const shown = useRef(0);
  return useMemo(() => {
    if (!frame) return { cues: NOBODY, blow: null };
    const id = ++shown.current;
    const { flourish } = frame;
    const blow =
      flourish && BLOWS.has(flourish.kind)
        ? { id, kind: flourish.kind, from: flourish.square, at: aimedAt(frame.view, flourish.square, flourish.to) }
        : null;
    return { cues: cuesOf(frame, id), blow };
  }, [frame]);
}
