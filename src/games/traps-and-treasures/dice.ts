import type { Immutable, Rules } from '../../engine/game.ts';
import { momentOptions, type Play, useCard } from './changes.ts';
import type { Content } from './content.ts';
import { attackBonus, cardsFor, defendBonus, effectsOf, playerAt } from './players.ts';
import type { Held, State } from './state.ts';
import type { Traps } from './vocabulary.ts';

/** Dice of fights: who threw which, and the cards that can still change it (TT-13). */

const FACES = 6;
const one = { count: 1, faces: FACES } as const;

/** The row of a monster that a die comes to. */
const faceOf = (die: number): number => Math.min(FACES, die);

/** Cards that could change the die `seat` has just thrown. A six of a fight cannot become more. */
export function changers(state: Immutable<State>, seat: number, content: Content): readonly Immutable<Held>[] {
  const full = state.fight?.die === FACES;
  return cardsFor(playerAt(state, seat), 'roll', content).filter(
    ({ card }) => !full || effectsOf(card, content).some((effect) => effect.do !== 'add'),
  );
}
function askForCards(turn: Play, seat: number): void {
  if (changers(turn.state, seat, turn.content).length > 0) turn.next({ do: 'after-roll', seat });
}

/** What the card "roll again" does. */
export function rollAgain(turn: Play, seat: number, add: number): void {
  const { fight, duel } = turn.state;
  if (fight) {
    fight.die = null;
    turn.next({ do: 'fight-roll', seat, add, ...one });
  } else if (duel?.by === seat) {
    duel.attack = null;
    turn.next({ do: 'attack-roll', seat, add, ...one });
  } else if (duel) {
    duel.defend = null;
    turn.next({ do: 'defend-roll', seat, add, ...one });
  }
}
/** What the card that adds to a die does. */
export function addToDie(turn: Play, seat: number, amount: number): void {
  const { fight, duel } = turn.state;
  let total = 0;
  if (fight?.die != null) total = fight.die = faceOf(fight.die + amount);
  else if (duel?.by === seat && duel.attack !== null) total = duel.attack += amount;
  else if (duel?.defend != null) total = duel.defend += amount;
  turn.emit?.({ do: 'die-changed', seat, total });
  askForCards(turn, seat);
}

/** TT-16: a die of either side, with what its cards add. */
const duelRoll =
  (roll: 'attack' | 'defend', bonus: typeof attackBonus) =>
  (turn: Play, dice: readonly number[], { seat, add }: { readonly seat: number; readonly add: number }): void => {
    const { duel } = turn.state;
    if (!duel) return;
    const total = (dice[0] ?? 1) + add + bonus(playerAt(turn.state, seat), turn.content);
    duel[roll] = total;
    turn.emit?.({ do: 'rolled', seat, roll, dice, total });
    askForCards(turn, seat);
  };

export const diceRolls: Pick<Rules<Traps>['rolls'], 'fight-roll' | 'attack-roll' | 'defend-roll'> = {
  'fight-roll': (turn, dice, { seat, add }) => {
    const { fight } = turn.state;
    if (!fight) return;
    fight.die = faceOf((dice[0] ?? 1) + add);
    turn.emit?.({ do: 'rolled', seat, roll: 'fight', dice, total: fight.die });
    askForCards(turn, seat);
  },
  'attack-roll': duelRoll('attack', attackBonus),
  'defend-roll': duelRoll('defend', defendBonus),
};

export const diceChoices: Pick<Rules<Traps>['choices'], 'after-roll'> = {
  'after-roll': {
    options: (state, { seat }, content) => momentOptions(changers(state, seat, content)),
    answer: (turn, command, { seat }) => {
      if (command.do === 'use') useCard(turn, seat, command.card);
    },
  },
};
