import type { Immutable, Json } from '../../../engine/game.ts';
import { isRecord } from '../../../engine/record.ts';
import type { AskedTrials } from '../state/options.ts';
import type { State } from '../state/state.ts';
import { withNewest } from './asked-trials.ts';

/** What the device remembers between games: what has been asked of people, the newest last (MM-46). */

type Deck = keyof AskedTrials;
const areIds = (some: unknown): some is string[] => Array.isArray(some) && some.every((id) => typeof id === 'string');
/** Parsed by hand, so that a running game needs no schemas. Earlier versions remembered no challenges. */
function read(known: unknown): AskedTrials | null {
  if (!isRecord(known)) return null;
  const { riddles, twisters, challenges = [] } = known;
  return areIds(riddles) && areIds(twisters) && areIds(challenges) ? { riddles, twisters, challenges } : null;
}

/** The memory after `state`. Several games may be under way on one device, so only the newest of each deck is noted. */
export function memoryAfter(known: unknown, state: Immutable<State>): AskedTrials {
  const before = read(known) ?? { riddles: [], twisters: [], challenges: [] };
  const deck = (name: Deck): string[] => {
    const newest = state.asked[name].at(-1);
    return newest === undefined || before[name].at(-1) === newest ? before[name] : withNewest(before[name], newest);
  };
  return { riddles: deck('riddles'), twisters: deck('twisters'), challenges: deck('challenges') };
}

/** The options of the next game with the device's memory; unchanged if there is none. */
export function optionsWithMemory(options: Json, known: unknown): Json {
  const asked = read(known);
  return asked ? { ...Object(options), asked } : options;
}
