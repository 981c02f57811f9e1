import type { Immutable } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { ground, marked, slotOf } from './board.ts';
import { type Content, need } from './content.ts';
import { connected, farBosses } from './layout.ts';
import { bandOf, bossHeartsFor, HELP, POCKET_MONEY, storyTorchFor, torchFor } from './levels.ts';
import type { Asked, Options } from './options.ts';
import type { Quest } from './quest.ts';
import { allReached, wideOf } from './scenes.ts';
import type { Board, Slot, State } from './state.ts';
import { STAIRS, type Turns } from './tiles.ts';

/** Setting the table: MM-2 to MM-7. */

/** More deals than this without a way through means that the tiles do not fit each other: a fault of the content. */
const MOST_DEALS = 2000;

const ofKind = (content: Content, kind: string): string[] =>
  Object.values(content.tiles).flatMap((tile) => (tile.kind === kind ? [tile.id] : []));
const one = (ids: readonly string[], kind: string): string => {
  const [id] = ids;
  if (id === undefined) throw new Error(`the box has no ${kind} tile`);
  return id;
};

const some = (ids: readonly string[], count: number, kind: string): readonly string[] => {
  if (ids.length < count) throw new Error(`the box has too few ${kind} tiles`);
  return ids.slice(0, count);
};

/**
 * MM-3 to MM-5: so many tiles face-down in rows of ceil(√n), with a Boss tile a side, and face-up an Entrance beside the middle of the left
 * edge; a second one lies at the other end of that row.
 * Dealt and turned again, from the same random source, until every way that must be there is there.
 */
function layOut(count: number, random: Random, content: Content, sides = 1): Board {
  const ordinary = ofKind(content, 'ordinary');
  const special = [one(ofKind(content, 'store'), 'store'), ...some(ofKind(content, 'boss'), sides, 'boss')];
  const entrances = some(ofKind(content, 'entrance'), sides, 'entrance');
  const most = ordinary.length + special.length;
  if (most < count) throw new RangeError(`${count} tiles are asked for, but the box has ${most}`);
  const columns = Math.ceil(Math.sqrt(count));
  const high = Math.ceil(count / columns);
  const wide = columns + sides;
  const door = Math.floor((high - 1) / 2) * wide;
  for (let deal = 0; deal < MOST_DEALS; deal++) {
    random.shuffle(ordinary);
    const tiles = [...special, ...ordinary.slice(0, count - special.length)];
    random.shuffle(tiles);
    const slots: (Slot | null)[] = Array.from({ length: wide * high }, () => null);
    tiles.forEach((tile, i) => {
      const place = Math.floor(i / columns) * wide + 1 + (i % columns);
      slots[place] = { tile, turn: random.int(4) as Turns, up: false };
    });
    entrances.forEach((tile, i) => {
      slots[door + i * (wide - 1)] = { tile, turn: random.int(4) as Turns, up: true };
    });
    const board: Board = { wide, high, slots, opened: [], blocked: [] };
    if (farBosses(board, content) && connected(board, content)) return board;
  }
  throw new Error('these tiles do not fit together, however they are turned');
}

/** MM-43: the tiles as the quest's map says, and what it leaves open dealt and turned until every tile can be reached. */
export function layQuest({ map, places, set }: Immutable<Quest>, random: Random, content: Content): Board {
  const wide = wideOf(map);
  const pool = [...set];
  for (let deal = 0; deal < MOST_DEALS; deal++) {
    random.shuffle(pool);
    const left = [...pool];
    const slots = map.flatMap((row) =>
      [...row.padEnd(wide)].map((sign): Slot | null => {
        const { tile = left.pop(), turn = random.int(4) as Turns } = places[sign] ?? {};
        if (sign === ' ' || tile === undefined) return null;
        return { tile, turn, up: need(content.tiles, tile).kind === 'entrance' };
      }),
    );
    const board: Board = { wide, high: map.length, slots, opened: [], blocked: [] };
    if (allReached(board, content)) return board;
  }
  throw new Error('the tiles of this quest do not fit together, however they are turned');
}

/** MM-7: the heroes asked for, the missing ones drawn; no two the same. */
export function cast(seats: number, asked: readonly string[], random: Random, content: Content): string[] {
  const chosen: string[] = [];
  for (const id of asked.slice(0, seats)) {
    need(content.heroes, id);
    if (chosen.includes(id)) throw new RangeError(`two players have picked ${id}`);
    chosen.push(id);
  }
  const left = Object.keys(content.heroes).filter((id) => !chosen.includes(id));
  random.shuffle(left);
  while (chosen.length < seats) {
    const id = left.pop();
    if (id === undefined) throw new RangeError(`${seats} players, but only ${Object.keys(content.heroes).length} heroes`);
    chosen.push(id);
  }
  return chosen;
}

