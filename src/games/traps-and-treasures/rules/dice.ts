import type { Game, Immutable } from '../../../engine/game.ts';
import type { Content } from '../content/content.ts';
import type { Held, State } from '../state/state.ts';
import type { Traps } from '../state/tasks.ts';
import { type Context, momentOptions, useCard } from './mutations.ts';
import { attackBonus, cardsFor, defendBonus, effectsOf, playerAt } from './players.ts';

/** Dice of fights and duels, and the cards that can change a die (TT-13). */

const FACES = 6;
const one = { count: 1, faces: FACES } as const;

/** The row of a monster for this die. */
const faceOf = (die: number): number => Math.min(FACES, die);

/** The cards that can change the die of `seat`. A six in a fight cannot become higher. */
function dieChangingCards(state: Immutable<State>, seat: number, content: Content): readonly Immutable<Held>[] {
  const full = state.fight?.die === FACES;
  return cardsFor(playerAt(state, seat), 'roll', content).filter(
    ({ card }) => !full || effectsOf(card, content).some((effect) => effect.do !== 'add'),
  );
}
function askForCards(context: Context, seat: number): void {
  if (dieChangingCards(context.state, seat, context.content).length > 0) context.next({ do: 'after-roll', seat });
}

/** The effect `roll-again`. */
export function rollAgain(context: Context, seat: number, add: number): void {
  const { fight, duel } = context.state;
  if (fight) {
    fight.die = null;
    context.next({ do: 'fight-roll', seat, add, ...one });
  } else if (duel?.by === seat) {
    duel.attack = null;
    context.next({ do: 'attack-roll', seat, add, ...one });
  } else if (duel) {
    duel.defend = null;
    context.next({ do: 'defend-roll', seat, add, ...one });
  }
}
/** The effect `add`. */
export function addToDie(context: Context, seat: number, amount: number): void {
  const { fight, duel } = context.state;
  let total = 0;
  if (fight?.die != null) total = fight.die = faceOf(fight.die + amount);
  else if (duel?.by === seat && duel.attack !== null) total = duel.attack += amount;
  else if (duel?.defend != null) total = duel.defend += amount;
  context.emit?.({ do: 'die-changed', seat, total });
  askForCards(context, seat);
}

/** TT-16: a die of the attacker or the defender, with card bonuses. */
const duelRoll =
  (roll: 'attack' | 'defend', bonus: typeof attackBonus) =>
  (context: Context, dice: readonly number[], { seat, add }: { readonly seat: number; readonly add: number }): void => {
    const { duel } = context.state;
    if (!duel) return;
    const total = (dice[0] ?? 1) + add + bonus(playerAt(context.state, seat), context.content);
    duel[roll] = total;
    context.emit?.({ do: 'rolled', seat, roll, dice, total });
    askForCards(context, seat);
  };

export const diceRolls: Pick<Game<Traps>['rolls'], 'fight-roll' | 'attack-roll' | 'defend-roll'> = {
  'fight-roll': (context, dice, { seat, add }) => {
    const { fight } = context.state;
    if (!fight) return;
    fight.die = faceOf((dice[0] ?? 1) + add);
    context.emit?.({ do: 'rolled', seat, roll: 'fight', dice, total: fight.die });
    askForCards(context, seat);
  },
  'attack-roll': duelRoll('attack', attackBonus),
  'defend-roll': duelRoll('defend', defendBonus),
};

export const diceChoices: Pick<Game<Traps>['choices'], 'after-roll'> = {
  'after-roll': {
    options: (state, { seat }, content) => momentOptions(dieChangingCards(state, seat, content)),
    answer: (context, command, { seat }) => {
      if (command.do === 'use') useCard(context, seat, command.card);
    },
  },
};
