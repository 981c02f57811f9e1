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
  const deck = (cards: Content['monsters' | 'treasures']): string[] =>
    shuffled(Object.values(cards).flatMap(({ id, more }) => (more && options.oldBook ? [] : [id])));
  if (home === undefined) throw new Error('the box has no tiles');
  return {
    target: options.target,
    friendly: options.friendly,
    hidden: options.hidden,
    oldBook: options.oldBook,
    pile: options.pile === 'strict' ? GOLD : null,
    rolled: Array.from({ length: seats }, () => 0),
    first: 0,
    round: 1,
    turn: { seat: 0, points: 0, moved: 0, walls: 0, bait: 0, over: true },
    last: null,
    places: [{ x: 0, y: 0, tile: home, turn: 0, thing: null, quiet: false, trap: null }],
    stack: { draw: stack, discard: [] },
    monsters: { draw: deck(content.monsters), discard: [] },
    treasures: { draw: deck(content.treasures), discard: [] },
    finds: options.oldBook ? [] : findsFor(stack.length, content, random),
    fallen: [],
    players: Array.from({ length: seats }, () => ({ at: 0, health: MAX_HEALTH, gold: 0, stored: 0, help: 'none', tiles: [], cards: [] })),
    fight: null,
    duel: null,
  };
}

/** TT-22: what lies on so many tiles, in the order in which it will turn up. */
function findsFor(tiles: number, content: Content, random: Random): (string | null)[] {
  const things = Object.values(content.things).flatMap(({ id, count }) => Array.from({ length: count }, (): string | null => id));
  const finds = Array.from({ length: tiles }, (_, i) => things[i] ?? null);
  random.shuffle(finds);
  return finds;
}
