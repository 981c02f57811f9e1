// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { initialPosition } from '../../../src/engine/session.ts';
import { traps, trapsModule } from '../../../src/games/traps-and-treasures/index.ts';
import { LUCK } from '../../../src/games/traps-and-treasures/state/constants.ts';
import { Dungeon, ROAD, type Setup } from './helpers.ts';

/** What makes exploring pay (TT-22 to TT-27). */

const explore = (setup: Setup) => new Dungeon({ newBook: true, ...setup });
/** Somebody who lays a crossing at the end of the road, and finds that. */
const finds = (thing: string | null, level: 1 | 2 | 3 = 1, more: Setup = {}) =>
  explore({
    laid: ROAD.slice(0, level - 1),
    finds: [thing],
    ...more,
    players: [{ at: `0,${level === 1 ? 0 : 1 - level}`, tiles: ['nesw-2'], health: 4 }, ...(more.players ?? [{}])],
  }).lays('north', 'nesw-2');

describe('things on tiles', () => {
  it('[TT-22] about every second tile carries something, and each thing is in the box as often as its card says', () => {
    const { state } = initialPosition(traps, trapsModule.content, 2, {}, 3);
    const lying = state.finds.filter((find) => find !== null);
    expect(state.finds).toHaveLength(state.stack.draw.length);
    expect(lying.length / state.finds.length).toBeGreaterThan(0.4);
    expect(lying.length / state.finds.length).toBeLessThan(0.6);
    for (const { id, count } of Object.values(trapsModule.content.things)) expect(lying.filter((find) => find === id)).toHaveLength(count);
  });

  it.each([
    [1, 1],
    [3, 2],
  ] as const)('[TT-22] whoever lays a tile finds what is on it: coins on level %i are %i gold, and then they are gone', (level, gold) => {
    const play = finds('coins', level);
    expect(play.told('found')).toMatchObject({ seat: 0, thing: 'coins', level });
    expect(play.player(0).gold).toBe(gold);
    expect(play.view().places.at(-1)?.thing).toBeNull();
  });

  it('[TT-22] nothing is found where nothing lies', () => {
    expect(finds(null).told('found')).toBeUndefined();
  });

  it('[TT-22] a chest has a treasure card of its level, and a biscuit tin gives a point', () => {
    const chest = finds('small-chest', 2, { treasures: ['pie'] });
    expect(chest.cards(0)).toEqual(['pie/2']);
    expect(finds('biscuits').state.turn.points).toBe(3);
  });

  it('[TT-22] a monster comes out of a nest, and costs no point beside the move', () => {
    const play = finds('nest', 1, { monsters: ['purse'] });
    expect(play.asked).toBe('fight-roll 0');
    play.rolls(5);
    expect([play.player(0).gold, play.state.turn.points]).toEqual([5, 2]);
  });

  it('[TT-22] a spring and spikes do their best to everybody who comes, also later', () => {
    const spring = finds('spring', 1, { players: [{ health: 2 }] });
    expect(spring.player(0).health).toBe(5);
    spring.does({ do: 'end' }).goes('north');
    expect(spring.player(1).health).toBe(3);
    expect(finds('spikes').player(0).health).toBe(3);
  });

  it('[TT-22] spikes never take the last heart, so that nobody is knocked out by a way', () => {
    const deep = explore({
      laid: ROAD,
      things: ['0,-3 spikes'],
      players: [
        { at: '0,-2', health: 2 },
        { at: '0,-2', health: 1 },
      ],
    });
    deep.goes('north');
    expect([deep.player(0).health, deep.at(0), deep.told('died')]).toEqual([1, '0,-3', undefined]);
    deep.does({ do: 'end' }).goes('north');
    expect([deep.player(1).health, deep.at(1), deep.told('died')]).toEqual([1, '0,-3', undefined]);
  });

  it('[TT-22] a trapdoor leads to the next trapdoor, and the last one to the first', () => {
    const setup = { laid: ROAD, things: ['0,-1 trapdoor', '0,-3 trapdoor'] };
    const play = explore(setup).goes('north');
    expect(play.at(0)).toBe('0,-3');
    expect(play.told('fell')).toBeDefined();
    expect(
      explore({ ...setup, players: [{ at: '0,-2' }, {}] })
        .goes('north')
        .at(0),
    ).toBe('0,-1');
  });

  it('[TT-22] a lone trapdoor is shut', () => {
    expect(
      explore({ laid: ROAD, things: ['0,-1 trapdoor'] })
        .goes('north')
        .at(0),
    ).toBe('0,-1');
  });

  it('[TT-22] what one falls onto is not passed by: a trap there is sprung', () => {
    const play = explore({ laid: ROAD, things: ['0,-1 trapdoor', '0,-3 trapdoor'], traps: ['0,-3 glue 1'] }).goes('north');
    expect(play.player(0).health).toBe(4);
  });

  it('[TT-22] a tea lift goes home for a point', () => {
    const play = explore({ laid: ROAD, things: ['0,-3 lift'], players: [{ at: '0,-3' }, {}] }).visits();
    expect([play.at(0), play.state.turn.points]).toEqual(['0,0', 2]);
  });

  it('[TT-22] a market stall sells a treasure for a point and two gold on hand', () => {
    const at = (gold: number) => explore({ laid: ROAD, things: ['0,-2 stall'], players: [{ at: '0,-2', gold }, {}], treasures: ['pie'] });
    expect(at(1).whyNot({ do: 'visit' })).toEqual(['TT-22']);
    const play = at(3).visits();
    expect([play.player(0).gold, play.state.turn.points, play.cards(0)]).toEqual([1, 2, ['pie/2']]);
  });

  it('[TT-22] a locked gate takes two points, pays whoever opens it, and is gone', () => {
    const at = (points: number, level: 1 | 3 = 1) =>
      explore({
        laid: ROAD,
        things: [`0,-${level} gate`],
        players: [{ at: `0,-${level}` }, {}],
        treasures: ['pie'],
        turn: { points },
      });
    expect(at(1).whyNot({ do: 'visit' })).toEqual(['TT-22']);
    const play = at(3).visits();
    expect([play.player(0).gold, play.state.turn.points, play.cards(0)]).toEqual([1, 1, ['pie/1']]);
    expect(play.view().places[1]?.thing).toBeNull();
    expect(at(3, 3).visits().player(0).gold).toBe(3);
  });

  describe('a signpost', () => {
    const comes = (...next: readonly (string | null)[]) =>
      explore({ laid: ROAD, things: ['0,-1 signpost'], finds: [...next, 'nest'], players: [{ tiles: ['nesw-2'] }, {}] }).goes('north');

    it('[TT-22] it tells whoever comes what lies on the next three new tiles', () => {
      const play = comes('spikes', null, 'coins');
      expect(play.told('foretold')).toMatchObject({ seat: 0, finds: ['spikes', null, 'coins'] });
      expect(play.options).toEqual(['spikes', null, 'coins'].map((thing) => ({ do: 'find', thing })));
    });

    it('[TT-22] what is picked comes first, and the others as they lay', () => {
      const play = comes('spikes', null, 'coins').does({ do: 'find', thing: 'coins' });
      expect([...play.state.finds].reverse()).toEqual(['coins', 'spikes', null, 'nest']);
      expect(comes('spikes', 'spikes', 'lift').does({ do: 'find', thing: 'spikes' }).state.finds.at(-1)).toBe('spikes');
    });

    it('[TT-22] where all that comes is the same it asks nothing', () => {
      expect(comes('spikes', 'spikes', 'spikes').asked).toBe('turn 0');
    });

    it('[TT-22] what it has told cannot be taken back', () => {
      expect(comes('spikes', null, 'coins').takesBack()).toBe(false);
      expect(comes('spikes', 'spikes', 'spikes').takesBack()).toBe(false);
    });
  });

  it('[TT-18] what is paid at a stall goes back to a strict pile', () => {
    const play = explore({
      laid: ROAD,
      things: ['0,-2 stall'],
      players: [{ at: '0,-2', gold: 3 }, { stored: 7 }],
      treasures: ['pie'],
      also: { pile: 40 },
    }).visits();
    expect(play.state.pile).toBe(42);
  });
});

