import { useEffect, useRef, useState } from 'preact/hooks';
import type { Content } from '../../../../games/magic-and-mayhem/content/content.ts';
import { phaseOf } from '../../../../games/magic-and-mayhem/rules/monster-phases.ts';
import type { View } from '../../../../games/magic-and-mayhem/state/tasks.ts';
import type { HeroView, MonsterView } from '../../../../games/magic-and-mayhem/state/view-types.ts';
import type { Mood } from '../../../puppets/figure.ts';
import type { Cue } from './props.ts';

/** A figure that stands on the board. */
export type Figure = { readonly key: string; readonly square: number } & (
  | { readonly kind: 'hero'; readonly hero: HeroView }
  | {
      readonly kind: 'monster';
      readonly monster: MonsterView;
      /** Counted from 1; 0 before the first. */
      readonly phase: number;
      /** Whether others of its kind are on the board. */
      readonly gang: boolean;
    }
);
/** `rising` and `sinking` last as long as the puppet takes on its stick. */
export type Standing = { readonly figure: Figure; readonly mood: 'stands' | 'rising' | 'sinking' };

/** How a figure is told from the others: also in a flourish. */
export const figureKey = (who: { readonly hero: number } | { readonly number: number }): string =>
  'hero' in who ? `h${who.hero}` : `m${who.number}`;

const SINKS = 420;
const RISES = 260;

/** Who stands where, heroes last, so that they come to lie on top. */
export function figures(view: View, content: Content): Figure[] {
  const monsters = view.monsters.flatMap((monster): Figure[] => {
    if (!content.monsters[monster.monster]) return [];
    const gang = view.monsters.some((other) => other.number !== monster.number && other.monster === monster.monster);
    return [{ kind: 'monster', key: figureKey(monster), square: monster.at, monster, phase: phaseOf(view, monster, content), gang }];
  });
  const heroes = view.heroes.flatMap((hero): Figure[] =>
    hero.at === null ? [] : [{ kind: 'hero', key: figureKey({ hero: hero.seat }), square: hero.at, hero }],
  );
  return [...monsters, ...heroes];
}

/** The faces that a frame gives, whatever their hearts say: whoever attacks is cross, it hurts whoever is hit, and whoever has hit is proud. */
export function frameMoods(cue: Cue | null): ReadonlyMap<string, Mood> {
  const moods = new Map<string, Mood>();
  if (cue?.figure === undefined) return moods;
  if (cue.kind === 'deed' && cue.to !== undefined) moods.set(cue.figure, 'cross');
  if (cue.kind !== 'hurt') return moods;
  if (cue.by) moods.set(cue.by.figure, 'proud');
  return moods.set(cue.figure, 'hurt');
}

/** The figures, and for a moment those who have just left. Who comes after the first picture rises on its stick. */
export function useFigures(now: readonly Figure[]): readonly Standing[] {
  const last = useRef<readonly Figure[] | null>(null);
  const rising = useRef(new Set<string>());
  const sinking = useRef(new Map<string, Figure>());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const [, wake] = useState(0);
  const here = new Set(now.map(({ key }) => key));
  const before = new Set((last.current ?? now).map(({ key }) => key));
  const came = now.filter(({ key }) => !before.has(key)).map(({ key }) => key);
  const left = (last.current ?? []).filter(({ key }) => !here.has(key));
  for (const key of came) rising.current.add(key);
  for (const figure of left) sinking.current.set(figure.key, figure);
  for (const key of here) sinking.current.delete(key);
  last.current = now;
  // each change has a timer of its own, which the next picture does not stop
  useEffect(() => {
    if (came.length + left.length === 0) return;
    const after = (milliseconds: number, then: () => void) => {
      const timer = setTimeout(() => {
        timers.current.delete(timer);
        then();
      }, milliseconds);
      timers.current.add(timer);
    };
    after(RISES, () => {
      for (const key of came) rising.current.delete(key);
    });
    after(SINKS, () => {
      for (const figure of left) if (sinking.current.get(figure.key) === figure) sinking.current.delete(figure.key);
      wake((n) => n + 1);
    });
  });
  useEffect(
    () => () => {
      for (const timer of timers.current) clearTimeout(timer);
    },
    [],
  );
  return [
    ...[...sinking.current.values()].map((figure): Standing => ({ figure, mood: 'sinking' })),
    ...now.map((figure): Standing => ({ figure, mood: rising.current.has(figure.key) ? 'rising' : 'stands' })),
  ];
}

