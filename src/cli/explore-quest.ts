import type { Immutable } from '../engine/game.ts';
import type { Effect } from '../games/magic-and-mayhem/content/card-schemas.ts';
import type { Quest, Scene } from '../games/magic-and-mayhem/content/quest-schema.ts';

/** Explores all states of a quest: all choices, answers and dice, with the places in any order. */

type Effects = readonly Immutable<Effect>[];
/** The state that scenes depend on. It has no board, since every tile can be reached. */
type StoryState = { readonly flags: readonly string[]; readonly played: readonly string[]; readonly things: readonly string[] };
type StoryResult = StoryState & { readonly ending: string | null };
export type Ways = {
  readonly played: ReadonlySet<string>;
  readonly ended: ReadonlySet<string>;
  /** The played scenes of a state in which no scene can follow; null when there is none. */
  readonly stuck: readonly string[] | null;
};

/** The search stops after this many states. */
const MAX_STATES = 60_000;

/** The alternative effect lists of an effect. */
function branches(effect: Immutable<Effect>): readonly Effects[] {
  switch (effect.do) {
    case 'roll':
    case 'test':
    case 'if':
      return [effect.then, effect.else];
    case 'trial':
      return [effect.won, effect.lost];
    case 'choose-one':
      return effect.of;
    case 'choose':
      return effect.of.map(({ effects }) => effects);
    case 'for-each':
      return [effect.effects];
    default:
      return [];
  }
}

/** The effects and all effects inside them. */
export const effectsIn = (effects: Effects): Effects =>
  effects.flatMap((effect) => [effect, ...branches(effect).flatMap((list) => effectsIn(list))]);

/** The possible states after a list of effects. */
function statesAfter(way: StoryResult, effects: Effects): readonly StoryResult[] {
  let ways: readonly StoryResult[] = [way];
  for (const effect of effects) ways = ways.flatMap((one) => (one.ending === null ? step(one, effect) : [one]));
  return ways;
}
function step(way: StoryResult, effect: Immutable<Effect>): readonly StoryResult[] {
  switch (effect.do) {
    case 'set-flag':
      return [{ ...way, flags: [...way.flags, effect.flag].sort() }];
    case 'place-thing':
      return [{ ...way, things: [...new Set([...way.things, effect.thing])].sort() }];
    case 'end':
      return [{ ...way, ending: effect.ending }];
    default: {
      const lists = branches(effect);
      return lists.length === 0 ? [way] : lists.flatMap((list) => statesAfter(way, list));
    }
  }
}

const flagCount = ({ flags }: StoryState, flag: string): number => flags.filter((one) => one === flag).length;

function canPlay(moment: StoryState, { id, when, needs, unless }: Immutable<Scene>): boolean {
  if (moment.played.includes(id) || needs.some((flag) => flagCount(moment, flag) === 0)) return false;
  if (unless.some((flag) => flagCount(moment, flag) > 0)) return false;
  if (when.do === 'flag-set') return flagCount(moment, when.flag) >= when.times;
  if (when.do === 'thing-taken') return moment.things.includes(when.thing);
  return when.do !== 'hero-on' || when.with === null || moment.things.includes(when.with);
}
/** Whether a scene starts without an action of a player. */
const isAutomatic = ({ when }: Immutable<Scene>): boolean => when.do === 'begins' || when.do === 'flag-set';

/** Explores the states of a quest, up to `MAX_STATES`. */
export function explore({ scenes }: Immutable<Quest>): Ways {
  const played = new Set<string>();
  const ended = new Set<string>();
  const seen = new Set<string>();
  let stuck: readonly string[] | null = null;
  const open: StoryState[] = [{ flags: [], played: [], things: [] }];
  for (let moment = open.pop(); moment && seen.size < MAX_STATES; moment = open.pop()) {
    const key = JSON.stringify(moment);
    if (seen.has(key)) continue;
    seen.add(key);
    const now = moment;
    const can = scenes.filter((scene) => canPlay(now, scene));
    const first = can.find(isAutomatic);
    // waiting for a round is not progress
    if (can.every(({ when }) => when.do === 'round-reached')) stuck ??= now.played;
    for (const { id, effects } of first ? [first] : can) {
      played.add(id);
      for (const { ending, ...next } of statesAfter({ ...now, played: [...now.played, id].sort(), ending: null }, effects)) {
        if (ending === null) open.push(next);
        else ended.add(ending);
      }
    }
  }
  return { played, ended, stuck };
}
