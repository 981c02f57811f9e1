import type { ChoiceHandler, Game, Immutable } from '../../../engine/game.ts';
import { REFILL } from '../state/constants.ts';
import type { State } from '../state/state.ts';
import type { AnyCommand, DustUp } from '../state/tasks.ts';
import { attack, copyCard, encore, liftCard, playCard, reach, run, spill, swapHearts, takeBack, takeShield } from './effects.ts';
import { haunt, hauntOptions } from './ghosts.ts';
import { attacks, copied, discarded, shieldsOf } from './legal-moves.ts';
import { breakShield, draw } from './mutations.ts';
import { isTarget, opponents, playerAt } from './players.ts';
import { endTurn } from './turns.ts';
import { outOfReach, unreachable } from './unreachable.ts';

/** The handler of each choice: its legal options and the effect of an answer. */

type At = Immutable<State>;
type Aimed = Extract<AnyCommand, { readonly do: 'opponent' }>;

const seatsOf = (state: At): number[] => state.players.map((_, seat) => seat);
const aimed = (seats: readonly number[]): Aimed[] => seats.map((at) => ({ do: 'opponent', at }));
const aimedAtAll = (state: At): Aimed[] => aimed(seatsOf(state));

/** Shared by all choices of an opponent. */
const opponentHandler = {
  options: (state: At, { seat }: { readonly seat: number }) => aimed(opponents(state, seat)),
  candidates: aimedAtAll,
  refuse: (state: At, { seat }: { readonly seat: number }, { at }: Aimed) => unreachable(state, seat, at),
};
type Picked = Extract<AnyCommand, { readonly do: 'shield' }>;
/** Shared by all choices of a shield card. */
const shieldHandler = {
  options: (state: At, { seat }: { readonly seat: number }) => shieldsOf(state, opponents(state, seat)),
  candidates: (state: At) => shieldsOf(state, seatsOf(state)),
  refuse: (state: At, { seat }: { readonly seat: number }, { of }: Picked) => unreachable(state, seat, of),
};

const attackHandler: ChoiceHandler<DustUp, 'attack'> = {
  options: (state, { seat }) => attacks(state, seat),
  answer: (context, { at, shield }, { seat, amount }) => attack(context, seat, at, shield, amount),
  candidates: (state, { seat }) => [
    ...attacks(state, seat),
    ...seatsOf(state).flatMap((at) => (isTarget(state, seat, at) ? [] : [{ do: 'attack' as const, at, shield: null }])),
  ],
  refuse: (state, { seat }, { at }) => unreachable(state, seat, at),
};

export const choices: Game<DustUp>['choices'] = {
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
    answer: (context, { card }, { seat }) => {
      const { state } = context;
      const { hand } = playerAt(state, seat);
      hand.splice(hand.indexOf(card), 1);
      state.turn.owed--;
      const first = playCard(context, seat, card, seat, 'hand');
      if (hand.length === 0) draw(context, seat, REFILL);
      context.next({ do: 'go-on', seat });
      run(context, first);
    },
  },
  attack: attackHandler,
  'take-shield': { ...shieldHandler, answer: (context, { of, shield }, { seat }) => takeShield(context, seat, of, shield) },
  'break-shield': { ...shieldHandler, answer: (context, { of, shield }) => breakShield(context, of, shield) },
  'lift-card': {
    ...opponentHandler,
    answer: (context, { at }, { seat }) => {
      const first = liftCard(context, seat, at);
      if (first) context.next(first);
    },
  },
  'copy-card': {
    options: (state, { seat }, content) => aimed(copied(state, seat, content)),
    answer: (context, { at }, { seat }) => {
      const first = copyCard(context, seat, at);
      if (first) context.next(first);
    },
    candidates: aimedAtAll,
    refuse: (state, { seat }, { at }, content) =>
      outOfReach(state, seat, at) ??
      (copied(state, seat, content).includes(at) ? null : { rule: 'DU-15', words: 'They did nothing that you could copy.' }),
  },
  reach: { ...opponentHandler, answer: (context, { at }, { seat, amount }) => reach(context, seat, at, amount) },
  'swap-hearts': { ...opponentHandler, answer: (context, { at }, { seat }) => swapHearts(context, seat, at) },
  spill: { ...opponentHandler, answer: (context, { at }, { seat, cards }) => spill(context, seat, at, cards) },
  encore: {
    options: (state, { seat }) => discarded(state, seat).map((card) => ({ do: 'card', card })),
    answer: (context, { card }, { seat }) => context.next(encore(context, seat, card)),
  },
  'take-back': {
    options: (state, { seat }) => discarded(state, seat).map((card) => ({ do: 'card', card })),
    answer: (context, { card }, { seat }) => takeBack(context, seat, card),
  },
  haunt: {
    options: (state) => hauntOptions(state),
    answer: (context, command, { seat }) => {
      haunt(context, command, seat);
      endTurn(context, seat);
    },
  },
};
