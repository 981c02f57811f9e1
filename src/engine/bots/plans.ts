import type { OpenBox } from '../box.ts';
import type { Answer, Vocabulary } from '../game.ts';
import type { Random } from '../random.ts';
import { imagine, type Policy, playOn } from '../simulate.ts';
import type { Budget } from './search.ts';
import type { Plans } from './wits.ts';

/** A plan that is being weighed: what it would do now, and what has come of it so far. */
type Arm<V extends Vocabulary> = { readonly first: number; readonly follow: Policy<V>; tries: number; sum: number };

/** The budget is spent in so many parts; after each, the worse half of the plans is dropped. */
const PARTS = 3;

/**
 * A bot that weighs plans, for games where one step says little and a whole trip much: to search among single steps, each game in its head
 * would have to be played out, and chance would drown them. Each time the table is imagined anew; the bot follows one plan for some turns
 * while the others play as usual, and sees what that is worth. It does what the best plan does first; where all plans begin alike there is
 * nothing to think about. Honest as `search` is: it never looks past `imagine`.
 */
export function weigh<V extends Vocabulary>(
  { game, content }: Pick<OpenBox<V>, 'game' | 'content'>,
  { minds, usual, turns, worth }: Plans<V>,
  { iterations }: Budget,
  random: Random,
): Policy<V> {
  const plans = minds.map((mind) => mind(random));
  const others = usual(random);
  return (options, choice, real) => {
    const at = real.position;
    const { seat } = choice;
    const tryOut = (arm: Arm<V>): void => {
      const table = imagine(game, content, at, seat, random);
      table.answer(choice, options[arm.first] as Answer<V>);
      const policy: Policy<V> = (some, asked, now) => (asked.seat === seat ? arm.follow : others)(some, asked, now);
      while (table.outcome === null && table.turns < turns(table.state)) playOn(table, policy, Number.POSITIVE_INFINITY, 1);
      arm.tries++;
      arm.sum += worth(table.state, seat, content);
    };
    let arms = plans.map((follow): Arm<V> => ({ first: follow(options, choice, real), follow, tries: 0, sum: 0 }));
    for (let part = 0; part < PARTS && arms.some(({ first }) => first !== arms[0]?.first); part++) {
      const each = Math.ceil(iterations / PARTS / arms.length);
      for (const arm of arms) for (let i = 0; i < each; i++) tryOut(arm);
      arms = arms.sort((a, b) => b.sum / b.tries - a.sum / a.tries).slice(0, Math.ceil(arms.length / 2));
    }
    return arms[0]?.first ?? 0;
  };
}
