import type { Game } from '../../../engine/game.ts';
import { rowAddress } from '../content/content.ts';
import type { Traps } from '../state/tasks.ts';
import { levelOf } from './board.ts';
import { type Context, die, drawFrom, momentOptions, playerDraft, theft, useCard } from './mutations.ts';
import { cardsFor, guardOf, playerAt, roomFor } from './players.ts';

/** Fights with monsters, duels, thefts and death (TT-11 to TT-16). */

const one = { count: 1, faces: 6 } as const;

/** TT-11: draws a monster card, or several to choose from. */
export function startFight(context: Context, seat: number): void {
  const { state } = context;
  const cards: string[] = [];
  const wanted = Math.max(1, state.turn.bait);
  state.turn.bait = 0;
  while (cards.length < wanted) {
    const card = drawFrom(context, 'monsters');
    if (card === null) break;
    cards.push(card);
  }
  const [card] = cards;
  if (card === undefined) {
    context.emit?.({ do: 'nobody-came', seat });
    return;
  }
  const { at } = playerDraft(context, seat);
  const level = levelOf(state, at);
  const place = state.places[at];
  if (place && !state.oldBook) place.quiet = true;
  state.fight = { cards, level, die: null };
  context.next({ do: 'fight-roll', seat, add: 0, ...one }, { do: 'fought', seat }, { do: 'close-fight', seat });
  if (cards.length === 1) context.emit?.({ do: 'monster-drawn', seat, card, level });
  else {
    context.emit?.({ do: 'monsters-lured', seat, cards: [...cards], level });
    context.next({ do: 'face', seat });
  }
}

/** TT-16: each of the two players rolls one die. */
export function startDuel(context: Context, seat: number, on: number): void {
  context.state.duel = { by: seat, on, attack: null, defend: null };
  context.emit?.({ do: 'attacked', seat, on });
  context.next(
    { do: 'attack-roll', seat, add: 0, ...one },
    { do: 'defend-roll', seat: on, add: 0, ...one },
    { do: 'attacked', seat },
    { do: 'close-duel', seat },
  );
}

export const fightSteps: Pick<Game<Traps>['steps'], 'fought' | 'close-fight' | 'attacked' | 'close-duel' | 'rob' | 'perish'> = {
  fought: (context, { seat }) => {
    const { fight } = context.state;
    const card = fight?.cards[0];
    if (!fight || fight.die === null || card === undefined) return;
    const { level, die: face } = fight;
    const list = rowAddress(card, level, face);
    context.emit?.({ do: 'fought', seat, card, level, die: face });
    if ((context.content.lists.get(list)?.length ?? 0) > 0) context.next({ do: 'run', list, next: 0, seat, level, by: null });
    else context.emit?.({ do: 'nothing-happened', seat });
  },
  'close-fight': ({ state }) => {
    state.monsters.discard.push(...(state.fight?.cards ?? []));
    state.fight = null;
  },

  attacked: (context, { seat }) => {
    const { state, content } = context;
    const { duel } = state;
    if (!duel || duel.attack === null || duel.defend === null) return;
    const { on, attack, defend } = duel;
    if (attack < defend) {
      state.turn.over = true;
      return context.emit?.({ do: 'stunned', seat, by: on });
    }
    const robbed = playerDraft(context, on);
    const amount = Math.min(attack - defend - guardOf(robbed, content), robbed.gold, roomFor(state, playerDraft(context, seat)));
    if (amount > 0) theft(context, seat, on, amount);
    else context.emit?.({ do: 'stole-nothing', seat, from: on });
  },
  'close-duel': ({ state }) => {
    state.duel = null;
  },

  rob: (context, { seat, by, amount }) => {
    const robbed = playerDraft(context, seat);
    const thief = playerDraft(context, by);
    const stolen = Math.min(amount, robbed.gold, roomFor(context.state, thief));
    robbed.gold -= stolen;
    thief.gold += stolen;
    context.emit?.({ do: 'stole', seat: by, from: seat, amount: stolen });
  },

  perish: (context, { seat }) => {
    const player = playerDraft(context, seat);
    if (player.health > 0) return;
    if (cardsFor(player, 'death', context.content).length > 0) context.next({ do: 'dying', seat });
    else die(context, seat);
  },
};

export const fightChoices: Pick<Game<Traps>['choices'], 'face' | 'robbed' | 'dying'> = {
  face: {
    options: ({ fight }) => (fight?.cards ?? []).map((card) => ({ do: 'face', card })),
    answer: (context, { card }, { seat }) => {
      const { fight, monsters } = context.state;
      if (!fight) return;
      monsters.discard.push(...fight.cards.filter((other) => other !== card));
      fight.cards = [card];
      context.emit?.({ do: 'monster-drawn', seat, card, level: fight.level });
    },
  },
  robbed: {
    options: (state, { seat }, content) => momentOptions(cardsFor(playerAt(state, seat), 'theft', content)),
    answer: (context, command, { seat, by, amount }) => {
      if (command.do === 'use') useCard(context, seat, command.card);
      else context.next({ do: 'rob', seat, by, amount });
    },
  },
  dying: {
    options: (state, { seat }, content) => momentOptions(cardsFor(playerAt(state, seat), 'death', content)),
    answer: (context, command, { seat }) => {
      if (command.do === 'use') useCard(context, seat, command.card);
      else die(context, seat);
    },
  },
};
