// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/engine/random.ts';
import { act, initialPosition, observe, startSession } from '../../../src/engine/session.ts';
import { imagine } from '../../../src/engine/simulate.ts';
import { type Content, cardOf, contentOf } from '../../../src/games/magic-and-mayhem/content/content.ts';
import { mayhem, mayhemModule } from '../../../src/games/magic-and-mayhem/index.ts';
import { boardGeometry, slotOf } from '../../../src/games/magic-and-mayhem/rules/board.ts';
import { connected, farBosses } from '../../../src/games/magic-and-mayhem/rules/board-checks.ts';
import { MODES } from '../../../src/games/magic-and-mayhem/state/options.ts';
import type { Mayhem } from '../../../src/games/magic-and-mayhem/state/tasks.ts';
import { DANGERS, HEROES, MONSTERS, room, STORE, TILES, TREASURES, TRIALS, tile } from './content-helpers.ts';

/** Setting the table. */

const more = Array.from({ length: 30 }, (_, i) => room(`cellar-${i}`));
const decks = {
  heroes: HEROES,
  monsters: MONSTERS,
  treasures: TREASURES,
  dangers: DANGERS,
  tiles: [...TILES, ...more],
  ...TRIALS,
  store: STORE,
};
const content = contentOf(decks);
const laid = (
  options: { readonly [key: string]: string | number | boolean | readonly string[] } = {},
  seats = 2,
  seed = 1,
  box: Content = content,
) => startSession(mayhem, box, seats, options, seed).session.now.state;
const seeds = Array.from({ length: 12 }, (_, seed) => seed);

describe('who plays', () => {
  it('[MM-1] a table plays the way it chose; together, if it chose nothing', () => {
    // a story needs one: quests.test.ts
    for (const mode of MODES.filter((one) => one !== 'narrative')) expect(laid({ mode }).mode).toBe(mode);
    expect(laid().mode).toBe('cooperative');
    expect(() => laid({ mode: 'against-the-dog' })).toThrow();
  });

  it('[MM-2] one to eight heroes', () => {
    expect(mayhem.seats).toEqual({ min: 1, max: 8 });
    for (const seats of [1, 8]) expect(laid({}, seats).heroes).toHaveLength(seats);
  });

  it('[MM-2] the youngest goes first, then clockwise', () => {
    let { session } = startSession(mayhem, content, 3, { first: 2, tiles: 9 }, 1);
    const order = [0, 1, 2].map(() => {
      const { seat } = session.now.state.turn;
      session = act(mayhem, content, session, { do: 'end' }).session;
      return seat;
    });
    expect(order).toEqual([2, 0, 1]);
    expect(session.now.state).toMatchObject({ round: 2, turn: { seat: 2 } });
    expect(() => laid({ first: 3 }, 3)).toThrow(RangeError);
  });

  it('[MM-7] each player has the hero picked, with life tokens equal to HP, on the stairs', () => {
    const state = laid({ heroes: ['cy', 'bo'] });
    expect(state.heroes.map(({ hero, hp }) => [hero, hp])).toEqual([
      ['cy', 7],
      ['bo', 5],
    ]);
  });

  it('[MM-7] two players cannot share a hero; those left over are drawn without doubles', () => {
    expect(() => laid({ heroes: ['cy', 'cy'] })).toThrow(/two players/);
    for (const seed of seeds) {
      const heroes = laid({ heroes: ['cy'] }, 8, seed).heroes.map(({ hero }) => hero);
      expect([heroes[0], new Set(heroes).size]).toEqual(['cy', 8]);
    }
  });
});

