import type { Box, Mind, Plans } from '../box.ts';
import type { Vocabulary } from '../game.ts';
import type { Random } from '../random.ts';
import type { Policy } from '../simulate.ts';
import { weigh } from './plans.ts';
import { type Budget, search } from './search.ts';

/** All that a box brings to think with, fetched. */
export type Minds<V extends Vocabulary> = { readonly greedy: Mind<V>; readonly plans?: Plans<V> | undefined };
export const mindsOf = async <V extends Vocabulary>(box: Box<V>): Promise<Minds<V>> => ({
  greedy: await box.greedy(),
  plans: await box.plans?.(),
});

/** The strong bot of a game: it weighs plans where there are some, and otherwise searches. */
export const strong = <V extends Vocabulary>(box: Box<V>, { greedy, plans }: Minds<V>, budget: Budget, random: Random): Policy<V> =>
  plans ? weigh(box, plans, budget, random) : search({ ...box, greedy }, budget, random);
