import type { GameTypes } from '../game.ts';
import type { GameModule } from '../game-module.ts';
import type { Random } from '../random.ts';
import type { Policy } from '../simulate.ts';
import { planSearch } from './plan-search.ts';
import type { GameBots } from './policies.ts';
import { type Budget, treeSearch } from './tree-search.ts';

/** The strong bot: plan search where the game has plans, otherwise tree search. `seats`: the number of players. */
export const strongPolicy = <V extends GameTypes>(
  gameModule: GameModule<V>,
  { greedy, plans }: GameBots<V>,
  seats: number,
  budget: Budget,
  random: Random,
): Policy<V> => (plans ? planSearch(gameModule, plans, budget, random) : treeSearch({ ...gameModule, greedy }, seats, budget, random));