describe('quiet places', () => {
  it('[TT-23] a tile grows quiet when a monster has come, and no other comes', () => {
    const play = explore({ laid: ROAD, players: [{ at: '0,-1' }, {}], monsters: ['calm'] }).fights(1);
    expect(play.view().places.map(({ quiet }) => quiet)).toEqual([false, true, false, false]);
    expect(play.whyNot({ do: 'fight' })).toEqual(['TT-23']);
    expect(play.goes('north').kinds).toContain('fight');
  });

  it.each([
    [30, 9, [false, true]],
    [30, 10, [true, false]],
    [30, 19, [true, false]],
    [15, 5, [true, false]],
    [15, 4, [false, true]],
  ])('[TT-23] to %i gold, with %i in the fullest chest: it woke, and is quiet: %s', (target, gold, [woke, quiet]) => {
    const play = explore({ laid: ROAD, quiet: ['0,-1'], players: [{ gold }, {}], also: { target } }).does({ do: 'rest' });
    expect([play.told('woke') !== undefined, play.state.places[1]?.quiet]).toEqual([woke, quiet]);
  });

  it('[TT-23] it wakes twice: at a third, and at two thirds of the fullest chest', () => {
    const store = (stored: readonly [number, number], gold: number) =>
      explore({
        laid: ROAD,
        quiet: ['0,-1'],
        players: [{ gold, stored: stored[0] }, { stored: stored[1] }],
      })
        .does({ do: 'rest' })
        .told('woke') !== undefined;
    expect(store([11, 0], 8)).toBe(false);
    expect(store([11, 0], 9)).toBe(true);
    expect(store([0, 12], 15)).toBe(false);
    expect(store([0, 12], 20)).toBe(true);
    expect(store([21, 0], 5)).toBe(false);
  });
});

