import type { Immutable } from '../../../engine/game.ts';
import type { Effect } from '../content/card-schemas.ts';
import type { Content } from '../content/content.ts';
import { type Asking, QUESTIONS } from '../state/constants.ts';
import { PARTY_SIZES } from './difficulty.ts';

/** How much is asked: which cards of the two decks stay in the box, and how often each hero is asked (MM-50). */

const asks = (effects: readonly Immutable<Effect>[]): boolean => effects.some((effect) => effect.do === 'trial');
/** The cards that stay in the box. With plenty of asking these are the small happenings that ask nothing. */
export function cardsAside({ dangers, treasures }: Content, asking: Asking, byTheBook: boolean): string[] {
  const few = byTheBook || asking === 'none' || asking === 'little';
  const all = [
    ...Object.values(dangers).map(({ id, more, kind, effects }) => ({ id, more, quiet: kind !== 'monster' && !asks(effects) })),
    ...Object.values(treasures).map(({ id, more, kind, found }) => ({ id, more, quiet: kind === 'scenario' && !asks(found) })),
  ];
  return all.flatMap(({ id, more, quiet }) => ((few && more) || (asking === 'plenty' && !few && quiet) ? [id] : []));
}

/** How often each hero may be asked in a game; null if there is no limit. */
export function questionsFor(asking: Asking, byTheBook: boolean, heroes: number): number | null {
  if (byTheBook || asking === 'plenty') return null;
  return heroes < PARTY_SIZES.size ? QUESTIONS.few : QUESTIONS.many;
}
