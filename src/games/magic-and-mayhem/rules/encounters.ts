import type { Game } from '../../../engine/game.ts';
import { cardOf } from '../content/content.ts';
import { CALLS_EVERY } from '../state/constants.ts';
import type { Mayhem } from '../state/tasks.ts';
import { slotOf, tileUnder } from './board.ts';
import { comesOff, treasureOn } from './difficulty.ts';
import { canCarry } from './figures.ts';
import { type Context, drawFrom, dropLoot, heroDraft, takeLoot } from './mutations.ts';

/** E marks, the two decks, and found cards (MM-13 to MM-18, MM-22). */

/** Heroes on the tile of `at`, except `seat`, who can carry the card. */
function carriers(
  context: Pick<Context, 'content'> & { readonly state: Parameters<Game<Mayhem>['choices']['turn']['options']>[0] },
  seat: number,
  card: string,
  at: number,
): number[] {
  const { state, content } = context;
  const found = cardOf(content.treasures, card);
  const place = slotOf(state.board.wide, at);
  return state.heroes.flatMap((hero, other) =>
    other !== seat && hero.at !== null && slotOf(state.board.wide, hero.at) === place && canCarry(hero, found, content) ? [other] : [],
  );
}

/** What a danger card does to a hero at `at`. `caller` is the boss that has called it. */
function meet(context: Context, seat: number, at: number, card: string, caller?: string): void {
  context.reveal('draw');
  context.state.out.push(card);
  context.emit?.({ do: 'danger-drawn', seat, card, ...(caller !== undefined && { caller }) });
  context.next({ do: 'run', list: `${card}/effects`, next: 0, seat, hero: null, monster: null, at }, { do: 'close-danger', card });
}

/** MM-57: as a hero's turn begins, a boss that is awake may call a monster: the next one in the deck. */
export function callHelp(context: Context, seat: number, at: number): void {
  const { state, content } = context;
  if (state.byTheBook || state.mode !== 'cooperative' || state.heroes.length === 1 || (state.round + seat) % CALLS_EVERY !== 0) return;
  const boss = state.monsters.find(({ monster, asleep }) => !asleep && cardOf(content.monsters, monster).boss);
  if (!boss || tileUnder(state.board, content, at)?.kind === 'store') return;
  const others: string[] = [];
  let card = drawFrom(context, 'dangers');
  for (; card !== null && cardOf(content.dangers, card).kind !== 'monster'; card = drawFrom(context, 'dangers')) others.push(card);
  state.dangers.discard.push(...others);
  if (card !== null) meet(context, seat, at, card, boss.monster);
}

export const encounterSteps: Pick<Game<Mayhem>['steps'], 'draw-danger' | 'draw-treasure' | 'close-danger' | 'close-treasure' | 'keep'> = {
  'draw-danger': (context, { seat, at }) => {
    const { quest } = context.state;
    // MM-43: nobody fights in a peaceful story
    const peaceful = quest !== null && cardOf(context.content.quests, quest.id).peaceful;
    const card = peaceful ? null : drawFrom(context, 'dangers');
    if (card === null) return context.emit?.({ do: 'found-nothing', seat, deck: 'dangers' });
    meet(context, seat, at, card);
  },

  // MM-14: a card is discarded when its last monster is dead
  'close-danger': (context, { card }) => {
    const { state } = context;
    if (!state.out.includes(card) || state.monsters.some((monster) => monster.card === card)) return;
    state.out.splice(state.out.indexOf(card), 1);
    state.dangers.discard.push(card);
  },

  'draw-treasure': (context, { seat, at }) => {
    const card = drawFrom(context, 'treasures');
    if (card === null) return context.emit?.({ do: 'found-nothing', seat, deck: 'treasures' });
    context.reveal('draw');
    context.emit?.({ do: 'treasure-drawn', seat, card });
    if (cardOf(context.content.treasures, card).kind !== 'scenario') return context.next({ do: 'keep', seat, card, at });
    context.next({ do: 'run', list: `${card}/found`, next: 0, seat, hero: null, monster: null, at }, { do: 'close-treasure', card });
  },

  // Discarded only now: a scenario that draws cards must not draw itself again.
  'close-treasure': (context, { card }) => {
    context.state.treasures.discard.push(card);
  },

  // MM-18: a card too heavy for its finder is given to another hero for free, or becomes a loot marker
  keep: (context, { seat, card, at }) => {
    const hero = heroDraft(context, seat);
    if (hero.at !== null && canCarry(hero, cardOf(context.content.treasures, card), context.content)) {
      context.emit?.({ do: 'kept', seat, card });
      return takeLoot(context, seat, card);
    }
    const where = hero.at ?? at;
    if (carriers(context, seat, card, where).length > 0) context.next({ do: 'hand-over', seat, card, at: where });
    else leave(context, seat, card, where);
  },
};

function leave(context: Context, seat: number, card: string, at: number): void {
  dropLoot(context, at, 0, [card]);
  context.emit?.({ do: 'left-behind', seat, card });
}

export const encounterChoices: Pick<Game<Mayhem>['choices'], 'pick-mark' | 'hand-over'> = {
  'pick-mark': {
    options: (_state, { marks }) => marks.map((at) => ({ do: 'mark', at })),
    answer: (context, { at }, { seat }) => context.next({ do: 'encounter-roll', seat, at, count: 1, faces: 6 }),
  },
  'hand-over': {
    options: (state, { seat, card, at }, content) => [
      ...carriers({ state, content }, seat, card, at).map((to) => ({ do: 'hand' as const, to })),
      { do: 'leave' },
    ],
    answer: (context, command, { seat, card, at }) => {
      if (command.do === 'leave') return leave(context, seat, card, at);
      context.emit?.({ do: 'gave', seat, to: command.to, card });
      takeLoot(context, command.to, card);
    },
  },
};

export const encounterRolls: Pick<Game<Mayhem>['rolls'], 'encounter-roll'> = {
  // MM-14: a monster card, or a treasure card from 4 on (MM-49, MM-50)
  'encounter-roll': (context, [die = 1], { seat, at }) => {
    const { state } = context;
    const good = comesOff(die, treasureOn(state), state);
    if (state.spentMarks) state.spent.push(at);
    context.emit?.({ do: 'rolled', seat, roll: 'encounter-roll', die, good });
    context.next({ do: good ? 'draw-treasure' : 'draw-danger', seat, at });
  },
};
