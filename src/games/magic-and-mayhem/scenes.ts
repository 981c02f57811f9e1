import type { Immutable, Of } from '../../engine/game.ts';
import { ground, slotOf, truth } from './board.ts';
import type { Effect, StoryWord } from './cards.ts';
import { draft, type Play } from './changes.ts';
import { type Content, need } from './content.ts';
import { stat } from './figures.ts';
import { run } from './lists.ts';
import type { Quest, Scene } from './quest.ts';
import type { Board, State } from './state.ts';
import { FLOOR, STAIRS } from './tiles.ts';
import type { Run, Step } from './vocabulary.ts';

/** The scenes of a quest (MM-43): each waits until the table looks a certain way, and is then played once. */

type At = Immutable<State>;

/** How many places a row of the map has. */
export const wideOf = (map: readonly string[]): number => Math.max(...map.map((row) => row.length));
/** The slot of a place on the board; none if the map does not have it. */
function slotOfPlace({ map }: Immutable<Quest>, place: string): number | undefined {
  const y = map.findIndex((row) => row.includes(place));
  return y < 0 ? undefined : y * wideOf(map) + (map[y]?.indexOf(place) ?? 0);
}

const timesSet = (state: At, flag: string): number => state.quest?.flags.filter((one) => one === flag).length ?? 0;
const isSet = (state: At, flags: readonly string[]): boolean => flags.every((flag) => timesSet(state, flag) > 0);

const up = (state: At, place: number | undefined): boolean => place !== undefined && state.board.slots[place]?.up === true;

