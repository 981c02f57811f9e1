import type { Immutable } from '../engine/game.ts';
import { worth } from '../games/traps-and-treasures/rules/players.ts';
import { LEVELS, type Level } from '../games/traps-and-treasures/state/constants.ts';
import type { State } from '../games/traps-and-treasures/state/state.ts';
import type { Event, Traps } from '../games/traps-and-treasures/state/tasks.ts';
import type { EveningStatistics } from './evening.ts';
import { mean, rounded } from './statistics.ts';

/** What an evening of Traps and Treasures was like (issue 20). */

/** One game, counted. */
type Game = {
  laid: number;
  finds: number;
  robberies: number;
  knockOuts: number;
  turns: number;
  idle: number;
  readonly fights: Map<number, number>;
  readonly levels: { [K in Level]: number };
  readonly monsters: Set<string>;
  readonly treasures: Set<string>;
  /** Who led as each turn began. */
  readonly leaders: (readonly number[])[];
  /** Whether anything but moving happened in this turn. */
  busy: boolean;
  /** Who called the last turns. */
  caller: number | null;
  won: number;
  overturned: boolean;
  late: boolean;
};

const newGame = (): Game => ({
  laid: 0,
  finds: 0,
  robberies: 0,
  knockOuts: 0,
  turns: 0,
  idle: 0,
  fights: new Map(),
  levels: { 1: 0, 2: 0, 3: 0 },
  monsters: new Set(),
  treasures: new Set(),
  leaders: [],
  busy: true,
  caller: null,
  won: 0,
  overturned: false,
  late: false,
});

/** What alone makes no turn worth telling. */
const IDLE: ReadonlySet<Event['do']> = new Set(['moved', 'turn-began', 'round-began', 'tiles-drawn', 'refilled', 'ended']);

/** Who has the most gold, in the chest and in the sack. */
function leadersOf({ players }: Immutable<State>): readonly number[] {
  const most = Math.max(...players.map(worth));
  return players.flatMap((player, seat) => (worth(player) === most ? [seat] : []));
}

function count(game: Game, event: Event, state: Immutable<State>): void {
  if (!IDLE.has(event.do)) game.busy = true;
  switch (event.do) {
    case 'laid':
      game.laid++;
      break;
    case 'found':
      game.finds++;
      break;
    case 'monster-drawn': {
      const at = state.players[event.seat]?.at ?? 0;
      game.fights.set(at, (game.fights.get(at) ?? 0) + 1);
      game.levels[event.level]++;
      game.monsters.add(event.card);
      break;
    }
    case 'treasure-drawn':
      game.treasures.add(event.card);
      break;
    case 'attacked':
      game.robberies++;
      break;
    case 'died':
      game.knockOuts++;
      break;
    case 'last-turns':
      game.caller = event.seat;
  }
}

function endTurn(game: Game): void {
  if (!game.busy) game.idle++;
}

/** Counts whole games. A shared lead at half time counts as a part of one. */
export function trapsEvening(): EveningStatistics<Traps> {
  const games: Game[] = [];
  return {
    watch: () => {
      const game = newGame();
      games.push(game);
      return {
        turnBegan: (_seat, state) => {
          endTurn(game);
          game.turns++;
          game.busy = false;
          game.leaders.push(leadersOf(state));
        },
        happened: (event, state) => count(game, event, state),
        ended: (_state, { winners, reason }) => {
          endTurn(game);
          const leaders = game.leaders[Math.floor(game.leaders.length / 2)] ?? [];
          game.won = leaders.filter((seat) => winners.includes(seat)).length / Math.max(1, leaders.length);
          game.overturned = game.caller !== null && !winners.includes(game.caller);
          game.late = reason === 'late';
        },
      };
    },
    figures: () => {
      const of = (what: (game: Game) => number): number => rounded(mean(games.map(what)), 3);
      const sum = (what: (game: Game) => number): number => games.reduce((all, game) => all + what(game), 0);
      const fights = sum(({ levels }) => levels[1] + levels[2] + levels[3]);
      return {
        laid: of(({ laid }) => laid),
        fightsHere: of(({ fights: here }) => Math.max(0, ...here.values())),
        levels: LEVELS.map((level) => rounded(sum(({ levels }) => levels[level]) / Math.max(1, fights), 3)),
        finds: of(({ finds }) => finds),
        monsterKinds: of(({ monsters }) => monsters.size),
        treasureKinds: of(({ treasures }) => treasures.size),
        robberies: of(({ robberies }) => robberies),
        knockOuts: of(({ knockOuts }) => knockOuts),
        leaderAtHalf: of(({ won }) => won),
        overturned: of(({ overturned }) => Number(overturned)),
        idle: rounded(
          sum(({ idle }) => idle) /
            Math.max(
              1,
              sum(({ turns }) => turns),
            ),
          3,
        ),
        late: of(({ late }) => Number(late)),
      };
    },
  };
}