describe('the tiles', () => {
  it('[MM-3] a game uses 9 to 36 tiles, the Boss and the Store always among them, the Entrance extra', () => {
    for (const count of [9, 12, 36])
      for (const seed of count === 36 ? [1] : seeds) {
        const slots = laid({ tiles: count }, 2, seed).board.slots.flatMap((slot) => (slot ? [slot.tile] : []));
        expect(slots).toHaveLength(count + 1);
        for (const id of ['shop', 'den', 'start']) expect(slots.filter((other) => other === id)).toHaveLength(1);
        expect(slots).not.toContain('lair'); // the Boss of the other side
      }
    for (const tiles of [8, 37]) expect(() => laid({ tiles })).toThrow();
  });

  it('[MM-4] face-down in rows of ceil(√n), the last may be short', () => {
    const rows = (tiles: number) => {
      const { wide, high, slots } = laid({ tiles }).board;
      return Array.from({ length: high }, (_, y) => slots.slice(y * wide + 1, (y + 1) * wide).filter((slot) => slot !== null).length);
    };
    expect(rows(9)).toEqual([3, 3, 3]);
    expect(rows(10)).toEqual([4, 4, 2]);
    expect(rows(12)).toEqual([4, 4, 4]);
    expect(rows(17)).toEqual([5, 5, 5, 2]);
  });

  it('[MM-4] the Entrance joins the middle of a full edge, and shuffling changes what lies where', () => {
    const place = (tiles: number) => {
      const { wide, slots } = laid({ tiles }).board;
      const at = slots.findIndex((slot) => slot?.tile === 'start');
      return [at % wide, Math.floor(at / wide)];
    };
    expect([place(9), place(12), place(17)]).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
    expect(new Set(seeds.map((seed) => JSON.stringify(laid({}, 2, seed).board.slots))).size).toBe(seeds.length);
    const shops = seeds.map((seed) => laid({}, 2, seed).board.slots.findIndex((slot) => slot?.tile === 'shop'));
    expect(new Set(shops).size).toBeGreaterThan(1);
    expect(laid({}, 2, 3)).toEqual(laid({}, 2, 3)); // the same seed deals the same
  });

  it('[MM-5b] Boss and Store are reached without locked or secret doors: a deal that fails is dealt or turned again', () => {
    // five of the seven ordinary tiles are dead ends or hide behind locks
    const walls = room('x').map;
    const alley = (id: string) => tile(id, 'ordinary', [`+-+-+-+-+-+-+`, ...walls.slice(1, 5), ...walls.slice(5, 12), `+-+-+-+-+-+-+`]);
    const lock = (id: string) =>
      tile(
        id,
        'ordinary',
        walls.map((line, i) => (i % 2 && i < 12 ? `${line.slice(0, 6)}${i % 4 === 1 ? 'L' : 'S'}${line.slice(7)}` : line)),
      );
    const tiles = [
      ...TILES.filter(({ kind }) => kind !== 'ordinary'),
      ...['a1', 'a2', 'a3', 'a4'].map(alley),
      ...['l1', 'l2', 'l3'].map(lock),
    ];
    const box = contentOf({ ...decks, tiles });
    for (const seed of seeds) expect(connected(laid({ tiles: 9 }, 2, seed, box).board, box)).toBe(true);
    // and the check is a real one: behind locks alone nothing is reached
    const locked = (id: string) => ({ tile: id, turn: 0 as const, up: false });
    const slots = ['start', 'l1', 'den', 'shop'].map(locked);
    expect(connected({ wide: 4, high: 1, slots, opened: [], blocked: [] }, box)).toBe(false);
    expect(connected({ wide: 3, high: 1, slots: ['start', 'den', 'shop'].map(locked), opened: [], blocked: [] }, box)).toBe(true);
  });

  it('[MM-5b] nor does it need a plain door to be walls: those anyone may open', () => {
    const plain = tile(
      'plain',
      'ordinary',
      room('x').map.map((line, i) => (i % 2 && i < 12 ? `${line.slice(0, 6)}D${line.slice(7)}` : line)),
    );
    const box = contentOf({ ...decks, tiles: [...TILES, plain] });
    const slots = ['start', 'plain', 'den', 'shop'].map((id) => ({ tile: id, turn: 0 as const, up: false }));
    expect(connected({ wide: 4, high: 1, slots, opened: [], blocked: [] }, box)).toBe(true);
  });

  it('[MM-5] each hero may find something in the first room behind each Entrance; by the old book it is any room', () => {
    const found = (tile: string) => JSON.stringify(cardOf(mayhemModule.content.tiles, tile).feature ?? {});
    const firstRooms = (mode: string, byTheBook: boolean) =>
      seeds.flatMap((seed) => {
        const { wide, slots } = laid({ mode, byTheBook, tiles: seed % 2 ? 12 : 9 }, 2, seed, mayhemModule.content).board;
        return slots.flatMap((slot, i) => (slot?.up ? (slots[i % wide === 0 ? i + 1 : i - 1]?.tile ?? []) : []));
      });
    const withFinds = (tile: string) => /"who":"each"/.test(found(tile)) && /"do":"(gold|draw)"/.test(found(tile));
    for (const mode of ['cooperative', 'competitive']) {
      expect(firstRooms(mode, false).filter((tile) => !withFinds(tile))).toEqual([]);
      expect(new Set(firstRooms(mode, false)).size).toBeGreaterThan(4);
      expect(firstRooms(mode, true).filter((tile) => !withFinds(tile)).length).toBeGreaterThan(0);
    }
    // with a box that has no such room a dungeon is dealt all the same
    expect(laid().board.slots.filter((slot) => slot !== null)).toHaveLength(13);
  });

  it('[MM-5c] [MM-56] the Boss tile lies nearly as far from the Entrance as a tile can, in every dungeon, and by the old book past the middle', () => {
    const away = (tiles: number, seed: number, byTheBook: boolean) => {
      const { wide, slots } = laid({ tiles, byTheBook }, 2, seed).board;
      const [from, to] = ['start', 'den'].map((id) => slots.findIndex((slot) => slot?.tile === id)) as [number, number];
      return Math.abs((from % wide) - (to % wide)) + Math.abs(Math.floor(from / wide) - Math.floor(to / wide));
    };
    const least = (byTheBook: boolean) => [9, 12, 20, 30].map((tiles) => Math.min(...seeds.map((seed) => away(tiles, seed, byTheBook))));
    expect([least(false), least(true)]).toEqual([
      [4, 4, 6, 7],
      [2, 3, 3, 4],
    ]);
  });

  it('[MM-5c] and so it does in every world that a player may believe in', () => {
    const at = initialPosition(mayhem, content, 2, { tiles: 12 }, 1);
    const worlds = seeds.map((seed) => imagine(mayhem, content, at, 'table', Random.seed(seed)).state.board);
    expect(worlds.every((board) => farBosses(board, content))).toBe(true);
    expect(new Set(worlds.map(({ slots }) => slots.findIndex((slot) => slot?.tile === 'den'))).size).toBeGreaterThan(2);
  });

  it('[MM-5c] that counts from each Entrance to each Boss tile', () => {
    const row = (...ids: string[]) => {
      const slots = ids.map((tile) => ({ tile, turn: 0 as const, up: false }));
      return farBosses({ wide: ids.length, high: 1, slots, opened: [], blocked: [] }, content);
    };
    expect(row('start', 'cellar-0', 'cellar-1', 'den')).toBe(true);
    expect(row('start', 'cellar-0', 'den', 'cellar-1')).toBe(false);
    expect(row('start', 'cellar-0', 'den', 'cellar-1', 'start')).toBe(true);
    expect(row('start', 'cellar-0', 'cellar-1', 'den', 'start')).toBe(false);
  });

  it('[MM-5a] where only one of two neighbours is open there is wall, however they are turned', () => {
    const flat = tile('flat', 'ordinary', ['+-+-+-+-+-+-+', ...room('x').map.slice(1, 12), '+-+-+-+-+-+-+']); // open east and west
    const box = contentOf({ ...decks, tiles: [...TILES, flat] });
    const open = (turn: 0 | 1 | 2 | 3) => {
      const slots = [
        { tile: 'start', turn: 0 as const, up: true },
        { tile: 'flat', turn, up: true },
      ];
      const here = boardGeometry({ wide: 2, high: 1, slots, opened: [], blocked: [] }, box);
      return [1, 2, 3, 4].map((row) => here.grid.flood(here.walk, [row * 12 + 5], 1) && (here.grid.far[row * 12 + 6] ?? -1) === 1);
    };
    expect(open(0)).toEqual([false, true, true, false]);
    expect(open(1)).toEqual([false, false, false, false]);
    expect(open(2)).toEqual([false, true, true, false]);
  });
});

