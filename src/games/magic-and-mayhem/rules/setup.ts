import type { Immutable } from '../../../engine/game.ts';
import type { Random } from '../../../engine/random.ts';
import { type Content, cardOf } from '../content/content.ts';
import type { Quest } from '../content/quest-schema.ts';
import type { AskedTrials, Options } from '../state/options.ts';
import type { Board, Slot, State } from '../state/state.ts';
import { cardsAside, questionsFor } from './asked-decks.ts';
import { boardGeometry, marked, slotOf } from './board.ts';
import { connected, farBosses } from './board-checks.ts';
import {
  bossHeartsFor,
  HELP,
  HELP_OF_HANDICAP,
  type HelpInForce,
  helpInForce,
  POCKET_MONEY,
  partySizeOf,
  storyTorchFor,
  torchFor,
} from './difficulty.ts';
import { allReached, mapWidth } from './quest-scenes.ts';
import { type Rotation, STAIRS, type Tile } from './tiles.ts';

/** The initial state (MM-2 to MM-7). */

/** The house rules of a game in which nobody is asked anything (MM-50). */
const NOTHING_ASKED = ['no-riddles', 'no-challenges'] as const;
/** After this many deals without a valid board, the tiles of the content cannot fit together. */
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

/** MM-5: whether each hero may find gold or a card in a room. */
const hasFinds = ({ id, feature }: Immutable<Pick<Tile, 'id' | 'feature'>>, { lists }: Content): boolean =>
  feature?.who === 'each' &&
  [...lists].some(
    ([list, effects]) => list.startsWith(`${id}/feature`) && effects.some((effect) => effect.do === 'gold' || effect.do === 'draw'),
  );

/**
 * MM-3 to MM-5: the tiles face-down in rows of ceil(√n), with one Boss tile for each side. A face-up Entrance is next to the middle of the
 * left edge; a second one is at the other end of that row. A room with finds lies behind each, but not by the old book. Deals again from the
 * same random source until the board is valid.
 */
function dealBoard({ tiles: count, byTheBook }: Options, random: Random, content: Content, sides: number): Board {
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
    const first = byTheBook ? [] : ordinary.filter((id) => hasFinds(cardOf(content.tiles, id), content)).slice(0, sides);
    const rest = ordinary.filter((id) => !first.includes(id));
    const tiles = [...special, ...rest.slice(0, count - special.length - first.length)];
    random.shuffle(tiles);
    const row = Math.floor((high - 1) / 2) * columns;
    first.forEach((tile, i) => {
      tiles.splice(row + i * (columns - 1), 0, tile);
    });
    const slots: (Slot | null)[] = Array.from({ length: wide * high }, () => null);
    tiles.forEach((tile, i) => {
      const place = Math.floor(i / columns) * wide + 1 + (i % columns);
      slots[place] = { tile, turn: random.int(4) as Rotation, up: false };
    });
    entrances.forEach((tile, i) => {
      slots[door + i * (wide - 1)] = { tile, turn: random.int(4) as Rotation, up: true };
    });
    const board: Board = { wide, high, slots, opened: [], blocked: [] };
    if (farBosses(board, content, byTheBook) && connected(board, content)) return board;
  }
  throw new Error('these tiles do not fit together, however they are turned');
}

/** MM-43: the tiles of the quest's map. Open places are dealt and rotated until every tile can be reached. */
export function dealQuestBoard({ map, places, set }: Immutable<Quest>, random: Random, content: Content): Board {
  const wide = mapWidth(map);
  const pool = [...set];
  for (let deal = 0; deal < MOST_DEALS; deal++) {
    random.shuffle(pool);
    const left = [...pool];
    const slots = map.flatMap((row) =>
      [...row.padEnd(wide)].map((sign): Slot | null => {
        const { tile = left.pop(), turn = random.int(4) as Rotation } = places[sign] ?? {};
        if (sign === ' ' || tile === undefined) return null;
        return { tile, turn, up: cardOf(content.tiles, tile).kind === 'entrance' };
      }),
    );
    const board: Board = { wide, high: map.length, slots, opened: [], blocked: [] };
    if (allReached(board, content)) return board;
  }
  throw new Error('the tiles of this quest do not fit together, however they are turned');
}

