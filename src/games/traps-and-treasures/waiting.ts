import type { Immutable, Scene } from '../../engine/game.ts';
import { jumps } from './board.ts';
import type { Content } from './content.ts';
import { changers } from './dice.ts';
import { cardsFor, marksOf } from './players.ts';
import type { State } from './state.ts';
import type { Choice, Roll, Step, Traps } from './vocabulary.ts';

/** What may wait on the agenda: a save may come from anywhere, and every row trusts what it is given. */

type At = Scene<Traps>;
type Task = Immutable<Step | Choice | Roll>;
type Name = Task['do'];
const tasks = (at: At): readonly Task[] => at.agenda as readonly Task[];

/** Each of these leads on to the next, and so on to the end of the game. */
const ROUND: ReadonlySet<Name> = new Set(['ask-first', 'settle-first', 'start-turn', 'go-on', 'turn', 'end-turn']);
/** One of these waits for an answer on top of the round. */
const ASKS: ReadonlySet<Name> = new Set<Choice['do']>([
  'ready',
  'face',
  'after-roll',
  'robbed',
  'dying',
  'pick-player',
  'pick-place',
  'pick-tile',
]);
/** These may wait one behind the other. */
const QUEUES: ReadonlySet<Name> = new Set(['first-roll', 'fight-roll', 'attack-roll', 'defend-roll']);

/** One task of the round at the bottom; above it what belongs to it, of which only the last asks. */
export function inOrder(at: At): boolean {
  const [bottom, ...above] = tasks(at);
  if (!bottom || !ROUND.has(bottom.do) || above.some((task) => ROUND.has(task.do))) return false;
  return above.every((task, i) => i === above.length - 1 || QUEUES.has(task.do) || !ASKS.has(task.do));
}

const MOST = 99;
const number = (n: unknown, least: number, most: number): boolean => typeof n === 'number' && n >= least && n <= most;

/** Whether every seat and number that a task is about can be. */
function isAboutSomething(task: Task, state: Immutable<State>): boolean {
  const sits = (seat: unknown): boolean => number(seat, 0, state.players.length - 1);
  return Object.entries(task).every(([key, value]) => {
    switch (key) {
      case 'seat':
      case 'by':
        return sits(value);
      case 'seats':
        return Array.isArray(value) && value.length > 0 && new Set(value).size === value.length && value.every(sits);
      case 'amount':
      case 'add':
        return number(value, 0, MOST);
      case 'count':
        return value === (task.do === 'first-roll' ? 2 : 1);
      case 'faces':
        return value === 6;
      default:
        return true;
    }
  });
}

/** Whether a task can be carried out as things stand: whoever is asked has what it takes. */
function canBeDone(task: Task, state: Immutable<State>, content: Content): boolean {
  const player = 'seat' in task ? state.players[task.seat] : undefined;
  const going = 'seat' in task && task.seat === state.turn.seat;
  switch (task.do) {
    case 'turn':
      return going && !state.turn.over && state.turn.points > 0;
    case 'ready':
    case 'go-on':
    case 'end-turn':
      return going;
    case 'face':
    case 'fight-roll':
    case 'fought':
    case 'close-fight':
      return going && state.fight !== null;
    case 'attack-roll':
      return state.duel?.by === task.seat && going;
    case 'attacked':
    case 'close-duel':
      return state.duel?.by === task.seat && going;
    case 'defend-roll':
      return state.duel?.on === task.seat;
    case 'after-roll':
      return (state.fight !== null || state.duel !== null) && changers(state, task.seat, content).length > 0;
    case 'robbed':
      return task.by === state.turn.seat && !going && player !== undefined && cardsFor(player, 'theft', content).length > 0;
    case 'rob':
      return task.by === state.turn.seat && !going;
    case 'dying':
      return player?.health === 0 && cardsFor(player, 'death', content).length > 0;
    case 'pick-player':
      return going && marksOf(state, task.seat, task.why).length > 0;
    case 'pick-place':
      return going && jumps(state, task.seat, task.level).length > 0;
    case 'pick-tile':
      return going && task.tiles.length > 0;
    case 'run': {
      const list = content.lists.get(task.list);
      return list !== undefined && task.next < list.length;
    }
    // these look for themselves whether their subject is still there
    case 'ask-first':
    case 'settle-first':
    case 'start-turn':
    case 'perish':
    case 'first-roll':
      return true;
  }
}

/** Everything that waits is about seats, cards and effects that are there, and whoever is asked can answer. */
export const possible = (at: At, content: Content): boolean =>
  tasks(at).every((task) => isAboutSomething(task, at.state) && canBeDone(task, at.state, content));
