import type { OpenBox } from '../box.ts';
import type { Vocabulary } from '../game.ts';
import type { Random } from '../random.ts';
import type { Policy } from '../simulate.ts';
import { weigh } from './plans.ts';
import { type Budget, search } from './search.ts';
import type { Wits } from './wits.ts';

/** The strong bot of a game: it weighs plans where there are some, and otherwise searches. */
export const strong = <V extends Vocabulary>(box: OpenBox<V>, { greedy, plans }: Wits<V>, budget: Budget, random: Random): Policy<V> =>
  plans ? weigh(box, plans, budget, random) : search({ ...box, greedy }, budget, random);
