import type { Immutable } from '../../../engine/game.ts';
import { joinWithAnd, type Sentence } from '../../../engine/shared/sentences.ts';
import type { Content } from '../content/content.ts';
import type { Way } from '../content/errand-schemas.ts';
import type { Statistic } from '../state/constants.ts';
import { effectLines } from './effects.ts';
import { signed } from './numbers.ts';
import type { TextContext } from './scene.ts';

/** The text of the two ways of an errand (LA-44). */

/** One of the two ways of a choice: the choice is the effect number `at` of that list. Null if it is none. */
export function wayOf(content: Content, list: string, at: number, way: number): Immutable<Way> | null {
  const effect = content.lists.get(list)?.[at];
  return (effect?.do === 'choose' ? effect.ways[way] : undefined) ?? null;
}

/** What comes of a way, line by line. A check names all who are best at it. */
export function wayLines(scene: TextContext, { effects }: Immutable<Way>): readonly Sentence[] {
  const [first] = effects;
  const best = first?.do === 'check' && first.whom === 'one' ? bestAt(scene, first.statistic) : null;
  return [...effectLines(effects, scene.content), ...(best === null ? [] : [[best]])];
}

/** All who add most to a check (LA-31). */
function bestAt({ view, who }: TextContext, statistic: Statistic): string | null {
  const adds = view.heroes.map((hero) => (hero?.alive ? hero.modifiers[statistic] : Number.NEGATIVE_INFINITY));
  const most = Math.max(...adds);
  const best = adds.flatMap((add, seat) => (add === most ? [who(seat)] : []));
  return Number.isFinite(most) ? `Best at it: ${joinWithAnd(best)}, ${signed(most)}.` : null;
}