describe('full sacks', () => {
  /** Two coins on level 3 for somebody who carries so much. */
  const withGold = (gold: number, also: Setup['also'] = {}) =>
    explore({
      laid: ROAD.slice(0, 2),
      finds: ['coins'],
      players: [{ at: '0,-2', tiles: ['nesw-2'], gold }, {}],
      also,
    }).lays('north', 'nesw-2');

  it.each([
    [7, 9, 0],
    [8, 10, 0],
    [9, 10, 1],
    [10, 10, 2],
  ])('[TT-28] with %i gold in the sack, 2 more make %i, and %i rolls away', (before, after, lost) => {
    const play = withGold(before);
    expect(play.player(0).gold).toBe(after);
    expect(play.told('sack-full')).toEqual(lost === 0 ? undefined : expect.objectContaining({ seat: 0, amount: lost }));
  });

  it('[TT-28] what rolls away stays in a strict pile', () => {
    expect(withGold(9, { pile: 41 }).state.pile).toBe(40);
  });

  it('[TT-28] a full sack has no room for what others carry', () => {
    const rob = (gold: number) =>
      explore({
        laid: ROAD,
        players: [
          { at: '0,-1', gold },
          { at: '0,-1', gold: 6 },
        ],
      });
    expect(rob(10).whyNot({ do: 'attack', on: 1 })).toEqual(['TT-28']);
    const play = rob(8).robs(1, 6, 1);
    expect([play.player(0).gold, play.player(1).gold]).toEqual([10, 4]);
  });

  it('[TT-28] a hook takes what fits in, and a full sack has no use for it', () => {
    const hook = (gold: number) =>
      explore({
        laid: ROAD,
        players: [
          { at: '0,-1', gold, cards: ['hook/3'] },
          { at: '0,-2', gold: 6 },
        ],
      });
    expect(hook(10).whyNot({ do: 'use', card: 'hook' })).toEqual(['TT-13']);
    const play = hook(8).does({ do: 'use', card: 'hook' }, { do: 'player', on: 1 });
    expect([play.player(0).gold, play.player(1).gold]).toEqual([10, 4]);
  });

  it('[TT-28] what a trap brings, and a fooled thief, fits in or goes back to the pile', () => {
    const play = explore({
      laid: ROAD,
      traps: ['0,-1 jam/3 1'],
      players: [{ gold: 5 }, { gold: 8 }],
      also: { pile: 37 },
    }).goes('north');
    expect([play.player(0).gold, play.player(1).gold, play.state.pile]).toEqual([1, 10, 39]);
  });

  it('[TT-27] [TT-28] by the old book a sack has no bottom', () => {
    const play = new Dungeon({ laid: ROAD, players: [{ at: '0,-1', gold: 9 }, {}], monsters: ['purse'] }).fights(6);
    expect(play.player(0).gold).toBe(15);
  });
});

