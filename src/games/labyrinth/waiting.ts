import type { Immutable, Scene } from '../../engine/game.ts';
import { isAlive, living } from './characters.ts';
import type { Content } from './content.ts';
import type { State } from './state.ts';
import { Choice, type Labyrinth, type Roll, type Step } from './vocabulary.ts';

/** What may wait on the agenda: a save may come from anywhere, and every row trusts what it is given. */

type At = Scene<Labyrinth>;
type Task = Immutable<Step | Choice | Roll>;
type Name = Task['do'];
const tasks = (at: At): readonly Task[] => at.agenda as readonly Task[];

/** One of these is at the bottom, and leads on to the next. */
const ROUND: ReadonlySet<Name> = new Set<Name>(['come-home', 'visit', 'gate', 'in-room', 'explore', 'fallen']);
const IN_TOWN: ReadonlySet<Name> = new Set<Name>(['come-home', 'visit', 'gate']);
const CHOICES: ReadonlySet<Name> = new Set(Choice.options.map(({ entries }) => entries.do.literal));
/** Questions that may wait behind another. */
const QUEUES: ReadonlySet<Name> = new Set<Name>(['make-room', 'dm', 'dm-hero']);

/** One task of the round at the bottom; above it what belongs to it, of which only the last asks, but for a few. */
export function inOrder(at: At): boolean {
  const [bottom, ...above] = tasks(at);
  if (!bottom || !ROUND.has(bottom.do) || above.some((task) => ROUND.has(task.do))) return false;
  const entering = above.some((task) => task.do === 'enter-floor');
  const inTown = at.state.delve === null && at.state.fight === null;
  if (IN_TOWN.has(bottom.do) ? !inTown && bottom.do !== 'come-home' : at.state.delve === null && !entering) return false;
  return above.every((task, i) => i === above.length - 1 || QUEUES.has(task.do) || !CHOICES.has(task.do));
}

const DRAFT: ReadonlySet<Name> = new Set<Name>(['race', 'class', 'elements', 'story', 'statistic-roll']);
/** Asked of, or thrown by, whoever masters the dungeon. */
const MASTER: ReadonlySet<Name> = new Set<Name>(['target', 'difficulty', 'dm', 'dm-hero']);
const ANYBODY: ReadonlySet<Name> = new Set<Name>(['band-roll', 'strike-roll', 'wound-roll']);
const IN_ROOM: ReadonlySet<Name> = new Set<Name>(['explore', 'volunteer', 'pay', 'band-roll', 'chest-roll']);
const IN_FIGHT: ReadonlySet<Name> = new Set<Name>(['fight', 'guard', 'target', 'guard-roll', 'strike-roll', 'wound-roll']);
const ALIVE: ReadonlySet<Name> = new Set<Name>(['town', 'stake', 'pack', 'purse', 'fight', 'explore']);
const SHAPES: ReadonlySet<number> = new Set([4, 6, 8, 10, 12, 20]);
const MOST_DICE = 200;

/** A character being made has what was asked before. */
function isDrafted({ draft }: Immutable<State>, task: Task): boolean {
  if (!draft || !('seat' in task) || draft.seat !== task.seat || draft.rolled.length > 3) return false;
  const { race, class: klass, rolled, elements } = draft;
  switch (task.do) {
    case 'class':
      return race !== null && rolled.length === 0;
    case 'statistic-roll':
      return race !== null && klass !== null && rolled.length < 3;
    case 'elements':
      return race !== null && klass !== null && rolled.length === 3;
    case 'story':
      return race !== null && klass !== null && rolled.length === 3 && elements !== null;
    default:
      return true;
  }
}

/** Whether every seat that a task names can be. */
function isAboutSomebody(task: Task, state: Immutable<State>): boolean {
  const { heroes, dm } = state;
  const sits = (seat: unknown): boolean => typeof seat === 'number' && seat < heroes.length;
  const made = (seat: unknown): boolean => typeof seat === 'number' && heroes[seat] != null;
  return Object.entries(task).every(([key, value]) => {
    switch (key) {
      case 'seat':
        if (MASTER.has(task.do)) return value === dm;
        if (ANYBODY.has(task.do)) return sits(value) || value === dm;
        if (ALIVE.has(task.do)) return sits(value) && isAlive(heroes[Number(value)]);
        return DRAFT.has(task.do) || task.do === 'gate' ? sits(value) : made(value);
      case 'seats':
        return Array.isArray(value) && value.every(sits);
      case 'heroes':
        return Array.isArray(value) && value.length > 0 && value.every(made);
      case 'hero':
      case 'to':
        return made(value);
      case 'who':
        return Array.isArray(value) && value.every((one) => typeof one === 'string' || made(one));
      case 'count':
        return typeof value === 'number' && value > 0 && value <= MOST_DICE;
      case 'faces':
        return SHAPES.has(Number(value));
      default:
        return true;
    }
  });
}

/** Whether a task can be carried out as things stand: whoever is asked can answer. */
function canBeDone(task: Task, state: Immutable<State>, content: Content): boolean {
  const { delve, fight } = state;
  if (DRAFT.has(task.do)) return isDrafted(state, task);
  if (IN_ROOM.has(task.do) && !delve) return false;
  if (IN_FIGHT.has(task.do) && !fight) return false;
  const effect = 'list' in task && 'at' in task ? content.lists.get(task.list)?.[task.at] : undefined;
  switch (task.do) {
    case 'volunteer':
      return effect?.do === 'check' && living(state).length > 0;
    case 'pay':
      return effect?.do === 'pay';
    case 'chest-roll':
      return effect?.do === 'chest';
    case 'band-roll':
      return effect?.do === 'monsters';
    case 'amount-roll':
      return effect !== undefined && 'amount' in effect;
    case 'fight':
      return fight?.now === task.seat && fight.attacks > 0;
    case 'guard':
    case 'target':
    case 'guard-roll':
      return fight?.volley[task.attack] !== undefined && living(state).length > 0;
    case 'make-room':
      return (state.heroes[task.seat]?.equipped.length ?? 0) > 0;
    case 'attack-roll':
    case 'damage-roll':
      return delve !== null;
    case 'check-roll':
    case 'difficulty':
      if (task.why === 'gamble' || task.why === 'dm') return true;
      return delve !== null && (task.why !== 'card' || content.lists.has(`${task.address}/won`));
    case 'heal-roll':
      return state.heroes[task.on] != null && content.items[task.card]?.kind === 'healing';
    // these look for themselves whether their subject is still there; who is asked has been looked at above
    case 'create':
    case 'come-home':
    case 'visit':
    case 'in-town':
    case 'in-pack':
    case 'enter-floor':
    case 'in-room':
    case 'fit':
    case 'run':
    case 'settle-order':
    case 'next-fighter':
    case 'hero-acts':
    case 'monsters-act':
    case 'strike-back':
    case 'race':
    case 'class':
    case 'elements':
    case 'story':
    case 'town':
    case 'stake':
    case 'gate':
    case 'explore':
    case 'pack':
    case 'purse':
    case 'statistic':
    case 'switch-luck':
    case 'dm':
    case 'dm-hero':
    case 'fallen':
    case 'victory':
    case 'statistic-roll':
    case 'initiative-roll':
    case 'burn-roll':
    case 'strike-roll':
    case 'wound-roll':
    case 'medic-roll':
    case 'fate-roll':
      return true;
  }
}

/** Everything that waits is about seats, cards and effects that are there, and whoever is asked can answer. */
export const possible = (at: At, content: Content): boolean =>
  tasks(at).every((task) => isAboutSomebody(task, at.state) && canBeDone(task, at.state, content));
