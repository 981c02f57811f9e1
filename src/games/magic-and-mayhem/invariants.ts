import type { Immutable, Invariant, Scene, Task } from '../../engine/game.ts';
import { once, unlike } from '../../engine/kit/cards.ts';
import { ground, tileUnder } from './board.ts';
import { type Content, need } from './content.ts';
import { figureInvariants, lies, MANY } from './figure-invariants.ts';
import { missing } from './missing.ts';
import type { Board, State } from './state.ts';
import { E_MARK, FLOOR, STAIRS } from './tiles.ts';
import type { Mayhem } from './vocabulary.ts';
import { inOrder, possible } from './waiting.ts';
import { REASONS, type Reason } from './words.ts';

/** What is always so. The laws look at it after every command; a save that comes in is held against it, and trusted no further. */

type At = Scene<Mayhem>;
const waiting = (agenda: readonly Immutable<Task<Mayhem>>[]): readonly { readonly do: string; readonly card?: string }[] => agenda as never;

const ON_THE_WAY: ReadonlySet<string> = new Set(['keep', 'hand-over', 'close-treasure']);
/** Cards that are on their way: in a task, and nowhere else. */
const underWay = (at: At): string[] => waiting(at.agenda).flatMap((task) => (ON_THE_WAY.has(task.do) && task.card ? [task.card] : []));

const treasures = (at: At): string[] => [
  ...at.state.treasures.draw,
  ...at.state.treasures.discard,
  ...at.state.heroes.flatMap((hero) => hero.cards),
  ...at.state.loot.flatMap((marker) => marker.cards),
  ...at.state.monsters.flatMap((monster) => monster.cards),
  ...underWay(at),
];
const dangers = ({ state }: At): string[] => [...state.dangers.draw, ...state.dangers.discard, ...state.out];

/** More tiles than any box has. */
const MOST_PLACES = 400;
function isBoard(board: Immutable<Board>, content: Content): boolean {
  const { wide, high, slots, opened, blocked } = board;
  if (wide < 1 || high < 1 || wide * high > MOST_PLACES || slots.length !== wide * high) return false;
  const { marks, doors } = ground(board, content);
  const edges = new Set(doors.map(({ edge }) => edge));
  return (
    marks.some((mark, square) => mark === STAIRS && tileUnder(board, content, square)?.kind === 'entrance') &&
    unlike(opened) &&
    opened.every((edge) => edges.has(edge)) &&
    unlike(blocked) &&
    blocked.every((square) => marks[square] === FLOOR)
  );
}

type Winners = 'all' | 'none' | 'a side' | 'a side, or all';
const ENDS: { readonly [K in Reason]: Winners } = {
  escaped: 'all',
  torch: 'none',
  'all-down': 'none',
  'most-gold': 'a side',
  'nobody-out': 'a side, or all',
};
/** Whether these seats are whole sides, and how many. */
function sidesIn({ heroes }: Immutable<State>, winners: readonly number[]): number {
  const won = new Set(winners.map((seat) => heroes[seat]?.side));
  return unlike(winners) && winners.length === heroes.filter(({ side }) => won.has(side)).length ? won.size : 0;
}