describe('the crown', () => {
  it('[TT-23] it falls when the dungeon wakes for the second time, and everybody knows', () => {
    const stores = (stored: number) => explore({ players: [{ gold: 10, stored }, {}] }).does({ do: 'rest' });
    expect([stores(0).told('woke') !== undefined, stores(0).state.fallen]).toEqual([true, []]);
    expect([stores(10).state.fallen, stores(10).view(1).fallen]).toEqual([['crown'], ['crown']]);
  });
  it.each([2, 3] as const)('[TT-23] the next new tile on level %i carries it, whatever else is next', (level) => {
    const play = finds('spring', level, { fallen: ['crown'] });
    expect(play.told('found')).toMatchObject({ seat: 0, thing: 'crown', level });
    expect([play.player(0).gold, play.state.fallen, play.state.finds]).toEqual([5, [], ['spring']]);
  });
  it('[TT-23] a new tile on level 1 does not', () => {
    const play = finds('spring', 1, { fallen: ['crown'] });
    expect(play.told('found')).toMatchObject({ thing: 'spring' });
    expect(play.state.fallen).toEqual(['crown']);
  });
  it('[TT-27] by the old book nothing falls', () => {
    expect(new Dungeon({ players: [{ gold: 10 }, {}], laid: ROAD }).does({ do: 'rest' }).state.fallen).toEqual([]);
  });
});

describe('loops', () => {
  /** Beside Home Base, and beside a corner that leads home too. */
  const closing = (tile: string) =>
    explore({
      laid: ['1,0 nesw-1', '1,-1 nesw-3'],
      players: [{ at: '1,-1', tiles: [tile] }, {}],
    }).lays('west', tile, 0);

  it('[TT-24] a tile with paths to two others closes a loop, which is worth a gold', () => {
    const play = closing('nesw-2');
    expect(play.told('looped')).toMatchObject({ seat: 0 });
    expect(play.player(0).gold).toBe(1);
  });

  it('[TT-24] a tile that only touches another closes none', () => {
    const play = closing('ew-1');
    expect(play.told('looped')).toBeUndefined();
    expect(play.player(0).gold).toBe(0);
  });
});