/** MM-7: the wanted heroes, and random ones for the rest, all different. */
function assignHeroes(seats: number, asked: readonly string[], random: Random, content: Content): string[] {
  const chosen: string[] = [];
  for (const id of asked.slice(0, seats)) {
    cardOf(content.heroes, id);
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

/** MM-46: what this device has asked before, as far as the content has it. */
function askedBefore({ riddles, twisters, challenges }: AskedTrials, content: Content): AskedTrials {
  const known = (deck: keyof AskedTrials, ids: readonly string[]): string[] =>
    [...new Set(ids)].filter((id) => Object.hasOwn(content[deck], id));
  return { riddles: known('riddles', riddles), twisters: known('twisters', twisters), challenges: known('challenges', challenges) };
}

/** MM-1: the side of each seat: one side for all, or two sides with at least one seat each. */
function sidesOf(seats: number, { mode, sides }: Options): readonly number[] {
  const found = Array.from({ length: seats }, (_, seat) => (mode === 'competitive' ? (sides[seat] ?? seat % 2) : 0));
  if (mode === 'competitive' && seats > 1 && new Set(found).size < 2)
    throw new RangeError('all are on one side, and nobody plays against them');
  return found;
}

/** The rounds of the torch with these options, or null if it never burns out. */
const burnsFor = ({ difficulty, tiles, byTheBook }: Options, quest: Immutable<Quest> | null, band: number): number =>
  quest ? storyTorchFor(difficulty, quest.torch, band) : torchFor(difficulty, tiles, band, byTheBook);

/** The initial state. @throws RangeError if the options ask for something that the content or the table does not have. */
export function setup(seats: number, options: Options, random: Random, content: Content): State {
  if (options.first >= seats) throw new RangeError(`seat ${options.first} goes first, but there are ${seats} seats`);
  const heroes = assignHeroes(seats, options.heroes, random, content);
  const sides = sidesOf(seats, options);
  const doors = options.mode === 'competitive' ? 2 : 1;
  const quest = options.mode === 'narrative' ? cardOf(content.quests, options.quest ?? '') : null;
  const board = quest ? dealQuestBoard(quest, random, content) : dealBoard(options, random, content, doors);
  const band = partySizeOf(seats, doors);
  const homes = board.slots.flatMap((slot, place) => (slot?.up ? [place] : []));
  // The Entrances are assigned at random, because the ways to the bosses differ.
  if (homes.length > 1) random.shuffle(homes);
  const stairs = marked(boardGeometry(board, content), STAIRS);
  const startOf = (side: number): number => {
    const start = stairs.find((square) => slotOf(board.wide, square) === homes[side]);
    if (start === undefined) throw new Error('an Entrance has no stairs');
    return start;
  };
  const shuffled = (ids: string[]): string[] => {
    random.shuffle(ids);
    return ids;
  };
  const helpAt = (seat: number): HelpInForce => helpInForce(HELP_OF_HANDICAP[options.handicaps[seat] ?? 0], seats, options.byTheBook);
  const aside = cardsAside(content, options.asking, options.byTheBook);
  const dealt = (deck: object): string[] => Object.keys(deck).filter((id) => !aside.includes(id));
  return {
    mode: options.mode,
    difficulty: options.difficulty,
    house: [...new Set(options.asking === 'none' ? [...options.house, ...NOTHING_ASKED] : options.house)],
    fallen: options.fallen,
    spentMarks: options.spentMarks,
    byTheBook: options.byTheBook,
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
    used: [],
    wakened: null,
    best: options.best,
    brought: 0,
    aside,
    heroes: heroes.map((hero, seat) => ({
      hero,
      help: helpAt(seat),
      level: options.levels[seat] ?? 'middle',
      side: sides[seat] ?? 0,
      at: startOf(sides[seat] ?? 0),
      hp: cardOf(content.heroes, hero).hp + HELP[helpAt(seat)].hp,
      gold: options.house.includes('pocket-money') ? POCKET_MONEY : 0,
      cards: [],
      lasting: [],
      fallen: null,
      comebacks: 0,
      lies: null,
      hustle: 0,
      spent: false,
      questions: questionsFor(options.asking, options.byTheBook, seats),
    })),
    monsters: [],
    number: 1,
    loot: [],
    dangers: { draw: shuffled(dealt(content.dangers)), discard: [] },
    out: [],
    treasures: { draw: shuffled(dealt(content.treasures)), discard: [] },
    bosses: shuffled(Object.values(content.monsters).flatMap((monster) => (monster.boss ? [monster.id] : []))),
    sides: homes.map((home) => ({ home, bosses: 0, escaped: null })),
    asked: askedBefore(options.asked, content),
    quest: quest && { id: quest.id, flags: [], played: [], things: [] },
  };
}
