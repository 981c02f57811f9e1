import type { Immutable, VariantOf } from '../../../engine/game.ts';
import type { Effect, StoryWord } from '../content/card-schemas.ts';
import { type Content, cardOf } from '../content/content.ts';
import type { Quest, Scene } from '../content/quest-schema.ts';
import type { Board, State } from '../state/state.ts';
import type { Run, Step } from '../state/tasks.ts';
import { fullBoardGeometry, slotOf } from './board.ts';
import { runEffectList } from './effect-lists.ts';
import { stat } from './figures.ts';
import { type Context, heroDraft } from './mutations.ts';
import { FLOOR, STAIRS } from './tiles.ts';

/** The scenes of a quest (MM-43). Each is played once, as soon as its condition holds. */

type At = Immutable<State>;

/** The number of places in a row of the map. */
export const mapWidth = (map: readonly string[]): number => Math.max(...map.map((row) => row.length));
/** The slot of a place on the board, or none if it is not on the map. */
function slotOfPlace({ map }: Immutable<Quest>, place: string): number | undefined {
  const y = map.findIndex((row) => row.includes(place));
  return y < 0 ? undefined : y * mapWidth(map) + (map[y]?.indexOf(place) ?? 0);
}

const timesSet = (state: At, flag: string): number => state.quest?.flags.filter((one) => one === flag).length ?? 0;
const isSet = (state: At, flags: readonly string[]): boolean => flags.every((flag) => timesSet(state, flag) > 0);

const up = (state: At, place: number | undefined): boolean => place !== undefined && state.board.slots[place]?.up === true;

/** Whether the condition of a scene holds. */
function conditionHolds(state: At, { when }: Immutable<Scene>, content: Content): boolean {
  if (!state.quest) return false;
  const quest = cardOf(content.quests, state.quest.id);
  switch (when.do) {
    case 'begins':
      return true;
    case 'tile-flipped':
      return up(state, slotOfPlace(quest, when.place));
    case 'hero-on': {
      const place = slotOfPlace(quest, when.place);
      const standing = state.heroes.flatMap((hero, seat) => (hero.at === null ? [] : [{ seat, on: slotOf(state.board.wide, hero.at) }]));
      const there = standing.filter(({ on }) => on === place);
      const bearer = state.quest.things.find(({ thing }) => thing === when.with)?.by ?? null;
      return (
        there.length > 0 &&
        (when.with === null || there.some(({ seat }) => seat === bearer)) &&
        (!when.all || there.length === standing.length)
      );
    }
    case 'thing-taken':
      return state.quest.things.some(({ thing, by }) => thing === when.thing && by !== null);
    case 'round-reached':
      return state.round >= when.round;
    case 'monster-slain':
      return state.monsters.every(({ monster }) => monster !== when.monster);
    case 'flag-set':
      return timesSet(state, when.flag) >= when.times;
  }
}

/** Scenes that were not played and whose flags allow them. */
const sceneDue = (state: At, content: Content): readonly Immutable<Scene>[] => {
  const { quest } = state;
  if (!quest) return [];
  return cardOf(content.quests, quest.id).scenes.filter(
    ({ id, needs, unless }) => !quest.played.includes(id) && isSet(state, needs) && !unless.some((flag) => timesSet(state, flag) > 0),
  );
};

/** The current goal of the players. */
export function goalOf(state: At, { quests }: Content): string {
  const goals = quests[state.quest?.id ?? '']?.goals ?? [];
  return goals.filter(({ needs }) => isSet(state, needs)).at(-1)?.text ?? '';
}

/** The tile of a scene, or else the hero's tile. */
function scenePlace(state: At, { when }: Immutable<Scene>, at: number, content: Content): number {
  const place = 'place' in when && state.quest ? slotOfPlace(cardOf(content.quests, state.quest.id), when.place) : undefined;
  return place ?? slotOf(state.board.wide, at);
}

/**
 * The hero in turn takes the things on its square. Then the first possible scene is played, and `then` follows. Returns whether there was a
 * scene.
 */
export function playScene(context: Context, seat: number, then: Step): boolean {
  const { state, content } = context;
  const { quest } = state;
  const { at } = heroDraft(context, seat);
  if (!quest || at === null) return false;
  for (const thing of quest.things) {
    if (thing.at !== at) continue;
    thing.at = null;
    thing.by = seat;
    context.emit?.({ do: 'thing-taken', seat, quest: quest.id, thing: thing.thing });
  }
  const scene = sceneDue(state, content).find((one) => conditionHolds(state, one, content));
  if (!scene) return false;
  quest.played.push(scene.id);
  const square = questSpots(state.board, scenePlace(state, scene, at, content), content)[0] ?? at;
  context.next(then);
  runEffectList(context, { seat, hero: null, monster: null, at: square }, `${quest.id}/${scene.id}`);
  return true;
}

