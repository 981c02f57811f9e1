import type { GameTypes } from '../game.ts';
import type { GameModule } from '../game-module.ts';
import { itemAt } from '../item-at.ts';
import type { Random } from '../random.ts';
import { imagine, MOST_ANSWERS, noEnd, type Policy, playOut } from '../simulate.ts';
import type { PlanModel } from './policies.ts';
import type { Budget } from './tree-search.ts';

/** A plan: the option it chooses now, and the results of its playouts. */
type Arm<V extends GameTypes> = { readonly first: number; readonly follow: Policy<V>; tries: number; sum: number };

/** The number of rounds. After each round the worse half of the plans is dropped (successive halving). */
const PARTS = 3;

/** The average worth of a plan; the lowest value for a plan without playouts. */
const mean = ({ sum, tries }: { readonly sum: number; readonly tries: number }): number =>
  tries > 0 ? sum / tries : Number.NEGATIVE_INFINITY;

/**
 * A bot that compares plans. It is for games where a single command says little about the result, so that a tree search would need too
 * many playouts. Each playout imagines the position again, follows one plan for some turns while the other seats play as usual, and rates
 * the result. The bot then plays the first command of the best plan. When all plans begin with the same command, it does not search. When
 * it is stopped before the first playout, it plays the command of the first plan. It only reads positions from `imagine`.
 */
export function planSearch<V extends GameTypes>(
  { game, content }: Pick<GameModule<V>, 'game' | 'content'>,
  { plans: factories, usual, turns, worth }: PlanModel<V>,
  { iterations, stop }: Budget,
  random: Random,
): Policy<V> {
  const plans = factories.map((factory) => factory(random));
  const others = usual(random);
  return (options, choice, real) => {
    const at = real.position;
    const { seat } = choice;
    const tryOut = (arm: Arm<V>): void => {
      const runner = imagine(game, content, at, seat, random);
      runner.answer(choice, itemAt(options, arm.first));
      const policy: Policy<V> = (some, asked, now) => (asked.seat === seat ? arm.follow : others)(some, asked, now);
      while (runner.outcome === null && runner.turns < turns(runner.state)) {
        if (runner.answered >= MOST_ANSWERS) throw noEnd(game.id, runner.agenda.at(-1)?.do, runner.answered);
        playOut(runner, policy, Number.POSITIVE_INFINITY, 1);
      }
      arm.tries++;
      arm.sum += worth(runner.state, seat, content);
    };
    let arms = plans.map((follow): Arm<V> => ({ first: follow(options, choice, real), follow, tries: 0, sum: 0 }));
    for (let part = 0; part < PARTS && !stop?.() && arms.some(({ first }) => first !== arms[0]?.first); part++) {
      const tries = arms.length * Math.ceil(iterations / PARTS / arms.length);
      // the plans take turns, so that they are comparable when the search stops early
      for (let i = 0; i < tries && !stop?.(); i++) tryOut(itemAt(arms, i % arms.length));
      arms = arms.sort((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(arms.length / 2));
    }
    return arms[0]?.first ?? 0;
  };
}
