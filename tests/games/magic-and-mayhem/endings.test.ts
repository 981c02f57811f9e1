// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { danger } from './content-helpers.ts';
import { table } from './helpers.ts';

/** How a cooperative game is won and lost. */

const beaten = [1];
const poisoned = [{ state: 'poisoned' as const, rounds: 3, harm: 1 }];

describe('winning', () => {
  it('[MM-41] when the boss is dead and every living hero stands on the Entrance tile, any square of it', () => {
    const play = table({
      heroes: [
        { at: 'yard 0,2', gold: 3 },
        { at: 'start 0,0', gold: 4 },
      ],
      beaten,
    });
    play.walk('start 5,2');
    expect(play.outcome).toBe('escaped');
    expect(play.session.now.outcome?.winners).toEqual([0, 1]);
  });

  it('[MM-41] the ending counts the gold brought out, not what lies about', () => {
    const play = table({
      heroes: [
        { at: 'yard 0,2', gold: 3 },
        { at: 'start 0,0', gold: 4 },
      ],
      loot: [{ at: 'start 1,1', gold: 9 }],
      beaten,
    }).walk('start 5,2');
    expect(play.told('won')).toEqual([{ do: 'won', gold: 7 }]);
  });

  it('[MM-41] not while the boss lives, and not while one is still out there', () => {
    expect(table({ heroes: [{ at: 'yard 0,2' }, {}] }).walk('start 5,2').outcome).toBeNull();
    expect(table({ heroes: [{ at: 'yard 0,2' }, { at: 'yard 5,5' }], beaten }).walk('start 5,2').outcome).toBeNull();
  });

  it('[MM-41] heroes waiting to come back hold nobody up', () => {
    const play = table({ heroes: [{ at: 'yard 0,2' }, { at: null }], beaten });
    expect(play.walk('start 5,2').outcome).toBe('escaped');
  });

  it('[MM-41] the fall of the last one outside frees those who wait on the Entrance', () => {
    const play = table({ heroes: [{}, { at: 'yard 2,2', hp: 1, lasting: poisoned }], beaten }).end();
    expect(play.outcome).toBeNull();
    expect(play.dice(1).outcome).toBe('escaped');
  });

  it('[MM-41] a boss beaten from the Entrance itself wins at once', () => {
    const play = table({ heroes: [{ at: 'start 5,2' }], monsters: [{ monster: 'ogre', at: 'yard 0,2', hp: 1 }] }).attack();
    expect(play.outcome).toBe('escaped');
    const slow = table({
      heroes: [{}],
      monsters: [
        { monster: 'ogre', at: 'yard 3,3', hp: 1, lasting: [{ state: 'poisoned', rounds: 1, harm: 1, by: 0 }] },
        { monster: 'statue', at: 'start 2,3' },
      ],
    }).end();
    expect(slow.hero(0).hp).toBe(6); // nobody strikes after the end
    expect(slow.outcome).toBe('escaped');
  });

  it('[MM-41] who is whisked to the Entrance has escaped as well', () => {
    const slide = danger('slide', 'trap', { do: 'whisk-home', at: 'self' });
    const play = table({
      board: ['start glade'],
      heroes: [{ at: 'glade 2,4' }],
      dangers: ['slide'],
      beaten,
      box: { dangers: [slide] },
    });
    expect(play.walk('glade 2,3').end().dice(1).outcome).toBe('escaped');
  });
});

describe('losing', () => {
  it('[MM-41] at once when all heroes are down together, before anybody could come back', () => {
    const down = table({ heroes: [{ at: null }, {}, { hp: 1, lasting: poisoned }], turn: { seat: 1 }, monsters: [] });
    expect(down.end().dice(1).outcome).toBeNull(); // one still stands
    const last = table({
      heroes: [{ at: null }, { at: 'yard 2,2', hp: 1 }],
      monsters: [{ monster: 'statue', at: 'yard 2,3' }],
      turn: { seat: 1 },
    }).end();
    expect(last.outcome).toBeNull();
    last.dice(1);
    expect([last.outcome, last.session.now.outcome?.winners]).toEqual(['all-down', []]);
    expect(last.told('lost')).toEqual([{ do: 'lost', why: 'all-down' }]);
  });

  it('[MM-41] at once: monsters that would come after that have no turn', () => {
    const play = table({
      heroes: [{ at: null }, { at: 'yard 2,2', hp: 1 }],
      monsters: [
        { monster: 'statue', at: 'yard 2,3' },
        { monster: 'statue', at: 'yard 5,5', lasting: [{ state: 'immobilized', rounds: 1 }] },
      ],
      turn: { seat: 1 },
    });
    expect(play.end().dice(1).events.at(-1)).toEqual({ do: 'lost', why: 'all-down' });
  });

  it('[MM-41] even with the boss dead', () => {
    const play = table({
      heroes: [{ at: null }, { at: 'yard 2,2', hp: 1 }],
      monsters: [{ monster: 'statue', at: 'yard 2,3' }],
      turn: { seat: 1 },
      beaten,
    });
    expect(play.end().dice(1).outcome).toBe('all-down');
  });

  it('[MM-41] when the torch has burned out: the last round is played to its end', () => {
    const play = table({ heroes: [{}, {}], also: { torch: 3, round: 3 } });
    expect(play.end().outcome).toBeNull();
    expect(play.end().outcome).toBe('torch');
    expect(play.told('lost')).toEqual([{ do: 'lost', why: 'torch' }]);
    const earlier = table({ heroes: [{}, {}], also: { torch: 3, round: 2 } })
      .end()
      .end();
    expect([earlier.outcome, earlier.state.round]).toEqual([null, 3]);
    expect(earlier.told('round-began')).toEqual([{ do: 'round-began', round: 3, left: 1 }]);
  });

  it('[MM-41] with the option off it never does', () => {
    expect(table({ heroes: [{}], also: { torch: null, round: 500 } }).end().outcome).toBeNull();
  });

  it('[MM-41] who escapes in the last round has won', () => {
    const play = table({ heroes: [{ at: 'yard 0,2' }], also: { torch: 3, round: 3 }, beaten });
    expect(play.walk('start 5,2').outcome).toBe('escaped');
  });
});
