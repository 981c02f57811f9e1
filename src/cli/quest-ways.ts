import type { Immutable } from '../engine/game.ts';
import type { Effect } from '../games/magic-and-mayhem/cards.ts';
import type { Quest, Scene } from '../games/magic-and-mayhem/quest.ts';

/** Every way that a story can go: all its choices, answers and dice, in whatever order the heroes come by its places. */

type Effects = readonly Immutable<Effect>[];
/** What the scenes go by; the board is left out, since every tile can be reached. */
type Moment = { readonly flags: readonly string[]; readonly played: readonly string[]; readonly things: readonly string[] };
type Way = Moment & { readonly ending: string | null };
export type Ways = {
  readonly played: ReadonlySet<string>;
  readonly ended: ReadonlySet<string>;
  /** The scenes after which nothing more could ever happen; null when there is always a way on. */
  readonly stuck: readonly string[] | null;
};

/** Stories of more moments than this are too tangled to be read aloud. */
const MOST = 60_000;

/** The lists that an effect holds; one of them happens. */
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

/** These effects, and all that they hold. */
export const effectsIn = (effects: Effects): Effects =>
  effects.flatMap((effect) => [effect, ...branches(effect).flatMap((list) => effectsIn(list))]);

/** How things may stand after a list of effects. */
function after(way: Way, effects: Effects): readonly Way[] {
  let ways: readonly Way[] = [way];
  for (const effect of effects) ways = ways.flatMap((one) => (one.ending === null ? step(one, effect) : [one]));
  return ways;
}
function step(way: Way, effect: Immutable<Effect>): readonly Way[] {
  switch (effect.do) {
    case 'set-flag':
      return [{ ...way, flags: [...way.flags, effect.flag].sort() }];
    case 'place-thing':
      return [{ ...way, things: [...new Set([...way.things, effect.thing])].sort() }];
    case 'end':
      return [{ ...way, ending: effect.ending }];
    default: {
      const lists = branches(effect);
      return lists.length === 0 ? [way] : lists.flatMap((list) => after(way, list));
    }
  }
}

const times = ({ flags }: Moment, flag: string): number => flags.filter((one) => one === flag).length;

function canCome(moment: Moment, { id, when, needs, unless }: Immutable<Scene>): boolean {
  if (moment.played.includes(id) || needs.some((flag) => times(moment, flag) === 0)) return false;
  if (unless.some((flag) => times(moment, flag) > 0)) return false;
  if (when.do === 'flag-set') return times(moment, when.flag) >= when.times;
  if (when.do === 'thing-taken') return moment.things.includes(when.thing);
  return when.do !== 'hero-on' || when.with === null || moment.things.includes(when.with);
}
/** Whether a scene comes without anybody's doing. */
const byItself = ({ when }: Immutable<Scene>): boolean => when.do === 'begins' || when.do === 'flag-set';

/** Goes every way of a quest, but for those of a story too tangled to be gone through. */
export function explore({ scenes }: Immutable<Quest>): Ways {
  const played = new Set<string>();
  const ended = new Set<string>();
  const seen = new Set<string>();
  let stuck: readonly string[] | null = null;
  const open: Moment[] = [{ flags: [], played: [], things: [] }];
  for (let moment = open.pop(); moment && seen.size < MOST; moment = open.pop()) {
    const key = JSON.stringify(moment);
    if (seen.has(key)) continue;
    seen.add(key);
    const now = moment;
    const can = scenes.filter((scene) => canCome(now, scene));
    const first = can.find(byItself);
    // time alone leads nowhere
    if (can.every(({ when }) => when.do === 'round-reached')) stuck ??= now.played;
    for (const { id, effects } of first ? [first] : can) {
      played.add(id);
      for (const { ending, ...next } of after({ ...now, played: [...now.played, id].sort(), ending: null }, effects)) {
        if (ending === null) open.push(next);
        else ended.add(ending);
      }
    }
  }
  return { played, ended, stuck };
}