/** Whether the table looks as a scene waits for. */
function isCued(state: At, { when }: Immutable<Scene>, content: Content): boolean {
  if (!state.quest) return false;
  const quest = need(content.quests, state.quest.id);
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

/** Scenes that have not been played yet and whose flags allow it. */
export const waiting = (state: At, content: Content): readonly Immutable<Scene>[] => {
  const { quest } = state;
  if (!quest) return [];
  return need(content.quests, quest.id).scenes.filter(
    ({ id, needs, unless }) => !quest.played.includes(id) && isSet(state, needs) && !unless.some((flag) => timesSet(state, flag) > 0),
  );
};

/** What the table is after just now. */
export function goalOf(state: At, { quests }: Content): string {
  const goals = quests[state.quest?.id ?? '']?.goals ?? [];
  return goals.filter(({ needs }) => isSet(state, needs)).at(-1)?.text ?? '';
}

/** The tile that a scene is about, or where the hero stands. */
function scenePlace(state: At, { when }: Immutable<Scene>, at: number, content: Content): number {
  const place = 'place' in when && state.quest ? slotOfPlace(need(content.quests, state.quest.id), when.place) : undefined;
  return place ?? slotOf(state.board.wide, at);
}

/** What the hero in turn stands on it takes along; then the first scene that can be played is, and `then` comes after it. Whether there was one. */
export function playScene(turn: Play, seat: number, then: Step): boolean {
  const { state, content } = turn;
  const { quest } = state;
  const { at } = draft(turn, seat);
  if (!quest || at === null) return false;
  for (const thing of quest.things) {
    if (thing.at !== at) continue;
    thing.at = null;
    thing.by = seat;
    turn.emit?.({ do: 'thing-taken', seat, quest: quest.id, thing: thing.thing });
  }
  const scene = waiting(state, content).find((one) => isCued(state, one, content));
  if (!scene) return false;
  quest.played.push(scene.id);
  const square = spots(state.board, scenePlace(state, scene, at, content), content)[0] ?? at;
  turn.next(then);
  run(turn, { seat, hero: null, monster: null, at: square }, `${quest.id}/${scene.id}`);
  return true;
}

/** What somebody carries for the quest stays where they fell. */
export function dropThings(turn: Play, seat: number, at: number): void {
  for (const thing of turn.state.quest?.things ?? []) {
    if (thing.by !== seat) continue;
    thing.by = null;
    thing.at = at;
  }
}

/** Floor that can be reached from the stairs without locked or secret doors, by slot: the squares nearest to the middle of each tile first. */
function floors(board: Immutable<Board>, content: Content): ReadonlyMap<number, readonly number[]> {
  const whole = truth(board, content);
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
/** Where the things and monsters of a quest come on a tile. */
export const spots = (board: Immutable<Board>, slot: number, content: Content): readonly number[] => floors(board, content).get(slot) ?? [];

/** Whether every tile of the board has a square that can be reached from the stairs. */
export const allReached = (board: Board, content: Content): boolean => {
  const found = floors(board, content);
  return board.slots.every((slot, place) => slot === null || found.has(place));
};

/** The squares that no trap may cut off or cover (MM-35): one of each tile, and those with things on them. */
export const kept = ({ quest, board }: At, content: Content): number[] =>
  quest ? [...[...floors(board, content).values()].flatMap(([first]) => first ?? []), ...quest.things.flatMap(({ at }) => at ?? [])] : [];

/** Where a hero would go for the quest, as far as it lies open: things, tiles, monsters that a scene waits for. */
export function leads(state: At, seat: number, content: Content): (square: number) => boolean {
  const squares = new Set<number>(state.quest?.things.flatMap(({ at }) => at ?? []));
  const tiles = new Set<number>();
  for (const scene of waiting(state, content)) {
    const { when } = scene;
    if (when.do === 'monster-slain') for (const { monster, at } of state.monsters) if (monster === when.monster) squares.add(at);
    if (when.do !== 'hero-on' || !state.quest) continue;
    const thing = state.quest.things.find((one) => one.thing === when.with);
    const place = slotOfPlace(need(content.quests, state.quest.id), when.place);
    const goes = when.with === null || (thing !== undefined && (thing.by === seat || (when.all && thing.by !== null)));
    if (place !== undefined && up(state, place) && goes) tiles.add(place);
  }
  return (square) => squares.has(square) || tiles.has(slotOf(state.board.wide, square));
}

type Rows = { readonly [K in StoryWord['do']]: (turn: Play, effect: Of<Effect, K>, frame: Run, here: string) => void };
/** A page is a choice with one answer; the youngest turns it, and decides. */
function ask(turn: Play, { hero, monster, at }: Run, here: string): void {
  turn.emit?.({ do: 'told', page: here });
  turn.next({ do: 'choose-one', list: here, next: 0, seat: turn.state.first, hero, monster, at });
}

/** What the words of a quest do: one row a word. */
export const storyRows: Rows = {
  say: (turn, _effect, frame, here) => ask(turn, frame, here),
  choose: (turn, _effect, frame, here) => ask(turn, frame, here),
  test: (turn, effect, { seat, hero, monster, at }, here) => {
    const on = Math.max(2, Math.min(6, effect.sum - stat(draft(turn, seat), effect.stat, turn.content)));
    turn.next({ do: 'card-roll', list: here, next: 0, seat, hero, monster, at, on, count: 1, faces: 6 });
  },
  'set-flag': (turn, { flag }) => {
    turn.state.quest?.flags.push(flag);
  },
  'place-thing': (turn, { thing }, { at }) => {
    const { quest, board } = turn.state;
    if (!quest || quest.things.some((one) => one.thing === thing)) return;
    const free = spots(board, slotOf(board.wide, at), turn.content).find((square) => !quest.things.some((one) => one.at === square));
    quest.things.push({ thing, at: free ?? at, by: null });
  },
  'open-doors': (turn, _effect, { at }) => {
    const { board } = turn.state;
    const here = slotOf(board.wide, at);
    const shut = ground(board, turn.content).doors.filter(({ a, open }) => !open && slotOf(board.wide, a) === here);
    if (shut.length > 0) turn.state.board = { ...board, opened: [...board.opened, ...shut.map(({ edge }) => edge)] };
  },
  end: (turn, { ending }) => {
    const { quest, heroes } = turn.state;
    const found = quest && need(turn.content.quests, quest.id).endings.find(({ id }) => id === ending);
    if (found) turn.finish({ winners: found.mood === 'won' ? heroes.map((_, seat) => seat) : [], reason: ending });
  },
};
