import type { Immutable } from '../../../engine/game.ts';
import type { Content } from '../content/content.ts';
import { damageTo } from '../rules/attack-preview.ts';
import { lasts, stat } from '../rules/figures.ts';
import { near, reaches } from '../rules/range-and-sight.ts';
import type { State } from '../state/state.ts';
import type { AnyCommand } from '../state/tasks.ts';
import { type Situation, situationOf } from './situation.ts';
import { expectedDamage } from './square-values.ts';

/** Who strikes a boss down: people, if it costs nobody their hearts (decision 677). */

/** With fewer rounds left than this, nobody waits for anybody. */
const LEAST_ROUNDS = 3;

/** Whether this answer may beat the boss. */
function beatsBoss(command: AnyCommand, { state, content, boss, arms, tools, at, here }: Situation): boolean {
  if (!boss) return false;
  const kills = (amount: number, type: Parameters<typeof damageTo>[4]) => damageTo(state, boss, at, amount, type, content) >= boss.hp;
  if (command.do === 'attack')
    return command.number === boss.number && arms.some(({ source, amount, type }) => source === command.source && kills(amount, type));
  const aimed = command.do === 'use-on-monster' && command.number === boss.number;
  if (!aimed && !(command.do === 'use' && near(here, at, boss.at))) return false;
  const used = tools.find(({ source }) => source === command.source);
  return used?.use.effects.some((effect) => effect.do === 'hit' && kills(effect.amount, effect.type)) ?? false;
}

/** Whether this hero can walk to where it hits the boss, and takes hearts. */
function canStrike({ state, content, boss, arms, hero, at, here }: Situation): boolean {
  if (!boss || lasts(hero, 'incapacitated')) return false;
  const steps = lasts(hero, 'immobilized') ? 0 : stat(hero, 'mov', content);
  const count = here.grid.flood(here.walk, [at], steps);
  return Array.from({ length: count }, (_, i) => here.grid.reached(i)).some((square) =>
    arms.some(
      ({ range, amount, type }) => reaches(here, square, boss.at, range) && damageTo(state, boss, square, amount, type, content) > 0,
    ),
  );
}

/** Whether the monsters cannot take all hearts of this hero before its next turn. */
const isSafe = (sight: Situation): boolean => expectedDamage(sight)(sight.at).most < sight.hero.hp;

/** Whether a bot leaves this answer to one of these people: it beats the boss that one of them can strike, and nobody is in danger. */
export function leavesLastBlow(
  command: AnyCommand,
  state: Immutable<State>,
  seat: number,
  people: readonly number[],
  content: Content,
): boolean {
  const { mode, heroes, torch, round } = state;
  if (mode === 'competitive' || (torch !== null && torch - round < LEAST_ROUNDS)) return false;
  if (!beatsBoss(command, situationOf(state, seat, content)) || heroes.some(({ fallen }) => fallen !== null)) return false;
  const sights = heroes.flatMap(({ at }, one) => (at === null ? [] : [situationOf(state, one, content)]));
  return sights.every(isSafe) && sights.some((sight) => people.includes(sight.seat) && canStrike(sight));
}