export const invariants: readonly Invariant<Mayhem>[] = [
  {
    name: 'everything that is named is in the box',
    holds: (at, content) => missing(at, content) === null,
    wrong: missing,
  },
  {
    name: 'the board has its Entrance, and what is open or blocked on it can be',
    holds: ({ state }, content) => isBoard(state.board, content),
  },
  {
    name: 'no card is in two places',
    holds: (at) => unlike(treasures(at)) && unlike(dangers(at)),
  },
  {
    name: 'each treasure card is in exactly one place',
    dealt: true,
    holds: (at, content) => once(treasures(at), Object.keys(content.treasures)),
  },
  {
    name: 'each monster card is in exactly one place',
    dealt: true,
    holds: (at, content) => once(dangers(at), Object.keys(content.dangers)),
  },
  {
    name: 'each tile and each hero is there once',
    holds: ({ state }) =>
      unlike(state.board.slots.flatMap((slot) => (slot ? [slot.tile] : []))) && unlike(state.heroes.map((hero) => hero.hero)),
  },
  {
    name: 'a monster card is out as long as it has a monster, or is being carried out',
    holds: ({ state, agenda }) =>
      state.monsters.every(({ card }) => card === null || state.out.includes(card)) &&
      state.out.every(
        (card) =>
          state.monsters.some((monster) => monster.card === card) ||
          waiting(agenda).some((task) => task.do === 'close-danger' && task.card === card),
      ),
  },
  {
    name: 'there are two sides in a competitive game and one in any other, each with an Entrance of its own',
    holds: ({ state }, content) => {
      const { mode, sides, heroes, board } = state;
      const homes = sides.map(({ home }) => home);
      const kind = (home: number) => content.tiles[board.slots[home]?.tile ?? '']?.kind;
      const two = mode === 'competitive';
      return (
        sides.length === (two ? 2 : 1) &&
        unlike(homes) &&
        homes.every((home) => board.slots[home]?.up && kind(home) === 'entrance') &&
        heroes.every(({ side }) => side < sides.length) &&
        sides.every(({ bosses, escaped }) => escaped === null || (two && bosses > 0)) &&
        unlike(sides.flatMap(({ escaped }) => escaped ?? []))
      );
    },
  },
  {
    name: 'loot lies on floor, one heap a square',
    holds: ({ state }, content) =>
      unlike(state.loot.map(({ at }) => at)) && state.loot.every(({ at, gold }) => lies(state, content, at) && gold <= 10_000),
  },
  {
    name: 'the turn belongs to somebody, and the torch burns',
    holds: ({ state }) => {
      const { turn, heroes } = state;
      return (
        turn.seat < heroes.length &&
        state.first < heroes.length &&
        turn.steps <= MANY &&
        turn.actions <= MANY &&
        turn.refused.every((seat) => seat < heroes.length) &&
        state.round >= 1 &&
        state.round <= (state.torch ?? 1_000_000)
      );
    },
  },
  {
    name: 'E marks that are spent are E marks',
    holds: ({ state }, content) => {
      const { marks } = ground(state.board, content);
      return unlike(state.spent) && state.spent.every((square) => marks[square] === E_MARK);
    },
  },
  {
    name: 'a house rule is in force once',
    holds: ({ state }) => unlike(state.house),
  },
  {
    name: 'a quest is the one that is being played, and each of its things is in one place',
    holds: ({ state }, content) => {
      if ((state.mode === 'narrative') !== (state.quest !== null)) return false;
      if (!state.quest) return true;
      const printed = need(content.quests, state.quest.id).things.map(({ id }) => id);
      const { things } = state.quest;
      return (
        unlike(state.quest.played) &&
        unlike(things.map(({ thing }) => thing)) &&
        things.every(({ thing, at, by }) => {
          const bearer = by === null ? null : state.heroes[by]?.at;
          return printed.includes(thing) && (by === null ? at !== null && lies(state, content, at) : at === null && bearer != null);
        })
      );
    },
  },
  {
    name: 'nothing is asked twice before its deck is used up',
    holds: ({ state }) => unlike(state.asked.riddles) && unlike(state.asked.twisters),
  },
  {
    name: 'the game ends in one of its ways: for everybody, for nobody, or for one of two sides',
    holds: ({ state, outcome }, content) => {
      if (!outcome) return true;
      if (state.quest) {
        const told = content.quests[state.quest.id]?.endings.find(({ id }) => id === outcome.reason);
        return told !== undefined && outcome.winners.length === (told.mood === 'won' ? state.heroes.length : 0);
      }
      const reason = REASONS.find((one) => one === outcome.reason);
      if (!reason) return false;
      const end = ENDS[reason];
      if (end.startsWith('a side') !== (state.mode === 'competitive')) return false;
      const won = sidesIn(state, outcome.winners);
      return end === 'none' ? outcome.winners.length === 0 : end === 'a side, or all' ? won > 0 : won === 1;
    },
  },
  {
    name: 'the round goes on after whatever waits, and one thing is asked at a time',
    holds: (at) => at.outcome !== null || inOrder(at),
  },
  {
    name: 'what waits can be done',
    holds: (at, content) => at.outcome !== null || possible(at, content),
  },
  ...figureInvariants,
];
