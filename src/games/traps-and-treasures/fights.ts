import type { Rules } from '../../engine/game.ts';
import { levelOf } from './board.ts';
import { die, draft, drawFrom, momentOptions, type Play, theft, useCard } from './changes.ts';
import { rowAddress } from './content.ts';
import { cardsFor, guardOf, playerAt } from './players.ts';
import type { Traps } from './vocabulary.ts';

/** Attacking monsters and players, thefts and death (TT-11 to TT-16). */

const one = { count: 1, faces: 6 } as const;

/** TT-11: a monster card is drawn, or some to pick from. */
export function startFight(turn: Play, seat: number): void {
  const { state } = turn;
  const cards: string[] = [];
  const wanted = Math.max(1, state.turn.bait);
  state.turn.bait = 0;
  while (cards.length < wanted) {
    const card = drawFrom(turn, 'monsters');
    if (card === null) break;
    cards.push(card);
  }
  const [card] = cards;
  if (card === undefined) {
    turn.emit?.({ do: 'nobody-came', seat });
    return;
  }
  const level = levelOf(state, draft(turn, seat).at);
  state.fight = { cards, level, die: null };
  turn.next({ do: 'fight-roll', seat, add: 0, ...one }, { do: 'fought', seat }, { do: 'close-fight', seat });
  if (cards.length === 1) turn.emit?.({ do: 'monster-drawn', seat, card, level });
  else {
    turn.emit?.({ do: 'monsters-lured', seat, cards: [...cards], level });
    turn.next({ do: 'face', seat });
  }
}

/** TT-16: each rolls one die. */
export function startDuel(turn: Play, seat: number, on: number): void {
  turn.state.duel = { by: seat, on, attack: null, defend: null };
  turn.emit?.({ do: 'attacked', seat, on });
  turn.next(
    { do: 'attack-roll', seat, add: 0, ...one },
    { do: 'defend-roll', seat: on, add: 0, ...one },
    { do: 'attacked', seat },
    { do: 'close-duel', seat },
  );
}

export const fightSteps: Pick<Rules<Traps>['steps'], 'fought' | 'close-fight' | 'attacked' | 'close-duel' | 'rob' | 'perish'> = {
  fought: (turn, { seat }) => {
    const { fight } = turn.state;
    const card = fight?.cards[0];
    if (!fight || fight.die === null || card === undefined) return;
    const { level, die: face } = fight;
    const list = rowAddress(card, level, face);
    turn.emit?.({ do: 'fought', seat, card, level, die: face });
    if ((turn.content.lists.get(list)?.length ?? 0) > 0) turn.next({ do: 'run', list, next: 0, seat, level });
    else turn.emit?.({ do: 'nothing-happened', seat });
  },
  'close-fight': ({ state }) => {
    state.monsters.discard.push(...(state.fight?.cards ?? []));
    state.fight = null;
  },

  attacked: (turn, { seat }) => {
    const { state, content } = turn;
    const { duel } = state;
    if (!duel || duel.attack === null || duel.defend === null) return;
    const { on, attack, defend } = duel;
    if (attack < defend) {
      state.turn.over = true;
      return turn.emit?.({ do: 'stunned', seat, by: on });
    }
    const robbed = draft(turn, on);
    const amount = Math.min(attack - defend - guardOf(robbed, content), robbed.gold);
    if (amount > 0) theft(turn, seat, on, amount);
    else turn.emit?.({ do: 'stole-nothing', seat, from: on });
  },
  'close-duel': ({ state }) => {
    state.duel = null;
  },

  rob: (turn, { seat, by, amount }) => {
    const robbed = draft(turn, seat);
    const stolen = Math.min(amount, robbed.gold);
    robbed.gold -= stolen;
    draft(turn, by).gold += stolen;
    turn.emit?.({ do: 'stole', seat: by, from: seat, amount: stolen });
  },

  perish: (turn, { seat }) => {
    const player = draft(turn, seat);
    if (player.health > 0) return;
    if (cardsFor(player, 'death', turn.content).length > 0) turn.next({ do: 'dying', seat });
    else die(turn, seat);
  },
};

export const fightChoices: Pick<Rules<Traps>['choices'], 'face' | 'robbed' | 'dying'> = {
  face: {
    options: ({ fight }) => (fight?.cards ?? []).map((card) => ({ do: 'face', card })),
    answer: (turn, { card }, { seat }) => {
      const { fight, monsters } = turn.state;
      if (!fight) return;
      monsters.discard.push(...fight.cards.filter((other) => other !== card));
      fight.cards = [card];
      turn.emit?.({ do: 'monster-drawn', seat, card, level: fight.level });
    },
  },
  robbed: {
    options: (state, { seat }, content) => momentOptions(cardsFor(playerAt(state, seat), 'theft', content)),
    answer: (turn, command, { seat, by, amount }) => {
      if (command.do === 'use') useCard(turn, seat, command.card);
      else turn.next({ do: 'rob', seat, by, amount });
    },
  },
  dying: {
    options: (state, { seat }, content) => momentOptions(cardsFor(playerAt(state, seat), 'death', content)),
    answer: (turn, command, { seat }) => {
      if (command.do === 'use') useCard(turn, seat, command.card);
      else die(turn, seat);
    },
  },
};
