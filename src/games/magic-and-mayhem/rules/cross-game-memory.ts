import type { Immutable, Json } from '../../../engine/game.ts';
import { isRecord } from '../../../engine/record.ts';
import type { AskedTrials } from '../state/options.ts';
import type { State } from '../state/state.ts';
import { withNewest } from './asked-trials.ts';

/** What the device remembers between games: what has been asked of people, the newest last (MM-46), and the most gold brought out (MM-55). */

type Memory = AskedTrials & { readonly best: number };
type Deck = keyof AskedTrials;
const areIds = (some: unknown): some is string[] => Array.isArray(some) && some.every((id) => typeof id === 'string');
/** Parsed by hand, so that a running game needs no schemas. Earlier versions remembered no challenges and no gold. */
function read(known: unknown): Memory | null {
  if (!isRecord(known)) return null;
  const { riddles, twisters, challenges = [], best = 0 } = known;
  if (!areIds(riddles) || !areIds(twisters) || !areIds(challenges)) return null;
  return { riddles, twisters, challenges, best: typeof best === 'number' ? best : 0 };
}

/** The memory after `state`. Several games may be under way on one device, so only the newest of each deck is noted. */
export function memoryAfter(known: unknown, state: Immutable<State>): Memory {
  const before = read(known) ?? { riddles: [], twisters: [], challenges: [], best: 0 };
  const deck = (name: Deck): string[] => {
    const newest = state.asked[name].at(-1);
    return newest === undefined || before[name].at(-1) === newest ? before[name] : withNewest(before[name], newest);
  };
  return {
    riddles: deck('riddles'),
    twisters: deck('twisters'),
    challenges: deck('challenges'),
    best: Math.max(before.best, state.brought),
  };
}

/** The options of the next game with the device's memory; unchanged if there is none. */
export function optionsWithMemory(options: Json, known: unknown): Json {
  const memory = read(known);
  if (!memory) return options;
  const { best, ...asked } = memory;
  return { ...Object(options), asked, best };
}
