import type { Immutable, Scene } from '../../engine/game.ts';
import { ground, tileUnder } from './board.ts';
import type { Content } from './content.ts';
import { canSwap, lasts } from './figures.ts';
import type { State } from './state.ts';
import { E_MARK } from './tiles.ts';
import type { Choice, Mayhem, Roll, Step } from './vocabulary.ts';

/** What may wait on the agenda: a save may come from anywhere, and every row trusts what it is given. */

type At = Scene<Mayhem>;
type Task = Immutable<Step | Choice | Roll>;
type Name = Task['do'];
const tasks = (at: At): readonly Task[] => at.agenda as readonly Task[];

/** Each of these leads on to the next, and so on to the end of the game. */
const ROUND: ReadonlySet<Name> = new Set(['start-turn', 'start-move', 'go-on', 'turn', 'end-turn', 'monsters', 'next-round']);
const ASKS: ReadonlySet<Name> = new Set<(Choice | Roll)['do']>([
  ...(['turn', 'pick-mark', 'hand-over', 'gold-amount', 'offer', 'agree', 'choose-one', 'choose-tile', 'drop-which', 'shop'] as const),
  ...(['encounter-roll', 'tie-roll', 'dodge-roll', 'monster-dodge-roll', 'revive-roll', 'door-roll', 'peer-roll', 'card-roll'] as const),
  ...(['trial', 'challenge-roll', 'luck-roll'] as const),
]);

/** One task of the round at the bottom; above it what belongs to it, of which only the last asks, or several heroes who must drop a card. */
export function inOrder(at: At): boolean {
  const all = tasks(at);
  const [bottom, ...above] = all;
  if (!bottom || !ROUND.has(bottom.do) || above.some((task) => ROUND.has(task.do))) return false;
  return all.every((task, i) => {
    const later = all.slice(i + 1);
    return later.length === 0 || !ASKS.has(task.do) || (task.do === 'drop-which' && later.every((other) => other.do === 'drop-which'));
  });
}

const MOST_HARM = 99;
const number = (n: unknown, least: number, most: number): boolean => typeof n === 'number' && n >= least && n <= most;

/** Whether every seat, square and number that a task is about can be. */
function isAboutSomething(task: Task, state: Immutable<State>, content: Content): boolean {
  const sits = (seat: unknown): boolean => number(seat, 0, state.heroes.length - 1);
  const { marks } = ground(state.board, content);
  const lies = (square: unknown): boolean => typeof square === 'number' && (marks[square] ?? 0) !== 0;
  return Object.entries(task).every(([key, value]) => {
    switch (key) {
      case 'seat':
      case 'to':
      case 'from':
        return sits(value);
      case 'by':
      case 'hero':
        return value === null || sits(value);
      case 'heroes':
        return Array.isArray(value) && value.length > 0 && new Set(value).size === value.length && value.every(sits);
      case 'at':
        return lies(value);
      case 'marks':
        return (
          Array.isArray(value) && value.length > 0 && new Set(value).size === value.length && value.every((one) => marks[one] === E_MARK)
        );
      case 'amount':
        return number(value, 0, MOST_HARM);
      case 'on':
        return number(value, 2, 6);
      case 'count':
        return value === 1;
      case 'faces':
        return value === 6;
      default:
        return true;
    }
  });
}

/** Whether a task can be carried out as things stand: who acts is there, and has what it takes. */
function canBeDone(task: Task, state: Immutable<State>, content: Content): boolean {
  const hero = 'seat' in task ? state.heroes[task.seat] : undefined;
  const going = 'seat' in task && task.seat === state.turn.seat;
  const { lists } = content;
  switch (task.do) {
    case 'turn':
      return going && !state.turn.over && hero?.at != null && !lasts(hero, 'incapacitated');
    case 'suffer':
    case 'start-move':
    case 'go-on':
    case 'encounter':
    case 'end-turn':
    case 'peer-roll':
      return going;
    case 'shop':
      return going && hero?.at != null && tileUnder(state.board, content, hero.at)?.kind === 'store';
    case 'gold-amount':
    case 'offer':
      return going && hero?.at != null && task.to !== task.seat && state.heroes[task.to]?.at != null;
    case 'agree': {
      const from = state.heroes[task.from];
      if (!hero || !from || hero === from || task.from !== state.turn.seat || hero.at === null || from.at === null) return false;
      if (!from.cards.includes(task.give) || !hero.cards.includes(task.take)) return false;
      return canSwap(hero, task.take, task.give, content) && canSwap(from, task.give, task.take, content);
    }
    case 'run': {
      const list = lists.get(task.list);
      return list !== undefined && task.next < list.length;
    }
    case 'choose-one':
      return lists.has(`${task.list}/0`);
    case 'card-roll':
      return lists.has(`${task.list}/then`) && lists.has(`${task.list}/else`);
    case 'trial':
    case 'challenge-roll':
    case 'luck-roll':
      return lists.has(`${task.list}/won`) && lists.has(`${task.list}/lost`);
    case 'hurt-hero':
    case 'dodge-roll':
      return task.list === null || lists.has(task.list);
    case 'choose-tile':
      return task.slots.length > 0 && task.slots.every((place) => state.board.slots[place]?.up === false);
    case 'drop-which':
      return hero?.at != null && hero.cards.length > 0;
    case 'encounter-roll':
      return ground(state.board, content).marks[task.at] === E_MARK;
    case 'revive-roll':
      return hero?.at != null && hero.hp === 0;
    case 'door-roll': {
      const door = ground(state.board, content).doors.find(({ edge }) => edge === task.door);
      return going && door?.open === false && hero !== undefined && (task.source === hero.hero || hero.cards.includes(task.source));
    }
    // these look for themselves whether their subject is still there
    case 'start-turn':
    case 'monsters':
    case 'monster-turn':
    case 'monster-acts':
    case 'monster-goes':
    case 'monster-strikes':
    case 'monster-rests':
    case 'next-round':
    case 'draw-danger':
    case 'draw-treasure':
    case 'close-danger':
    case 'keep':
    case 'hurt-monster':
    case 'close-treasure':
    case 'pick-mark':
    case 'hand-over':
    case 'tie-roll':
    case 'monster-dodge-roll':
      return true;
  }
}

/** Everything that waits is about seats, squares, cards and effects that are there, and whoever is asked can answer. */
export const possible = (at: At, content: Content): boolean =>
  tasks(at).every((task) => isAboutSomething(task, at.state, content) && canBeDone(task, at.state, content));
