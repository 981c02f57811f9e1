// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { content, Dungeon, ROAD } from './helpers.ts';

describe('tiles in hand', () => {
  it('[TT-6] as a turn begins, those left over are discarded and five are drawn', () => {
    const play = new Dungeon({
      players: [{}, { tiles: ['ew-1', 'ew-2'] }],
      stack: ['ns-1', 'ns-2', 'ne-1', 'nes-1', 'n-1', 'e-1'],
    });
    play.does({ do: 'end' });
    expect(play.player(1).tiles).toEqual(['ns-1', 'ns-2', 'ne-1', 'nes-1', 'n-1']);
    expect(play.state.stack.discard).toEqual(['ew-1', 'ew-2']);
  });

  it('[TT-6] the tiles drawn end undo', () => {
    const play = new Dungeon().does({ do: 'end' });
    expect(play.takesBack()).toBe(false);
    expect(play.session.sealed).toBe('draw');
  });

  it('[TT-3] an empty stack is filled from the discards, those just put away too', () => {
    const play = new Dungeon({ players: [{}, { tiles: ['ew-1'] }], noMoreTiles: true, stack: ['ns-1'], discards: { stack: ['ne-1'] } });
    play.does({ do: 'end' });
    expect(play.told('refilled')).toEqual({ do: 'refilled', deck: 'stack' });
    expect([...play.player(1).tiles].sort()).toEqual(['ew-1', 'ne-1', 'ns-1']);
  });

  it('[TT-3] when stack and discards are empty nothing is drawn', () => {
    const play = new Dungeon({ noMoreTiles: true, laid: ROAD }).does({ do: 'end' });
    expect(play.player(1).tiles).toEqual([]);
    expect(play.asked).toBe('turn 1');
  });
});

describe('points', () => {
  it('[TT-7] a move, an attack and a rest cost one each of three, in any order, and then the turn ends', () => {
    const play = new Dungeon({ players: [{ at: '0,-1', health: 3 }, {}], laid: ROAD, monsters: ['calm'] });
    play.does({ do: 'rest' });
    expect(play.state.turn.points).toBe(2);
    play.fights(1);
    expect(play.state.turn.points).toBe(1);
    play.goes('north');
    expect(play.asked).toBe('turn 1');
  });

  it('[TT-7] the player may stop at any time', () => {
    expect(new Dungeon().does({ do: 'end' }).asked).toBe('turn 1');
  });

  it('[TT-7] a turn in which nothing is left to do ends by itself', () => {
    const play = new Dungeon({ noMoreTiles: true, laid: ['0,-1 ew-1'], players: [{}, { at: '0,-1', health: 4 }] }).does({ do: 'end' });
    expect(play.asked).toBe('turn 1');
    // seat 0 can neither walk nor lay, so it is the other's turn again
    play.does({ do: 'end' });
    expect(play.asked).toBe('turn 1');
  });

  it('[TT-7] attacking a player costs one, too', () => {
    const play = new Dungeon({ players: [{ at: '0,-1' }, { at: '0,-1', gold: 2 }], laid: ROAD }).robs(1, 3, 2);
    expect(play.state.turn.points).toBe(2);
  });
});