describe('what is known', () => {
  it('[MM-6] the Entrance starts face-up with the heroes on its stairs, everything else face-down', () => {
    const state = laid({}, 3);
    const { board } = state;
    expect(board.slots.filter((slot) => slot?.up).map((slot) => slot?.tile)).toEqual(['start']);
    const stairs = boardGeometry(board, content).marks;
    expect(state.heroes.every(({ at }) => at !== null && stairs[at] === 5)).toBe(true);
  });

  it('[MM-6] nobody is shown a face-down tile or the order of a deck', () => {
    const at = initialPosition(mayhem, content, 2, { heroes: ['ada', 'bo'] }, 1);
    for (const viewer of ['table', 0, 1] as const) {
      const { view } = observe<Mayhem>(mayhem, content, { ...at, agenda: [{ do: 'turn', seat: 0 }] }, viewer);
      expect(view.board.slots.filter((slot) => slot !== null && slot !== 'down')).toEqual([expect.objectContaining({ tile: 'start' })]);
      const text = JSON.stringify(view);
      const hidden = [...at.state.treasures.draw, ...at.state.dangers.draw, ...at.state.bosses];
      for (const id of [...hidden, ...[...TILES, ...more].map((one) => one.id).filter((id) => id !== 'start')])
        expect(text, id).not.toContain(`"${id}"`);
    }
  });

  it('[MM-6] what a bot may believe of the dark: which tile lies where, how it lies, and what the decks bring', () => {
    const at = initialPosition(mayhem, content, 2, { heroes: ['ada', 'bo'] }, 1);
    const worlds = seeds.map((seed) => imagine(mayhem, content, at, 0, Random.seed(seed)).state);
    const seen = (what: (state: (typeof worlds)[number]) => unknown) => new Set(worlds.map((world) => JSON.stringify(what(world)))).size;
    at.state.board.slots.forEach((slot, place) => {
      if (!slot) return;
      expect([slot.tile, seen(({ board }) => board.slots[place]?.turn) > 1]).toEqual([slot.tile, !slot.up]);
      expect([slot.tile, seen(({ board }) => board.slots[place]?.tile) > 1]).toEqual([slot.tile, !slot.up]);
    });
    for (const deck of ['treasures', 'dangers'] as const) expect(seen((state) => state[deck].draw)).toBeGreaterThan(1);
  });

  it('[MM-41] the torch burns unless the option says never; for how long is in levels.test.ts', () => {
    expect(laid({ tiles: 9 }).torch).toBeLessThan(laid({ tiles: 12 }).torch ?? 0);
    expect(laid({ torch: 'never-burns-out' }).torch).toBeNull();
  });

  it('[MM-13] [MM-39] the defaults: marks are spent, the fallen come back', () => {
    expect(laid()).toMatchObject({ spentMarks: true, fallen: 'come-back' });
  });
});

