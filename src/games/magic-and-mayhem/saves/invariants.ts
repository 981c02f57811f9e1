import type { Immutable, Invariant, Snapshot, Task } from '../../../engine/game.ts';
import { goesOn } from '../../../engine/shared/agenda.ts';
import { allDifferent, eachOnce } from '../../../engine/shared/cards.ts';
import { allThere } from '../../../engine/shared/references.ts';
import { type Content, cardOf } from '../content/content.ts';
import { boardGeometry, tileUnder } from '../rules/board.ts';
import { E_MARK, FLOOR, STAIRS } from '../rules/tiles.ts';
import { REASONS, type Reason } from '../state/constants.ts';
import type { Board, State } from '../state/state.ts';
import type { Mayhem } from '../state/tasks.ts';
import { figureInvariants, UPPER_BOUND } from './figure-invariants.ts';
import { references } from './references.ts';

/** The invariants of the state. Property tests check them after every command, and import validation checks each save with them. */

type At = Snapshot<Mayhem>;
const waiting = (agenda: readonly Immutable<Task<Mayhem>>[]): readonly { readonly do: string; readonly card?: string }[] => agenda as never;

const ON_THE_WAY: ReadonlySet<string> = new Set(['keep', 'hand-over', 'close-treasure']);
/** Cards that are in a task and nowhere else. */
const cardsInTasks = (at: At): string[] => waiting(at.agenda).flatMap((task) => (ON_THE_WAY.has(task.do) && task.card ? [task.card] : []));

const treasures = (at: At): string[] => [
  ...at.state.treasures.draw,
  ...at.state.treasures.discard,
  ...at.state.heroes.flatMap((hero) => hero.cards),
  ...at.state.loot.flatMap((marker) => marker.cards),
  ...at.state.monsters.flatMap((monster) => monster.cards),
  ...cardsInTasks(at),
];
/** The cards of a deck that stayed in the box. */
const aside = ({ state }: At, deck: object): string[] => state.aside.filter((id) => Object.hasOwn(deck, id));
const dangers = ({ state }: At): string[] => [...state.dangers.draw, ...state.dangers.discard, ...state.out];

/** An upper bound for the number of slots. */
const MOST_PLACES = 400;
function isBoard(board: Immutable<Board>, content: Content): boolean {
  const { wide, high, slots, opened, blocked } = board;
  if (wide < 1 || high < 1 || wide * high > MOST_PLACES || slots.length !== wide * high) return false;
  const { marks, doors } = boardGeometry(board, content);
  const edges = new Set(doors.map(({ edge }) => edge));
  return (
    marks.some((mark, square) => mark === STAIRS && tileUnder(board, content, square)?.kind === 'entrance') &&
    allDifferent(opened) &&
    opened.every((edge) => edges.has(edge)) &&
    allDifferent(blocked) &&
    blocked.every((square) => marks[square] === FLOOR)
  );
}

type Winners = 'all' | 'none' | 'a side' | 'a side, or all';
const ENDS: { readonly [K in Reason]: Winners } = {
  escaped: 'all',
  'left-behind': 'none',
  torch: 'none',
  'all-down': 'none',
  'most-gold': 'a side',
  'nobody-out': 'a side, or all',
};
/** Whether these seats are complete sides, and the number of sides. */
function sidesIn({ heroes }: Immutable<State>, winners: readonly number[]): number {
  const won = new Set(winners.map((seat) => heroes[seat]?.side));
  return allDifferent(winners) && winners.length === heroes.filter(({ side }) => won.has(side)).length ? won.size : 0;
}

export const invariants: readonly Invariant<Mayhem>[] = [
  allThere(references),
  goesOn<Mayhem>('start-turn', 'start-move', 'go-on', 'turn', 'end-turn', 'monsters', 'next-round'),
  {
    name: 'the board has its Entrance, and what is open or blocked on it can be',
    holds: ({ state }, content) => isBoard(state.board, content),
  },
  {
    name: 'no card is in two places',
    holds: (at) => allDifferent([...treasures(at), ...at.state.aside]) && allDifferent([...dangers(at), ...at.state.aside]),
  },
  {
    name: 'each treasure card is in exactly one place',
    dealt: true,
    holds: (at, content) => eachOnce([...treasures(at), ...aside(at, content.treasures)], Object.keys(content.treasures)),
  },
  {
    name: 'each monster card is in exactly one place',
    dealt: true,
    holds: (at, content) => eachOnce([...dangers(at), ...aside(at, content.dangers)], Object.keys(content.dangers)),
  },
  {
    name: 'each tile and each hero is there once',
    holds: ({ state }) =>
      allDifferent(state.board.slots.flatMap((slot) => (slot ? [slot.tile] : []))) && allDifferent(state.heroes.map((hero) => hero.hero)),
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
        allDifferent(homes) &&
        homes.every((home) => board.slots[home]?.up && kind(home) === 'entrance') &&
        heroes.every(({ side }) => side < sides.length) &&
        sides.every(({ bosses, escaped }) => escaped === null || (two && bosses > 0)) &&
        allDifferent(sides.flatMap(({ escaped }) => escaped ?? []))
      );
    },
  },
  {
    name: 'loot lies one heap a square',
    holds: ({ state }) => allDifferent(state.loot.map(({ at }) => at)) && state.loot.every(({ gold }) => gold <= 10_000),
  },
  {
    name: 'a turn is bounded, and the torch burns',
    holds: ({ state }) => {
      const { turn } = state;
      return turn.steps <= UPPER_BOUND && turn.actions <= UPPER_BOUND && state.round >= 1 && state.round <= (state.torch ?? 1_000_000);
    },
  },
  {
    name: 'E marks that are spent are E marks',
    holds: ({ state }, content) => {
      const { marks } = boardGeometry(state.board, content);
      return allDifferent(state.spent) && state.spent.every((square) => marks[square] === E_MARK);
    },
  },
  {
    name: 'a feature is used on a lit tile that has one, once by each hero',
    holds: ({ state }, content) =>
      allDifferent(state.used.map(({ slot }) => slot)) &&
      state.used.every(({ slot, seats }) => {
        const place = state.board.slots[slot];
        return allDifferent(seats) && place?.up === true && content.tiles[place.tile]?.feature !== undefined;
      }),
  },
  {
    name: 'a house rule is in force once',
    holds: ({ state }) => allDifferent(state.house),
  },
  {
    name: 'a quest is the one that is being played, and each of its things is in one place',
    holds: ({ state }, content) => {
      if ((state.mode === 'narrative') !== (state.quest !== null)) return false;
      if (!state.quest) return true;
      const printed = cardOf(content.quests, state.quest.id).things.map(({ id }) => id);
      const { things } = state.quest;
      return (
        allDifferent(state.quest.played) &&
        allDifferent(things.map(({ thing }) => thing)) &&
        things.every(({ thing, at, by }) => {
          const bearer = by === null ? null : state.heroes[by]?.at;
          return printed.includes(thing) && (by === null ? at !== null : at === null && bearer != null);
        })
      );
    },
  },
  {
    name: 'what has been asked is noted once',
    holds: ({ state }) => Object.values(state.asked).every(allDifferent),
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
  ...figureInvariants,
];