/** Quest things stay where their hero was knocked out. */
export function dropThings(context: Context, seat: number, at: number): void {
  for (const thing of context.state.quest?.things ?? []) {
    if (thing.by !== seat) continue;
    thing.by = null;
    thing.at = at;
  }
}

/** For each slot: squares that can be reached from the stairs without locked or secret doors, nearest to the tile's middle first. */
function floors(board: Immutable<Board>, content: Content): ReadonlyMap<number, readonly number[]> {
  const whole = fullBoardGeometry(board, content);
  const end = whole.grid.flood(whole.walls, [whole.marks.indexOf(STAIRS)], whole.marks.length);
  const off = (square: number): number => (2 * (square % 6) - 5) ** 2 + (2 * (Math.floor(square / whole.width) % 6) - 5) ** 2;
  const found = new Map<number, number[]>();
  for (let i = 0; i < end; i++) {
    const square = whole.grid.reached(i);
    if (whole.marks[square] !== FLOOR || board.blocked.includes(square)) continue;
    const slot = slotOf(board.wide, square);
    const there = found.get(slot);
    if (there) there.push(square);
    else found.set(slot, [square]);
  }
  for (const squares of found.values()) squares.sort((a, b) => off(a) - off(b) || a - b);
  return found;
}
/** The squares for the things and monsters of a quest on a tile. */
export const questSpots = (board: Immutable<Board>, slot: number, content: Content): readonly number[] =>
  floors(board, content).get(slot) ?? [];

/** Whether every tile of the board has a square that can be reached from the stairs. */
export const allReached = (board: Board, content: Content): boolean => {
  const found = floors(board, content);
  return board.slots.every((slot, place) => slot === null || found.has(place));
};

/** The squares that traps must not block (MM-35): one of each tile, and those with things. */
export const reservedSquares = ({ quest, board }: At, content: Content): number[] =>
  quest ? [...[...floors(board, content).values()].flatMap(([first]) => first ?? []), ...quest.things.flatMap(({ at }) => at ?? [])] : [];

/** The known goals of a hero in a quest: things, tiles, and monsters of a scene's condition. */
export function questGoals(state: At, seat: number, content: Content): (square: number) => boolean {
  const squares = new Set<number>(state.quest?.things.flatMap(({ at }) => at ?? []));
  const tiles = new Set<number>();
  for (const scene of sceneDue(state, content)) {
    const { when } = scene;
    if (when.do === 'monster-slain') for (const { monster, at } of state.monsters) if (monster === when.monster) squares.add(at);
    if (when.do !== 'hero-on' || !state.quest) continue;
    const thing = state.quest.things.find((one) => one.thing === when.with);
    const place = slotOfPlace(cardOf(content.quests, state.quest.id), when.place);
    const goes = when.with === null || (thing !== undefined && (thing.by === seat || (when.all && thing.by !== null)));
    if (place !== undefined && up(state, place) && goes) tiles.add(place);
  }
  return (square) => squares.has(square) || tiles.has(slotOf(state.board.wide, square));
}

type Rows = { readonly [K in StoryWord['do']]: (context: Context, effect: VariantOf<Effect, K>, frame: Run, here: string) => void };
/** A page is a choice with one answer. The youngest player turns pages and decides. */
function ask(context: Context, { hero, monster, at }: Run, here: string): void {
  context.emit?.({ do: 'told', page: here });
  context.next({ do: 'choose-one', list: here, next: 0, seat: context.state.first, hero, monster, at });
}

/** The handlers of quest effects. */
export const storyRows: Rows = {
  say: (context, _effect, frame, here) => ask(context, frame, here),
  choose: (context, _effect, frame, here) => ask(context, frame, here),
  test: (context, effect, { seat, hero, monster, at }, here) => {
    const on = Math.max(2, Math.min(6, effect.sum - stat(heroDraft(context, seat), effect.stat, context.content)));
    context.next({ do: 'card-roll', list: here, next: 0, seat, hero, monster, at, on, count: 1, faces: 6 });
  },
  'set-flag': (context, { flag }) => {
    context.state.quest?.flags.push(flag);
  },
  'place-thing': (context, { thing }, { at }) => {
    const { quest, board } = context.state;
    if (!quest || quest.things.some((one) => one.thing === thing)) return;
    const free = questSpots(board, slotOf(board.wide, at), context.content).find(
      (square) => !quest.things.some((one) => one.at === square),
    );
    quest.things.push({ thing, at: free ?? at, by: null });
  },
  end: (context, { ending }) => {
    const { quest, heroes } = context.state;
    const found = quest && cardOf(context.content.quests, quest.id).endings.find(({ id }) => id === ending);
    if (found) context.finish({ winners: found.mood === 'won' ? heroes.map((_, seat) => seat) : [], reason: ending });
  },
};