/** Where a figure stands in its square: how far from the middle, in squares, how large, and how far it leans, in degrees. */
export type Share = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly lean: number;
  /** How many more stand here than can be drawn. */
  readonly more: number;
};
type Spot = Omit<Share, 'more'>;

export const ALONE: Share = { x: 0, y: 0, size: 1, lean: 0, more: 0 };
/** Figures on one square are held like cards in a hand: by how many there are. */
const FANS: readonly (readonly Spot[])[] = [
  [ALONE],
  [
    { x: -0.3, y: 0, size: 0.78, lean: -20 },
    { x: 0.32, y: 0.04, size: 0.78, lean: 20 },
  ],
  [
    { x: -0.44, y: 0.08, size: 0.66, lean: -28 },
    { x: 0.46, y: 0.1, size: 0.66, lean: 28 },
    { x: 0, y: 0.02, size: 0.7, lean: 0 },
  ],
  [
    { x: -0.56, y: 0.14, size: 0.6, lean: -36 },
    { x: 0.58, y: 0.14, size: 0.6, lean: 36 },
    { x: -0.2, y: -0.02, size: 0.6, lean: -12 },
    { x: 0.22, y: 0.04, size: 0.6, lean: 12 },
  ],
];
/** Whoever acts stands in the middle, nearly at full size; the others stand around them, before the light of the torch. */
const ACTS: Share = { x: 0, y: -0.04, size: 0.86, lean: 0, more: 0 };
const AROUND: readonly (readonly Spot[])[] = [
  [{ x: -0.7, y: 0.06, size: 0.72, lean: -14 }],
  [
    { x: -0.7, y: 0.06, size: 0.68, lean: -14 },
    { x: 0.7, y: 0.06, size: 0.68, lean: 14 },
  ],
  [
    { x: -0.7, y: 0.16, size: 0.6, lean: -16 },
    { x: 0.7, y: 0.16, size: 0.6, lean: 16 },
    { x: -0.66, y: -0.44, size: 0.54, lean: -24 },
  ],
];

/** Spreads figures out over spots; those beyond the last spot are only counted, on the last one that is seen. */
function spread(found: Map<string, Share | null>, keys: readonly string[], fans: readonly (readonly Spot[])[]): void {
  const fan = fans[Math.min(keys.length, fans.length) - 1] ?? [];
  keys.forEach((key, i) => {
    const spot = fan[i];
    found.set(key, spot ? { ...spot, more: i === fan.length - 1 ? keys.length - fan.length : 0 } : null);
  });
}

/** Whoever stands right before somebody ducks, so that a face is seen over their head. A boss ducks for nobody. */
const DUCKED = 0.74;
const isBoss = ({ figure }: Standing): boolean => figure.kind === 'monster' && figure.monster.boss;

/** Where each figure stands in its square, fanned out; null for those in a crowd who are only counted. `width`: squares in a row. */
export function squareShares(cast: readonly Standing[], acts: string | null, width: number): ReadonlyMap<string, Share | null> {
  const crowds = new Map<number, string[]>();
  for (const { figure, mood } of cast) {
    if (mood !== 'sinking') crowds.set(figure.square, [...(crowds.get(figure.square) ?? []), figure.key]);
  }
  const found = new Map<string, Share | null>();
  for (const keys of crowds.values()) {
    // the last ones are heroes: in a crowd it is monsters who are only counted
    keys.reverse();
    if (keys.length > 1 && acts !== null && keys.includes(acts)) {
      found.set(acts, ACTS);
      spread(
        found,
        keys.filter((key) => key !== acts),
        AROUND,
      );
    } else spread(found, keys, FANS);
  }
  for (const one of cast) {
    const { key, square } = one.figure;
    const share = found.get(key);
    if (share && !isBoss(one) && crowds.has(square - width)) found.set(key, { ...share, size: Math.min(share.size, DUCKED) });
  }
  return found;
}
