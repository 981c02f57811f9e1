import type { Game, Immutable } from '../../../engine/game.ts';
import type { Amount, PlainEffect } from '../content/card-schemas.ts';
import { STATISTICS } from '../state/constants.ts';
import type { Labyrinth } from '../state/tasks.ts';
import { heroAt, isAlive, living } from './characters.ts';
import { revealIfDoorsTellMore } from './clues.ts';
import { diceOf, totalOf } from './dice.ts';
import { type Context, changeStatistic, die, findItem, gainCoins, grow, heal, hurt, loseCoins, shareCoins } from './mutations.ts';

/** The handlers of effects on heroes, from rooms and item cards. */

type Counted = Extract<PlainEffect, { readonly amount: Amount }>;
/** The address of an effect, and the hero meant by "one". */
export type Place = { readonly list: string; readonly at: number; readonly seat: number };

/** Applies the effect with this amount to each of these heroes. */
function apply(context: Context, { do: word }: Pick<Counted, 'do'>, seat: number, amount: number) {
  switch (word) {
    case 'hurt':
      return hurt(context, seat, amount);
    case 'heal':
      return heal(context, seat, amount);
    case 'gold':
      return gainCoins(context, seat, amount);
    case 'lose-gold':
      return loseCoins(context, seat, amount);
    case 'more-health':
    case 'more-armour':
      return grow(context, seat, word, amount);
  }
}
const isShared = (effect: Immutable<Counted>): boolean => effect.do === 'gold' && effect.whom === 'shared';
/** Applies a plain number directly; asks for one roll of the dice of all heroes. */
function count(context: Context, effect: Immutable<Counted>, { list, at, seat }: Place): void {
  const { state } = context;
  const { count: each, faces, plus } = diceOf(effect.amount);
  const whom = 'whom' in effect ? effect.whom : 'one';
  const hurts = (hero: number) => heroAt(state, hero).hp < heroAt(state, hero).most;
  const all = whom === 'one' ? [seat] : living(state, state.torch);
  // nobody throws for whom nothing hurts
  const heroes = effect.do === 'heal' ? all.filter(hurts) : all;
  if (heroes.length === 0) return;
  if (each > 0) {
    const times = isShared(effect) ? 1 : heroes.length;
    context.next({ do: 'amount-roll', seat: living(state, seat)[0] ?? seat, list, at, heroes, count: each * times, faces });
  } else if (isShared(effect)) shareCoins(context, plus, heroes);
  else for (const hero of heroes) apply(context, effect, hero, plus);
}

/** Applies one effect that is valid on every card. */
export function carryOut(context: Context, effect: Immutable<PlainEffect>, place: Place) {
  const { seat } = place;
  switch (effect.do) {
    case 'draw':
      for (let i = 0; i < effect.cards; i++) findItem(context, seat);
      return;
    case 'die':
      return die(context, seat);
    case 'raise':
      return context.next({ do: 'statistic', seat, by: effect.by });
    case 'lower':
      return context.next({ do: 'statistic', seat, by: -effect.by });
    case 'switch-luck':
      return context.next({ do: 'switch-luck', seat });
    default:
      return count(context, effect, place);
  }
}

export const effectSteps: Pick<Game<Labyrinth>['steps'], 'run'> = {
  run: (context, { list, next, seat }) => {
    const effects = context.content.lists.get(list) ?? [];
    const effect = effects[next] as PlainEffect | undefined;
    if (!effect || !isAlive(context.state.heroes[seat])) return;
    if (next + 1 < effects.length) context.next({ do: 'run', list, next: next + 1, seat });
    carryOut(context, effect, { list, at: next, seat });
  },
};

export const effectRolls: Pick<Game<Labyrinth>['rolls'], 'amount-roll'> = {
  'amount-roll': (context, dice, { list, at, heroes }) => {
    const effect = context.content.lists.get(list)?.[at] as Counted | undefined;
    if (!effect) return;
    const { count: each, plus } = diceOf(effect.amount);
    const sum = (from: number) => totalOf(dice.slice(from, from + each), plus);
    if (isShared(effect)) shareCoins(context, sum(0), heroes);
    else heroes.forEach((seat, i) => void apply(context, effect, seat, sum(i * each)));
  },
};

type Choices = Game<Labyrinth>['choices'];
const others = STATISTICS.filter((statistic) => statistic !== 'luck');
export const effectChoices: Pick<Choices, 'statistic' | 'switch-luck'> = {
  statistic: {
    options: () => STATISTICS.map((statistic) => ({ do: 'statistic', statistic })),
    answer: (context, { statistic }, { seat, by }) => revealIfDoorsTellMore(context, () => changeStatistic(context, seat, statistic, by)),
  },
  'switch-luck': {
    options: () => [...others.map((statistic) => ({ do: 'statistic' as const, statistic })), { do: 'keep' }],
    answer: (context, command, { seat }) => {
      if (command.do === 'keep') return;
      const { base } = heroAt(context.state, seat);
      const { luck } = base;
      revealIfDoorsTellMore(context, () => {
        base.luck = base[command.statistic];
        base[command.statistic] = luck;
      });
      context.emit?.({ do: 'switched-luck', seat, statistic: command.statistic });
    },
  },
};