describe('the last path that leads on', () => {
  /** A walled yard round Home Base: only the east of 0,-1 leads on. */
  const yard = (more: Setup = {}) =>
    new Dungeon({
      newBook: true,
      laid: ['0,-1 es-1', '1,0 e-1/2', '0,1 n-1', '-1,0 e-2'],
      players: [{ at: '0,-1', tiles: ['ew-1', 'e-3'] }, {}],
      ...more,
    });
  it('[TT-24] nobody may close it', () => {
    expect(yard().whyNot({ do: 'lay', side: 'east', tile: 'e-3', turn: 2 })).toEqual(['TT-24']);
    expect(yard().whyNot({ do: 'lay', side: 'east', tile: 'ew-1', turn: 0 })).toEqual([]);
  });
  it('[TT-24] nobody may wall themselves in, although paths lead on elsewhere', () => {
    // through a wall by the mole's leave: the new tile leads back to nowhere
    const behindWall = new Dungeon({
      newBook: true,
      laid: ['0,-1 ew-1'],
      players: [{ at: '0,-1', tiles: ['n-1', 'ns-1'] }, {}],
      turn: { walls: 2 },
    });
    expect(behindWall.whyNot({ do: 'lay', side: 'north', tile: 'n-1', turn: 2 })).toEqual(['TT-24']);
    expect(behindWall.whyNot({ do: 'lay', side: 'north', tile: 'ns-1', turn: 0 })).toEqual([]);
  });
  it('[TT-24] nobody may wall in a corner that leads on to this place alone', () => {
    // 2,-1 has its back to the road, and leads to 2,-2 only
    const corner = (tile: string, turn: 0 | 1 | 2 | 3) =>
      new Dungeon({
        newBook: true,
        laid: ['0,-1 nesw-1', '0,-2 nesw-2', '1,-2 nesw-3', '2,-1 n-1'],
        players: [{ at: '1,-2', tiles: [tile] }, {}],
      }).whyNot({ do: 'lay', side: 'east', tile, turn });
    expect(corner('ew-1', 0)).toEqual(['TT-24']);
    expect(corner('sw-1', 0)).toEqual([]);
  });
  it('[TT-27] by the old book one may', () => {
    expect(yard({ newBook: false }).whyNot({ do: 'lay', side: 'east', tile: 'e-3', turn: 2 })).toEqual([]);
  });
});

describe('traps', () => {
  const owner = () => explore({ laid: ROAD, players: [{ at: '0,-1', cards: ['jam/2'] }, { gold: 5 }] }).uses('jam');

  it('[TT-25] a trap stays on the tile, and everybody sees that it is there', () => {
    const play = owner();
    expect(play.view(1).places[1]?.trap).toEqual({ card: 'jam', level: 2, by: 0 });
    expect([play.cards(0), play.state.treasures.discard]).toEqual([[], []]);
    expect(play.state.turn.points).toBe(3);
  });

  it('[TT-25] the next player who comes walks into it, with the numbers of its level, and then it is gone', () => {
    const play = owner().does({ do: 'end' }).goes('north');
    expect(play.told('trap-sprung')).toEqual({ do: 'trap-sprung', seat: 1, by: 0, at: 1, card: 'jam' });
    expect([play.player(1).gold, play.player(0).gold]).toEqual([2, 3]);
    expect(play.state.places[1]?.trap).toBeNull();
    expect(play.state.treasures.discard).toEqual(['jam']);
  });

  it('[TT-14] what one cannot pay costs hearts', () => {
    const play = explore({ laid: ROAD, traps: ['0,-1 jam/3 1'], players: [{ gold: 1 }, {}] }).goes('north');
    expect([play.player(0).gold, play.player(0).health, play.player(1).gold]).toEqual([0, 2, 1]);
  });

  it('[TT-25] one’s own never catches one', () => {
    const play = owner().goes('south', 'north');
    expect(play.told('trap-sprung')).toBeUndefined();
  });

  it('[TT-25] some end the turn', () => {
    const play = explore({ laid: ROAD, traps: ['0,-1 glue 1'] }).goes('north');
    expect(play.asked).toBe('turn 1');
    expect(play.at(0)).toBe('0,-1');
  });

  it('[TT-25] no room for two, nor for one at home', () => {
    const two = explore({ laid: ROAD, traps: ['0,-1 glue 0'], players: [{ at: '0,-1', cards: ['jam'] }, {}] });
    const home = explore({ laid: ROAD, players: [{ cards: ['jam'] }, {}] });
    expect([two.whyNot({ do: 'use' }), home.whyNot({ do: 'use' })]).toEqual([['TT-13'], ['TT-13']]);
  });

  it('[TT-25] whoever jumps onto it, or changes places, has come too', () => {
    const jump = explore({ laid: ROAD, traps: ['0,-1 glue 1'], players: [{ cards: ['spring'] }, {}] })
      .uses('spring')
      .does({ do: 'place', to: 1 });
    expect(jump.told('trap-sprung')).toBeDefined();
    const swap = explore({ laid: ROAD, traps: ['0,-1 glue 1'], players: [{ cards: ['flute'] }, { at: '0,-1' }] })
      .uses('flute')
      .does({ do: 'player', on: 1 });
    expect(swap.told('trap-sprung')).toMatchObject({ seat: 0, by: 1 });
    const lure = explore({ laid: ROAD, traps: ['0,-1 glue 0'], players: [{ at: '0,-1', cards: ['flute'] }, { at: '0,-2' }] })
      .uses('flute')
      .does({ do: 'player', on: 1 });
    expect(lure.told('trap-sprung')).toMatchObject({ seat: 1, by: 0 });
    expect(lure.asked).toBe('turn 0');
  });
});

