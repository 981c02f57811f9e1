import type { Random } from '../../../engine/random.ts';
import type { Content } from '../content/content.ts';
import { GOLD, MAX_HEALTH } from '../state/constants.ts';
import type { Options } from '../state/options.ts';
import type { State } from '../state/state.ts';

/** The initial state (TT-1 to TT-4). */
export function setup(seats: number, options: Options, random: Random, content: Content): State {
  const shuffled = (ids: string[]): string[] => {
    random.shuffle(ids);
    return ids;
  };
  const stack = shuffled(Object.keys(content.tiles));
  const home = stack.pop();
  if (home === undefined) throw new Error('the box has no tiles');
  return {
    target: options.target,
    friendly: options.friendly,
    hidden: options.hidden,
    pile: options.pile === 'strict' ? GOLD : null,
    rolled: Array.from({ length: seats }, () => 0),
    first: 0,
    round: 1,
    turn: { seat: 0, points: 0, moved: 0, walls: 0, bait: 0, over: true },
    last: null,
    places: [{ x: 0, y: 0, tile: home, turn: 0 }],
    stack: { draw: stack, discard: [] },
    monsters: { draw: shuffled(Object.keys(content.monsters)), discard: [] },
    treasures: { draw: shuffled(Object.keys(content.treasures)), discard: [] },
    players: Array.from({ length: seats }, () => ({ at: 0, health: MAX_HEALTH, gold: 0, stored: 0, tiles: [], cards: [] })),
    fight: null,
    duel: null,
  };
}
