import type { GameTypes } from '../game.ts';
import type { Random } from '../random.ts';
import type { Policy } from '../simulate.ts';
import type { PolicyFactory } from './policies.ts';

/** A child's stand-in: chance picks whether the greedy bot decides, or chance itself. */
export function carelessPolicy<V extends GameTypes>(greedy: PolicyFactory<V>, random: Random): Policy<V> {
  const careful = greedy(random);
  return (options, choice, runner) => (random.int(2) === 0 ? careful(options, choice, runner) : random.int(options.length));
}
