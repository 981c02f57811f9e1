import type { Immutable } from '../../../engine/game.ts';
import { type Content, cardOf } from '../content/content.ts';
import { beside, HOME, isWalled, levelAt, levelOf, neighbour, openAt, ringOf, ringsOf } from '../rules/board.ts';
import { landsAt } from '../rules/exploring.ts';
import { playerAt } from '../rules/players.ts';
import { bitOf, oppositeOf, rotatedPaths } from '../rules/tile-paths.ts';
import { type Level, SIDES } from '../state/constants.ts';
import type { State } from '../state/state.ts';
import type { TurnCommand } from '../state/tasks.ts';

/** Walking distances to Home Base and to what pays, along existing paths and through empty places. */

type At = Immutable<State>;
export const FAR = 99;

/** What can be walked from each place. It depends on the `places` array alone, which is replaced whenever a tile is laid. */
type Ways = {
  /** Where one comes to stand after a step. */
  readonly links: readonly (readonly number[])[];
  /** The empty spots to which a path leads. */
  readonly openings: readonly (readonly Spot[])[];
  home?: readonly number[];
};
type Spot = { readonly x: number; readonly y: number };
const known = new WeakMap<object, Ways>();

function waysOf({ places }: At, content: Content): Ways {
  const ready = known.get(places);
  if (ready) return ready;
  const ways: Ways = {
    links: places.map((_, i) =>
      SIDES.flatMap((side) => {
        const to = neighbour(places, content, i, side);
        return to === undefined || isWalled(places, content, i, side) ? [] : [landsAt(places, content, to)];
      }),
    ),
    openings: places.map((place, i) =>
      SIDES.filter((side) => neighbour(places, content, i, side) === undefined && (openAt(places, content, i) & bitOf(side)) !== 0).map(
        (side) => beside(place, side),
      ),
    ),
  };
  known.set(places, ways);
  return ways;
}

/** For each place: steps to Home Base along existing paths. */
export function stepsHome(state: At, content: Content): readonly number[] {
  const ways = waysOf(state, content);
  ways.home ??= relaxDistances(
    ways,
    state.places.map((_, i) => (i === HOME ? 0 : FAR)),
  );
  return ways.home;
}

/** An opening to an empty place on this level pays as soon as it is reached; a lower one is on the way there. */
const frontierSteps = (spot: Spot, ring: number): number => Math.max(1, ring - ringOf(spot) + 1) + 0.3;

/** Whether what lies there can be had once, and for nothing but points: worth a way (TT-22). */
function isPrize(thing: string | null, content: Content): boolean {
  const offer = thing === null ? null : cardOf(content.things, thing).visit;
  return offer?.once === true && offer.pays === 0;
}

/** Whether a bot that goes down to one level only stays away from another. By the old book there is nothing to find on the way. */
export const isTooDeep = ({ oldBook }: At, there: Level, deepest: Level): boolean => !oldBook && there > deepest;

/** For each place: steps to a place of that level where a monster may come, or to where a tile of that level can be laid. */
export function stepsOut(state: At, content: Content, level: Level): readonly number[] {
  const { places, players } = state;
  const ring = (level - 1) * ringsOf(players.length) + 1;
  const ways = waysOf(state, content);
  const far = places.map((place, i) => {
    const there = levelOf(state, i);
    if (i !== HOME && !isTooDeep(state, there, level) && ((!place.quiet && there >= level) || isPrize(place.thing, content))) return 0;
    let least = FAR;
    for (const spot of ways.openings[i] ?? [])
      if (!isTooDeep(state, levelAt(spot, players.length), level)) least = Math.min(least, frontierSteps(spot, ring));
    return least;
  });
  return relaxDistances(ways, far);
}

/** Relaxes the distances: each place is at most one step farther than its nearest neighbour. */
function relaxDistances({ links }: Ways, far: number[]): readonly number[] {
  for (let changed = true; changed; ) {
    changed = false;
    for (let i = 0; i < links.length; i++) {
      for (const to of links[i] ?? []) {
        const over = (far[to] ?? FAR) + 1;
        if (over < (far[i] ?? FAR)) {
          far[i] = over;
          changed = true;
        }
      }
    }
  }
  return far;
}

/** The distance after a move or a new tile. `far`: the known distance of each place; `level`: how deep one wants to go, null for home. */
export function distanceAfter(
  state: At,
  seat: number,
  command: TurnCommand,
  content: Content,
  far: readonly number[],
  level: Level | null,
): number {
  const from = playerAt(state, seat).at;
  const here = state.places[from];
  if (command.do === 'move') {
    const to = neighbour(state.places, content, from, command.side) ?? from;
    return far[landsAt(state.places, content, to)] ?? FAR;
  }
  if (command.do !== 'lay' || !here) return FAR;
  const spot = beside(here, command.side);
  if (level !== null && levelAt(spot, state.players.length) >= level) return 0;
  const open = rotatedPaths(cardOf(content.tiles, command.tile).open, command.turn);
  const ring = level === null ? 0 : (level - 1) * ringsOf(state.players.length) + 1;
  let best = FAR;
  for (const side of SIDES) {
    if ((open & bitOf(side)) === 0) continue;
    const next = beside(spot, side);
    const there = state.places.findIndex(({ x, y }) => x === next.x && y === next.y);
    if (there >= 0) {
      if ((openAt(state.places, content, there) & bitOf(oppositeOf(side))) !== 0) best = Math.min(best, (far[there] ?? FAR) + 1);
    } else if (level !== null) best = Math.min(best, frontierSteps(next, ring));
  }
  return best;
}

/** The level of the place to which a move or a new tile leads. */
export function levelAfter(state: At, seat: number, command: TurnCommand, content: Content): Level {
  const from = playerAt(state, seat).at;
  const here = state.places[from];
  if (!here || (command.do !== 'move' && command.do !== 'lay')) return levelOf(state, from);
  const to = neighbour(state.places, content, from, command.side);
  return to === undefined ? levelAt(beside(here, command.side), state.players.length) : levelOf(state, landsAt(state.places, content, to));
}

/** How many places the paths of a new tile would open, and how many others that lie there it would join. */
export function outlookOf(
  state: At,
  seat: number,
  command: TurnCommand,
  content: Content,
): { readonly opens: number; readonly joins: number } {
  const here = state.places[playerAt(state, seat).at];
  if (command.do !== 'lay' || !here) return { opens: 0, joins: 0 };
  const spot = beside(here, command.side);
  const open = rotatedPaths(cardOf(content.tiles, command.tile).open, command.turn);
  let [opens, joins] = [0, 0];
  for (const side of SIDES) {
    if ((open & bitOf(side)) === 0 || side === oppositeOf(command.side)) continue;
    const next = beside(spot, side);
    const there = state.places.findIndex(({ x, y }) => x === next.x && y === next.y);
    if (there < 0) opens++;
    else if ((openAt(state.places, content, there) & bitOf(oppositeOf(side))) !== 0) joins++;
  }
  return { opens, joins };
}