describe('luck', () => {
  const lays = (gold: number, stored: number) =>
    explore({
      players: [
        { tiles: ['nesw-2'], gold: 1 },
        { gold, stored },
      ],
    })
      .lays('north', 'nesw-2')
      .player(0).gold;

  it('[TT-26] whoever has less than somebody else, in chest and sack, finds more gold on every tile', () => {
    expect([lays(1, 0), lays(0, 1), lays(2, 0), lays(0, 9)]).toEqual([1, 1, 1 + LUCK, 1 + LUCK]);
  });
});

describe('the last turns', () => {
  const storesLast = (newBook: boolean, also: Setup['also'] = {}) =>
    new Dungeon({ newBook, players: [{ gold: 4, stored: 1 }, { stored: 30 }], also: { last: 1, ...also } }).does({ do: 'rest' });

  it('[TT-19] what is put in a chest in a last turn counts double', () => {
    const play = storesLast(true);
    expect(play.player(0).stored).toBe(9);
    expect(play.told('doubled')).toEqual({ do: 'doubled', seat: 0, amount: 4 });
  });
  it('[TT-18] [TT-19] a strict pile gives no more than is left', () => {
    const play = storesLast(true, { pile: 3 });
    expect([play.player(0).stored, play.state.pile]).toEqual([8, 0]);
  });
  it('[TT-19] it does not count double for whoever has stored enough first', () => {
    expect(new Dungeon({ newBook: true, players: [{ gold: 30 }, {}], laid: ROAD }).does({ do: 'rest' }).player(0).stored).toBe(30);
  });
  it('[TT-27] by the old book it does not count double', () => {
    expect(storesLast(false).player(0).stored).toBe(5);
  });
});

describe('by the old book', () => {
  it('[TT-27] no things, no loops, no luck, no quiet places', () => {
    const { state } = initialPosition(traps, trapsModule.content, 2, { oldBook: true }, 3);
    expect(state.finds).toEqual([]);
    const play = new Dungeon({
      laid: ['1,0 nesw-1', '1,-1 nesw-3'],
      players: [{ at: '1,-1', tiles: ['nesw-2'] }, { gold: 20 }],
      monsters: ['calm', 'calm'],
    }).lays('west', 'nesw-2');
    expect(play.player(0).gold).toBe(0);
    expect(play.fights(1).kinds).toContain('fight');
  });

  it.each([false, true])('[TT-19] [TT-27] a last turn has three points like any other, by the old book and without', (newBook) => {
    const last = new Dungeon({ newBook, players: [{ gold: 30 }, {}], laid: ROAD }).does({ do: 'rest' }, { do: 'end' });
    expect([last.state.last, last.state.turn.seat, last.state.turn.points]).toEqual([0, 1, 3]);
  });

  it('[TT-27] the cards that came later stay in the box', () => {
    const box = (oldBook: boolean) => initialPosition(traps, trapsModule.content, 2, { oldBook }, 3).state;
    expect([box(true).monsters.draw.length, box(true).treasures.draw.length]).toEqual([20, 24]);
    expect(box(false).treasures.draw).toHaveLength(Object.keys(trapsModule.content.treasures).length);
  });
});
