import type { Immutable, Rules } from '../../engine/game.ts';
import type { Amount, PlainEffect } from './cards.ts';
import { changeStatistic, die, findItem, gainCoins, grow, heal, hurt, loseCoins, type Play, shareCoins } from './changes.ts';
import { heroAt, isAlive, living } from './characters.ts';
import { diceOf, totalOf } from './dice.ts';
import type { Labyrinth } from './vocabulary.ts';
import { STATISTICS } from './words.ts';

/** What cards do to heroes, in rooms and from item cards. */

type Counted = Extract<PlainEffect, { readonly amount: Amount }>;
/** Where an effect stands, and the hero whom "one" means. */
export type Place = { readonly list: string; readonly at: number; readonly seat: number };

/** Each of these gets so much. */
function apply(turn: Play, { do: word }: Pick<Counted, 'do'>, seat: number, amount: number) {
  switch (word) {
    case 'hurt':
      return hurt(turn, seat, amount);
    case 'heal':
      return heal(turn, seat, amount);
    case 'gold':
      return gainCoins(turn, seat, amount);
    case 'lose-gold':
      return loseCoins(turn, seat, amount);
    case 'more-health':
    case 'more-armour':
      return grow(turn, seat, word, amount);
  }
}
const isShared = (effect: Immutable<Counted>): boolean => effect.do === 'gold' && effect.whom === 'shared';
/** A plain number is known, dice are thrown: for each hero some, together. */
function count(turn: Play, effect: Immutable<Counted>, { list, at, seat }: Place): void {
  const { state } = turn;
  const { count: each, faces, plus } = diceOf(effect.amount);
  const whom = 'whom' in effect ? effect.whom : 'one';
  const heroes = whom === 'one' ? [seat] : living(state, state.torch);
  if (each > 0) {
    const times = isShared(effect) ? 1 : heroes.length;
    turn.next({ do: 'amount-roll', seat: living(state, seat)[0] ?? seat, list, at, heroes, count: each * times, faces });
  } else if (isShared(effect)) shareCoins(turn, plus, heroes);
  else for (const hero of heroes) apply(turn, effect, hero, plus);
}

/** Carries out one effect that may stand on any card. */
export function carryOut(turn: Play, effect: Immutable<PlainEffect>, place: Place) {
  const { seat } = place;
  switch (effect.do) {
    case 'draw':
      for (let i = 0; i < effect.cards; i++) findItem(turn, seat);
      return;
    case 'die':
      return die(turn, seat);
    case 'raise':
      return turn.next({ do: 'statistic', seat, by: effect.by });
    case 'lower':
      return turn.next({ do: 'statistic', seat, by: -effect.by });
    case 'switch-luck':
      return turn.next({ do: 'switch-luck', seat });
    default:
      return count(turn, effect, place);
  }
}

export const effectSteps: Pick<Rules<Labyrinth>['steps'], 'run'> = {
  run: (turn, { list, next, seat }) => {
    const effects = turn.content.lists.get(list) ?? [];
    const effect = effects[next] as PlainEffect | undefined;
    if (!effect || !isAlive(turn.state.heroes[seat])) return;
    if (next + 1 < effects.length) turn.next({ do: 'run', list, next: next + 1, seat });
    carryOut(turn, effect, { list, at: next, seat });
  },
};

export const effectRolls: Pick<Rules<Labyrinth>['rolls'], 'amount-roll'> = {
  'amount-roll': (turn, dice, { list, at, heroes }) => {
    const effect = turn.content.lists.get(list)?.[at] as Counted | undefined;
    if (!effect) return;
    const { count: each, plus } = diceOf(effect.amount);
    const sum = (from: number) => totalOf(dice.slice(from, from + each), plus);
    if (isShared(effect)) shareCoins(turn, sum(0), heroes);
    else heroes.forEach((seat, i) => void apply(turn, effect, seat, sum(i * each)));
  },
};

type Choices = Rules<Labyrinth>['choices'];
const others = STATISTICS.filter((statistic) => statistic !== 'luck');
export const effectChoices: Pick<Choices, 'statistic' | 'switch-luck'> = {
  statistic: {
    options: () => STATISTICS.map((statistic) => ({ do: 'statistic', statistic })),
    answer: (turn, { statistic }, { seat, by }) => changeStatistic(turn, seat, statistic, by),
  },
  'switch-luck': {
    options: () => [...others.map((statistic) => ({ do: 'statistic' as const, statistic })), { do: 'keep' }],
    answer: (turn, command, { seat }) => {
      if (command.do === 'keep') return;
      const { base } = heroAt(turn.state, seat);
      const { luck } = base;
      base.luck = base[command.statistic];
      base[command.statistic] = luck;
      turn.emit?.({ do: 'switched-luck', seat, statistic: command.statistic });
    },
  },
};