/** MM-46: what this device has asked before, as far as this box knows it; nothing, when that is the whole deck. */
function unused({ riddles, twisters }: Asked, content: Content): Asked {
  const known = (deck: 'riddles' | 'twisters', ids: readonly string[]): string[] => {
    const all = Object.keys(content[deck]);
    const asked = all.filter((id) => ids.includes(id));
    return asked.length < all.length ? asked : [];
  };
  return { riddles: known('riddles', riddles), twisters: known('twisters', twisters) };
}

/** MM-1: the side of each seat: all are on one, or there are two, with somebody on each. */
function sidesOf(seats: number, { mode, sides }: Options): readonly number[] {
  const found = Array.from({ length: seats }, (_, seat) => (mode === 'competitive' ? (sides[seat] ?? seat % 2) : 0));
  if (mode === 'competitive' && seats > 1 && new Set(found).size < 2)
    throw new RangeError('all are on one side, and nobody plays against them');
  return found;
}

/** For how many rounds the torch of these options burns, when it does. */
const burnsFor = ({ difficulty, tiles }: Options, quest: Immutable<Quest> | null, band: number): number =>
  quest ? storyTorchFor(difficulty, quest.torch, band) : torchFor(difficulty, tiles, band);

/** The table laid out. @throws RangeError when the options ask for what the box or the table does not have. */
export function deal(seats: number, options: Options, random: Random, content: Content): State {
  if (options.first >= seats) throw new RangeError(`seat ${options.first} goes first, but there are ${seats} seats`);
  const heroes = cast(seats, options.heroes, random, content);
  const sides = sidesOf(seats, options);
  const doors = options.mode === 'competitive' ? 2 : 1;
  const quest = options.mode === 'narrative' ? need(content.quests, options.quest ?? '') : null;
  const board = quest ? layQuest(quest, random, content) : layOut(options.tiles, random, content, doors);
  const band = bandOf(seats, doors);
  const homes = board.slots.flatMap((slot, place) => (slot?.up ? [place] : []));
  // which side comes in from where is the seed's to say: the ways to the bosses need not be alike
  if (homes.length > 1) random.shuffle(homes);
  const stairs = marked(ground(board, content), STAIRS);
  const startOf = (side: number): number => {
    const start = stairs.find((square) => slotOf(board.wide, square) === homes[side]);
    if (start === undefined) throw new Error('an Entrance has no stairs');
    return start;
  };
  const shuffled = (ids: string[]): string[] => {
    random.shuffle(ids);
    return ids;
  };
  return {
    mode: options.mode,
    difficulty: options.difficulty,
    house: [...new Set(options.house)],
    fallen: options.fallen,
    spentMarks: options.spentMarks,
    torch: options.torch === 'burns' ? burnsFor(options, quest, band) : null,
    bossHearts: bossHeartsFor(options.difficulty, band),
    first: options.first,
    round: 1,
    turn: {
      seat: options.first,
      steps: 0,
      moved: false,
      actions: 0,
      acted: false,
      peered: false,
      sees: [],
      refused: [],
      tried: [],
      over: true,
    },
    board,
    spent: [],
    heroes: heroes.map((hero, seat) => ({
      hero,
      handicap: options.handicaps[seat] ?? 0,
      side: sides[seat] ?? 0,
      at: startOf(sides[seat] ?? 0),
      hp: need(content.heroes, hero).hp + HELP[options.handicaps[seat] ?? 0].hp,
      gold: options.house.includes('pocket-money') ? POCKET_MONEY : 0,
      cards: [],
      lasting: [],
      fallen: null,
      comebacks: 0,
      spent: false,
    })),
    monsters: [],
    number: 1,
    loot: [],
    dangers: { draw: shuffled(Object.keys(content.dangers)), discard: [] },
    out: [],
    treasures: { draw: shuffled(Object.keys(content.treasures)), discard: [] },
    bosses: shuffled(Object.values(content.monsters).flatMap((monster) => (monster.boss ? [monster.id] : []))),
    sides: homes.map((home) => ({ home, bosses: 0, escaped: null })),
    asked: unused(options.asked, content),
    quest: quest && { id: quest.id, flags: [], played: [], things: [] },
  };
}
