import type { Immutable } from '../../../engine/game.ts';
import type { Effect } from '../content/card-schemas.ts';
import type { Content } from '../content/content.ts';
import { type Asking, QUESTIONS, type TrialKind } from '../state/constants.ts';
import { PARTY_SIZES } from './difficulty.ts';
import type { Context } from './mutations.ts';

/** How much is asked: which cards of the two decks stay in the box, and how often each hero is asked (MM-50). And what is asked next (MM-46). */

const asked = (effects: readonly Immutable<Effect>[]): TrialKind | undefined => effects.find((effect) => effect.do === 'trial')?.kind;
const asks = (effects: readonly Immutable<Effect>[]): boolean => asked(effects) !== undefined;
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

/**
 * MM-46: after a question of one kind, the next card of each deck that asks is of another kind: of the one that the deck has most of. It
 * changes places with the card that would have come, so that no card is asked more or less often. By the old book the cards stay as they
 * were shuffled (MM-56).
 */
export function askAnotherKindNext({ state, content }: Context, kind: TrialKind): void {
  if (state.byTheBook) return;
  swapNext(state.dangers.draw, kind, (id) => asked(content.dangers[id]?.effects ?? []));
  swapNext(state.treasures.draw, kind, (id) => asked(content.treasures[id]?.found ?? []));
}

/** `draw`: the next card is the last. */
function swapNext(draw: string[], last: TrialKind, kindOf: (id: string) => TrialKind | undefined): void {
  const asking = draw.flatMap((id, at) => {
    const kind = kindOf(id);
    return kind === undefined ? [] : [{ id, at, kind }];
  });
  const next = asking.at(-1);
  const countOf = (kind: TrialKind): number => asking.filter((one) => one.kind === kind).length;
  const other = asking
    .filter(({ kind }) => kind !== last)
    .reverse()
    .sort((a, b) => countOf(b.kind) - countOf(a.kind))[0];
  if (!next || !other) return;
  draw[next.at] = other.id;
  draw[other.at] = next.id;
}
