import type { GameTypes, Invariant } from '../game.ts';

/**
 * The invariant that a game can continue: the bottom of the agenda is one of `rounds`, the tasks of the main loop, and none of them is
 * above it. A trial run that does not reach the bottom task cannot find this problem.
 */
export const goesOn = <V extends GameTypes>(...rounds: readonly (V['step'] | V['choice'])['do'][]): Invariant<V> => {
  const names: ReadonlySet<string> = new Set(rounds);
  return {
    name: 'the game goes on after whatever waits',
    holds: ({ agenda, outcome }) => {
      const tasks: readonly { readonly do: string }[] = agenda;
      return outcome !== null || (tasks.length > 0 && tasks.every((task, i) => names.has(task.do) === (i === 0)));
    },
  };
};
