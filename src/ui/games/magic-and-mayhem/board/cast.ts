import { useEffect, useRef, useState } from 'preact/hooks';
import type { Art } from '../../../../games/magic-and-mayhem/cards.ts';
import type { Content } from '../../../../games/magic-and-mayhem/content.ts';
import type { HeroView, MonsterView } from '../../../../games/magic-and-mayhem/sights.ts';
import type { View } from '../../../../games/magic-and-mayhem/vocabulary.ts';

/** A figure that stands on the board. */
export type Figure = { readonly key: string; readonly square: number; readonly art: Art } & (
  | { readonly kind: 'hero'; readonly hero: HeroView }
  | { readonly kind: 'monster'; readonly monster: MonsterView }
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
    const art = content.monsters[monster.monster]?.art;
    return art ? [{ kind: 'monster', key: figureKey(monster), square: monster.at, art, monster }] : [];
  });
  const heroes = view.heroes.flatMap((hero): Figure[] => {
    const art = content.heroes[hero.hero]?.art;
    return art && hero.at !== null ? [{ kind: 'hero', key: figureKey({ hero: hero.seat }), square: hero.at, art, hero }] : [];
  });
  return [...monsters, ...heroes];
}

/** The figures, and for a moment those who have just left. Who comes after the first picture rises on its stick. */
export function useCast(now: readonly Figure[]): readonly Standing[] {
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

/** Places for figures that share a square, in squares from its upper left corner, and how large they are there. */
const SHARES: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[0, 0]],
  [
    [-0.27, 0],
    [0.29, 0.05],
  ],
  [
    [-0.24, -0.16],
    [0.26, -0.12],
    [0.02, 0.26],
  ],
  [
    [-0.24, -0.18],
    [0.26, -0.18],
    [-0.24, 0.26],
    [0.26, 0.26],
  ],
];
const SIZES = [1, 0.76, 0.62, 0.58];
/** Whoever acts stands in the middle, nearly full size; the others look over their shoulders. */
const ACTS = { x: 0.04, y: 0.06, size: 0.9 };
const AROUND: readonly (readonly [x: number, y: number])[] = [
  [-0.42, -0.36],
  [-0.5, 0.14],
  [-0.06, 0.5],
];
const LOOKS_ON = 0.5;
export type Share = { readonly x: number; readonly y: number; readonly size: number; readonly more: number };

/** Where each figure stands in its square, around whoever acts; null for those in a crowd who are only counted. */
export function shares(cast: readonly Standing[], acts: string | null): ReadonlyMap<string, Share | null> {
  const crowds = new Map<number, string[]>();
  for (const { figure, mood } of cast) {
    if (mood !== 'sinking') crowds.set(figure.square, [...(crowds.get(figure.square) ?? []), figure.key]);
  }
  const found = new Map<string, Share | null>();
  for (const keys of crowds.values()) {
    const seen = Math.min(4, keys.length);
    if (seen > 1 && acts !== null && keys.includes(acts)) {
      const others = keys.filter((key) => key !== acts).reverse();
      found.set(acts, { ...ACTS, more: 0 });
      others.forEach((key, i) => {
        const [x, y] = AROUND[i] ?? [0, 0];
        found.set(key, i < AROUND.length ? { x, y, size: LOOKS_ON, more: i === 2 ? others.length - 3 : 0 } : null);
      });
      continue;
    }
    // the last ones are heroes: in a crowd it is monsters who are only counted
    keys.reverse().forEach((key, i) => {
      const [x, y] = SHARES[seen - 1]?.[i] ?? [0, 0];
      found.set(key, i >= 4 ? null : { x, y, size: SIZES[seen - 1] ?? 1, more: i === 3 ? keys.length - 4 : 0 });
    });
  }
  return found;
}