describe('moving', () => {
  it('[TT-8] over paths that meet', () => {
    const play = new Dungeon({ laid: ROAD }).goes('north', 'north', 'north');
    expect(play.at(0)).toBe('0,-3');
  });

  it('[TT-8] not through a wall of the own tile, nor one of the other', () => {
    // a straight path east of home lies across, and so does the one north of it
    const play = new Dungeon({ players: [{ at: '0,-1' }, {}], laid: ['0,-1 ns-1', '1,0 ns-2', '1,-1 ew-1'] });
    expect(play.whyNot({ do: 'move', side: 'east' })).toEqual(['TT-8']);
    play.goes('south');
    expect(play.whyNot({ do: 'move', side: 'east' })).toEqual(['TT-8']);
    expect(play.options).not.toContainEqual({ do: 'move', side: 'east' });
  });

  it('[TT-8] where no tile lies one is laid from the hand, and the token goes there', () => {
    const play = new Dungeon({ players: [{ tiles: ['ns-1', 'ew-1'] }, {}] }).lays('north', 'ns-1');
    expect(play.at(0)).toBe('0,-1');
    expect(play.player(0).tiles).toEqual(['ew-1']);
    expect(play.view().places[1]).toMatchObject({ x: 0, y: -1, pattern: 'ns', turn: 0, paths: ['north', 'south'], level: 1 });
    expect(play.state.turn.points).toBe(2);
  });

  it('[TT-8] turned as liked, so that a path of it meets the path taken', () => {
    const play = new Dungeon({ players: [{ tiles: ['ns-1', 'n-1', 'nesw-1'] }, {}] });
    const ways = (side: string, tile: string) =>
      play.options.flatMap((option) => (option.do === 'lay' && option.side === side && option.tile === tile ? [option.turn] : []));
    expect(ways('north', 'ns-1')).toEqual([0]);
    expect(ways('east', 'ns-1')).toEqual([1]);
    // the only path of a dead end must look back
    expect(ways('north', 'n-1')).toEqual([2]);
    expect(ways('west', 'n-1')).toEqual([1]);
    expect(ways('north', 'nesw-1')).toEqual([0]);
    expect(play.whyNot({ do: 'lay', side: 'north', tile: 'ns-1', turn: 1 })).toEqual(['TT-8']);
  });

  it('[TT-8] not from a side of the own tile that is a wall', () => {
    const play = new Dungeon({ players: [{ at: '0,-1', tiles: ['nesw-1'] }, {}], laid: ['0,-1 ns-1'] });
    expect(play.options.filter((option) => option.do === 'lay')).toEqual([{ do: 'lay', side: 'north', tile: 'nesw-1', turn: 0 }]);
  });

  it('[TT-8] sides that meet other neighbours need not match', () => {
    const play = new Dungeon({ players: [{ at: '1,-1', tiles: ['ew-1'] }, {}], laid: ['1,0 nesw-1', '1,-1 nesw-2', '0,-2 nesw-3'] });
    // west of 1,-1 lies 0,-1: its wall will meet Home Base's path
    play.lays('west', 'ew-1');
    expect(play.at(0)).toBe('0,-1');
    expect(play.options).not.toContainEqual({ do: 'move', side: 'south' });
    expect(play.options).not.toContainEqual({ do: 'move', side: 'north' });
    expect(play.options).toContainEqual({ do: 'move', side: 'east' });
  });

  it('[TT-8] shut in on all sides one can still fight, rest or stop, and a drill leads out', () => {
    const play = new Dungeon({
      players: [{ at: '0,-2', health: 3, cards: ['drill'], tiles: ['ns-3'] }, {}],
      laid: ['0,-1 ew-1', '0,-2 n-1/2'],
    });
    expect(play.options.map(({ do: deed }) => deed)).toEqual(['fight', 'rest', 'use', 'end']);
    expect(play.uses('drill').options.some(({ do: deed }) => deed === 'move')).toBe(true);
  });

  it('[TT-9] with no tile in hand no new place can be entered, but those laid can', () => {
    const play = new Dungeon({ players: [{ at: '0,-1' }, {}], laid: ROAD });
    expect(play.kinds).toEqual(['move', 'fight', 'end']);
    expect(play.options.filter((option) => option.do === 'move').map((option) => option.side)).toEqual(['north', 'south']);
  });
});

describe('resting', () => {
  it('[TT-17] gives one health, up to five', () => {
    const play = new Dungeon({ players: [{ at: '0,-1', health: 4, gold: 3 }, {}], laid: ROAD }).does({ do: 'rest' });
    expect(play.player(0)).toMatchObject({ health: 5, gold: 3, stored: 0 });
    expect(play.kinds).not.toContain('rest');
    expect(play.whyNot({ do: 'rest' })).toEqual(['TT-17']);
  });

  it('[TT-17] on Home Base gives all health back, and stores all gold on hand', () => {
    const play = new Dungeon({ players: [{ health: 1, gold: 7, stored: 4 }, {}] }).does({ do: 'rest' });
    expect(play.player(0)).toMatchObject({ health: 5, gold: 0, stored: 11 });
  });

  it.each([
    ['hurt, without gold', { health: 4 }, true],
    ['well, with gold', { gold: 1 }, true],
    ['well, without gold', {}, false],
  ])('[TT-17] on Home Base is offered %s: only where it changes something', (_, player, offered) => {
    expect(new Dungeon({ players: [player, {}] }).kinds.includes('rest')).toBe(offered);
  });
});

describe('the dungeon as it grows', () => {
  it('[TT-10] tells the level of each place', () => {
    const levels = (players: number) =>
      new Dungeon({ players: Array.from({ length: players }, () => ({})), laid: ROAD }).view().places.map(({ level }) => level);
    expect(levels(2)).toEqual([0, 1, 2, 3]);
    expect(levels(4)).toEqual([0, 1, 1, 2]);
    expect(levels(6)).toEqual([0, 1, 1, 1]);
  });

  it('[TT-2] knows every tile by its pattern', () => {
    expect(Object.values(content.tiles).every(({ pattern }) => pattern in content.patterns)).toBe(true);
  });
});