describe('two sides', () => {
  const contest = (
    options: { readonly [key: string]: string | number | readonly string[] | readonly number[] } = {},
    seats = 4,
    seed = 1,
  ) => startSession(mayhem, content, seats, { mode: 'competitive', tiles: 9, ...options }, seed).session.now.state;

  it('[MM-1] sides by turns, unless they were picked; they may be uneven, and each has somebody', () => {
    expect(contest().heroes.map(({ side }) => side)).toEqual([0, 1, 0, 1]);
    expect(contest({ sides: [1, 1, 1, 0] }).heroes.map(({ side }) => side)).toEqual([1, 1, 1, 0]);
    expect(() => contest({ sides: [1, 1, 1, 1] })).toThrow(RangeError);
    expect(laid().sides).toHaveLength(1);
  });

  it('[MM-3] a second Boss tile takes the place of an ordinary one', () => {
    for (const tiles of [9, 12, 17]) {
      const kinds = contest({ tiles }).board.slots.flatMap((slot) => (slot ? [content.tiles[slot.tile]?.kind] : []));
      const count = (kind: string) => kinds.filter((one) => one === kind).length;
      expect(['boss', 'store', 'entrance', 'ordinary'].map(count)).toEqual([2, 1, 2, tiles - 3]);
    }
  });

  it('[MM-4] the two Entrances join opposite edges, and the seed says whose is which; heroes start on their own', () => {
    const homes = seeds.map((seed) => {
      const { sides, board, heroes } = contest({ tiles: 10 }, 4, seed);
      const [owls, foxes] = sides.map(({ home }) => [home % board.wide, Math.floor(home / board.wide)]);
      for (const { at, side } of heroes) expect(slotOf(board.wide, at ?? -1)).toBe(sides[side]?.home);
      expect([owls, foxes].sort()).toEqual([
        [0, 1],
        [board.wide - 1, 1],
      ]);
      return owls?.[0];
    });
    expect(new Set(homes).size).toBe(2);
  });

  it('[MM-5b] both Bosses, the Store and the other Entrance are reached from every Entrance', () => {
    for (const seed of seeds) expect(connected(contest({}, 2, seed).board, content)).toBe(true);
    const walls = room('x', 'entrance', { '2,2': '<' }).map.map((line, i) => (i === 5 || i === 7 ? `|${line.slice(1, -1)}|` : line));
    const shut = tile('shut', 'entrance', walls);
    const box = contentOf({ ...decks, tiles: [...decks.tiles, shut] });
    const slots = ['start', 'den', 'shop', 'shut'].map((id) => ({ tile: id, turn: 0 as const, up: false }));
    expect(connected({ wide: 4, high: 1, slots, opened: [], blocked: [] }, box)).toBe(false);
  });
});
