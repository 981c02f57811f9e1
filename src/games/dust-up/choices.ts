import type { ChoiceRow, Immutable, Refusal, Rules } from '../../engine/game.ts';
import { breakShield, draw } from './changes.ts';
import { attack, encore, liftCard, played, run, spill, swapHearts, takeShield } from './effects.ts';
import { haunt, hauntings } from './ghosts.ts';
import { canBeReached, opponents, playerAt } from './seats.ts';
import { attacks, discarded, shieldsOf } from './targets.ts';
import { endTurn, REFILL } from './turns.ts';
import type { AnyCommand, DustUp, State } from './vocabulary.ts';

/** What may be answered to each question, and what comes of it. */

type At = Immutable<State>;
type Aimed = Extract<AnyCommand, { readonly do: 'opponent' }>;

/** Why a seat cannot be aimed at, or null. */
function unreachable(state: At, seat: number, at: number): Refusal | null {
  if (at === seat) return { rule: 'DU-9', words: 'That is you. Pick somebody else.' };
  if (state.players[at]?.out) return { rule: 'DU-15', words: 'They are out, and safe from all of you.' };
  if (state.players[at]?.untouchable) return { rule: 'DU-16', words: 'Nobody can touch them until their next turn.' };
  return null;
}
const seatsOf = (state: At): number[] => state.players.map((_, seat) => seat);
const aimed = (seats: readonly number[]): Aimed[] => seats.map((at) => ({ do: 'opponent', at }));

/** The part that all questions for an opponent share. */
const opponentRow = {
  options: (state: At, { seat }: { readonly seat: number }) => aimed(opponents(state, seat)),
  candidates: (state: At) => aimed(seatsOf(state)),
  refuse: (state: At, { seat }: { readonly seat: number }, { at }: Aimed) => unreachable(state, seat, at),
};
type Picked = Extract<AnyCommand, { readonly do: 'shield' }>;
/** The part that all questions for a shield card share. */
const shieldRow = {
  options: (state: At, { seat }: { readonly seat: number }) => shieldsOf(state, opponents(state, seat)),
  candidates: (state: At) => shieldsOf(state, seatsOf(state)),
  refuse: (state: At, { seat }: { readonly seat: number }, { of }: Picked) => unreachable(state, seat, of),
};

const attackRow: ChoiceRow<DustUp, 'attack'> = {
  options: (state, { seat }) => attacks(state, seat),
  answer: (turn, { at, shield }, { seat, amount }) => attack(turn, seat, at, shield, amount),
  candidates: (state, { seat }) => [
    ...attacks(state, seat),
    ...seatsOf(state).flatMap((at) => (at === seat || !canBeReached(state, at) ? [{ do: 'attack' as const, at, shield: null }] : [])),
  ],
  refuse: (state, { seat }, { at }) => unreachable(state, seat, at),
};

export const choices: Rules<DustUp>['choices'] = {
  play: {
    secret: true,
    options: ({ players }, { seat }) => {
      const hand = players[seat]?.hand ?? [];
      const options: { do: 'play'; card: string }[] = [];
      for (let i = 0; i < hand.length; i++) {
        const card = hand[i];
        if (card !== undefined && hand.indexOf(card) === i) options.push({ do: 'play', card });
      }
      return options;
    },
    answer: (turn, { card }, { seat }) => {
      const { state } = turn;
      const { hand } = playerAt(state, seat);
      hand.splice(hand.indexOf(card), 1);
      state.turn.owed--;
      const first = played(turn, seat, card, seat, 'hand');
      if (hand.length === 0) draw(turn, seat, REFILL);
      turn.next({ do: 'go-on', seat });
      run(turn, first);
    },
  },
  attack: attackRow,
  'take-shield': { ...shieldRow, answer: (turn, { of, shield }, { seat }) => takeShield(turn, seat, of, shield) },
  'break-shield': { ...shieldRow, answer: (turn, { of, shield }) => breakShield(turn, of, shield) },
  'lift-card': {
    ...opponentRow,
    answer: (turn, { at }, { seat }) => {
      const first = liftCard(turn, seat, at);
      if (first) turn.next(first);
    },
  },
  'swap-hearts': { ...opponentRow, answer: (turn, { at }, { seat }) => swapHearts(turn, seat, at) },
  spill: { ...opponentRow, answer: (turn, { at }, { seat, cards }) => spill(turn, seat, at, cards) },
  encore: {
    options: (state, { seat }) => discarded(state, seat).map((card) => ({ do: 'card', card })),
    answer: (turn, { card }, { seat }) => turn.next(encore(turn, seat, card)),
  },
  haunt: {
    options: (state) => hauntings(state),
    answer: (turn, command, { seat }) => {
      haunt(turn, command, seat);
      endTurn(turn, seat);
    },
  },
};
