import type { Rules } from '../../engine/game.ts';
import { slotOf } from './board.ts';
import { draft, drawFrom, drop, type Play, take } from './changes.ts';
import { need } from './content.ts';
import { canCarry } from './figures.ts';
import { comesOff, treasureOn } from './levels.ts';
import type { Mayhem } from './vocabulary.ts';

/** E marks, the two decks, and what is found (MM-13 to MM-18, MM-22). */

/** Heroes on the tile of `at`, other than `seat`, who could carry the card. */
function carriers(
  turn: Pick<Play, 'content'> & { readonly state: Parameters<Rules<Mayhem>['choices']['turn']['options']>[0] },
  seat: number,
  card: string,
  at: number,
): number[] {
  const { state, content } = turn;
  const found = need(content.treasures, card);
  const place = slotOf(state.board.wide, at);
  return state.heroes.flatMap((hero, other) =>
    other !== seat && hero.at !== null && slotOf(state.board.wide, hero.at) === place && canCarry(hero, found, content) ? [other] : [],
  );
}

export const encounterSteps: Pick<Rules<Mayhem>['steps'], 'draw-danger' | 'draw-treasure' | 'close-danger' | 'close-treasure' | 'keep'> = {
  'draw-danger': (turn, { seat, at }) => {
    const card = drawFrom(turn, 'dangers');
    if (card === null) return turn.emit?.({ do: 'found-nothing', seat, deck: 'dangers' });
    turn.reveal('draw');
    turn.state.out.push(card);
    turn.emit?.({ do: 'danger-drawn', seat, card });
    turn.next({ do: 'run', list: `${card}/effects`, next: 0, seat, hero: null, monster: null, at }, { do: 'close-danger', card });
  },

  // MM-14: a card stays out until its last monster is dead
  'close-danger': (turn, { card }) => {
    const { state } = turn;
    if (!state.out.includes(card) || state.monsters.some((monster) => monster.card === card)) return;
    state.out.splice(state.out.indexOf(card), 1);
    state.dangers.discard.push(card);
  },

  'draw-treasure': (turn, { seat, at }) => {
    const card = drawFrom(turn, 'treasures');
    if (card === null) return turn.emit?.({ do: 'found-nothing', seat, deck: 'treasures' });
    turn.reveal('draw');
    turn.emit?.({ do: 'treasure-drawn', seat, card });
    if (need(turn.content.treasures, card).kind !== 'scenario') return turn.next({ do: 'keep', seat, card, at });
    turn.next({ do: 'run', list: `${card}/found`, next: 0, seat, hero: null, monster: null, at }, { do: 'close-treasure', card });
  },

  // only now, or a scenario that draws could be shuffled in and find itself for ever
  'close-treasure': (turn, { card }) => {
    turn.state.treasures.discard.push(card);
  },

  // MM-18: too heavy for its finder: handed over at once, free, or left as a loot marker
  keep: (turn, { seat, card, at }) => {
    const hero = draft(turn, seat);
    if (hero.at !== null && canCarry(hero, need(turn.content.treasures, card), turn.content)) {
      turn.emit?.({ do: 'kept', seat, card });
      return take(turn, seat, card);
    }
    const where = hero.at ?? at;
    if (carriers(turn, seat, card, where).length > 0) turn.next({ do: 'hand-over', seat, card, at: where });
    else leave(turn, seat, card, where);
  },
};

function leave(turn: Play, seat: number, card: string, at: number): void {
  drop(turn, at, 0, [card]);
  turn.emit?.({ do: 'left-behind', seat, card });
}

export const encounterChoices: Pick<Rules<Mayhem>['choices'], 'pick-mark' | 'hand-over'> = {
  'pick-mark': {
    options: (_state, { marks }) => marks.map((at) => ({ do: 'mark', at })),
    answer: (turn, { at }, { seat }) => turn.next({ do: 'encounter-roll', seat, at, count: 1, faces: 6 }),
  },
  'hand-over': {
    options: (state, { seat, card, at }, content) => [
      ...carriers({ state, content }, seat, card, at).map((to) => ({ do: 'hand' as const, to })),
      { do: 'leave' },
    ],
    answer: (turn, command, { seat, card, at }) => {
      if (command.do === 'leave') return leave(turn, seat, card, at);
      turn.emit?.({ do: 'gave', seat, to: command.to, card });
      take(turn, command.to, card);
    },
  },
};

export const encounterRolls: Pick<Rules<Mayhem>['rolls'], 'encounter-roll'> = {
  // MM-14: a monster card, or from 4 on a treasure card (MM-49, MM-50)
  'encounter-roll': (turn, [die = 1], { seat, at }) => {
    const { state } = turn;
    const good = comesOff(die, treasureOn(state), state);
    if (state.spentMarks) state.spent.push(at);
    turn.emit?.({ do: 'rolled', seat, roll: 'encounter-roll', die, good });
    turn.next({ do: good ? 'draw-treasure' : 'draw-danger', seat, at });
  },
};
