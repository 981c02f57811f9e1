import type { Immutable, Json } from '../../engine/game.ts';
import type { Content } from './content.ts';
import type { Asked } from './options.ts';
import type { State } from './state.ts';

/** What a device remembers from one game to the next: the riddles and twisters that its family knows by now (MM-46). */

type Deck = keyof Asked;
const areIds = (some: unknown): some is string[] => Array.isArray(some) && some.every((id) => typeof id === 'string');
/** Read by hand: a table that stands needs no schemas. */
function read(known: unknown): Asked | null {
  if (typeof known !== 'object' || known === null) return null;
  const { riddles, twisters } = known as { readonly [K in Deck]?: unknown };
  return areIds(riddles) && areIds(twisters) ? { riddles, twisters } : null;
}

/** What the device knows once the table stands at `state`. When it knows a whole deck, the deck begins anew. */
export function knownAfter(known: unknown, state: Immutable<State>, content: Content): Asked {
  const before = read(known) ?? { riddles: [], twisters: [] };
  const deck = (name: Deck): string[] => {
    const newest = state.asked[name].at(-1);
    if (newest === undefined || before[name].at(-1) === newest) return before[name];
    const whole = Object.keys(content[name]).every((id) => before[name].includes(id));
    return whole ? [newest] : [...before[name].filter((id) => id !== newest), newest];
  };
  return { riddles: deck('riddles'), twisters: deck('twisters') };
}

/** The options of the next game, with what the device knows; as they were, if it knows nothing. */
export function dealtWith(options: Json, known: unknown): Json {
  const asked = read(known);
  return asked ? { ...(options as { readonly [key: string]: Json }), asked } : options;
}
