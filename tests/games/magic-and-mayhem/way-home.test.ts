// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { memoryAfter, optionsWithMemory } from '../../../src/games/magic-and-mayhem/rules/cross-game-memory.ts';
import { CALM_STEPS, HELPED_UP, HOME_STRIDE, SHOUT } from '../../../src/games/magic-and-mayhem/state/constants.ts';
import { titleFor, titleWords } from '../../../src/games/magic-and-mayhem/text/band-titles.ts';
import { type Setup, table } from './helpers.ts';

/** The way home, the fallen who are helped, and what gold buys. */

const ROW = ['start yard glade lawn'];
/** The boss has one heart left, and falls at the first blow. */
const last = (more: Setup = {}) =>
  table({
    board: ROW,
    heroes: [{ at: 'lawn 2,2' }, { at: 'glade 2,2' }],
    monsters: [{ monster: 'ogre', at: 'lawn 3,2', hp: 1 }],
    also: { byTheBook: false, torch: 30 },
    ...more,
  });
const running = (more: Setup = {}) =>
  table({
    board: ROW,
    heroes: [{ at: 'glade 2,2' }, { at: 'yard 2,2' }],
    beaten: [1],
    ...more,
    also: { byTheBook: false, wakened: 1, torch: 3, ...more.also },
  });

describe('the way home', () => {
  it('[MM-54] when the boss falls, the dungeon wakes, and the torch burns as long as there are rooms', () => {
    const play = last().attack();
    expect([play.state.wakened, play.state.torch]).toEqual([1, 3]);
    expect(play.told('dungeon-woke')).toEqual([{ do: 'dungeon-woke', left: 2 }]);
  });

  it('[MM-54] a runner has three times its Steps and the die', () => {
    const play = last().attack();
    expect(play.asks).toBe('run-roll');
    play.dice(5);
    expect(play.state.turn.steps).toBe(4 * HOME_STRIDE + 5);
  });

  it('[MM-54] takes along what lies on the way, and fallen friends, who get up where it stops', () => {
    const play = running({
      heroes: [{ at: 'glade 2,2' }, { at: null, lies: 'yard 5,2' }],
      loot: [{ at: 'glade 1,2', gold: 2 }],
    });
    play.walk('yard 4,2');
    expect([play.hero(0).gold, play.whereHero(1), play.hero(1).hp, play.hero(1).lies]).toEqual([2, 'yard 4,2', 1, null]);
    expect(play.told('fetched')).toMatchObject([{ seat: 0, friend: 1 }]);
  });

  it('[MM-54] the round in which the boss fell is quiet; after each other two rows of rooms are rolled up', () => {
    const play = running({ also: { round: 2 } })
      .end()
      .dice(1)
      .end();
    expect(play.told('tidied')).toEqual([{ do: 'tidied', slots: [2, 3] }]);
    expect(play.told('rolled-up')).toEqual([{ do: 'rolled-up', seat: 0 }]);
    expect([play.hero(0).at, play.hero(0).gold, play.outcome]).toEqual([null, 0, null]);
    expect(
      running({ also: { round: 1 } })
        .end()
        .dice(1)
        .end()
        .told('tidied'),
    ).toEqual([]);
  });

  it('[MM-54] won when at least half of the band is out, lost when more are rolled up', () => {
    const ends = (...places: string[]) =>
      running({ heroes: places.map((at) => ({ at })), turn: { seat: places.length - 1 }, also: { round: 3, torch: 3 } }).end().outcome;
    expect(ends('start 2,2', 'yard 2,2')).toBe('escaped');
    expect(ends('start 2,2', 'yard 2,2', 'yard 2,2')).toBe('left-behind');
  });

  it('[MM-54] only gold that is out counts', () => {
    const play = running({
      heroes: [
        { at: 'start 2,2', gold: 3 },
        { at: 'yard 2,2', gold: 4 },
      ],
      turn: { seat: 1 },
      also: { round: 3, torch: 3 },
    }).end();
    expect([play.outcome, play.state.brought]).toEqual(['escaped', 3]);
  });

  it('[MM-54] by the old book the torch burns on, and nothing is rolled up', () => {
    const play = last({ also: { byTheBook: true, torch: 30 } }).attack();
    expect([play.state.wakened, play.state.torch, play.asks]).toEqual([null, 30, 'turn']);
  });
});

describe('the fallen', () => {
  const lying = (byTheBook: boolean) =>
    table({
      heroes: [{ at: 'yard 2,2' }, { at: null, ...(byTheBook ? {} : { lies: 'yard 3,2' }) }],
      loot: [{ at: 'yard 3,2', gold: 1 }],
      also: { byTheBook },
    });

  it('[MM-38] a friend near the shield helps up whoever fell, with an Action', () => {
    const play = lying(false).answer({ do: 'help-up', hero: 1 });
    expect([play.whereHero(1), play.hero(1).hp, play.hero(1).fallen, play.state.turn.seat]).toEqual(['yard 3,2', HELPED_UP, null, 1]);
    expect(lying(false).walk('yard 0,2').whyNot({ do: 'help-up' })?.rule).toBe('MM-30');
    expect(lying(true).can({ do: 'help-up' })).toBe(false);
  });

  it('[MM-39] if nobody helps, it comes back at its third turn, by the old book at its second', () => {
    const turns = (byTheBook: boolean) => {
      const play = lying(byTheBook);
      let rounds = 0;
      while (play.hero(1).at === null && rounds < 9) {
        play.end();
        rounds++;
      }
      return rounds;
    };
    expect([turns(false), turns(true)]).toEqual([3, 2]);
  });
});

describe('what gold buys', () => {
  it('[MM-55] a title for the band, dearer the more heroes there are', () => {
    expect([titleFor(0, 4), titleFor(12, 4), titleFor(12, 2)].map(({ name }) => name)).toEqual([
      'The Empty Pockets',
      'The Marmalade Knights',
      'The Lords and Ladies of Lunch',
    ]);
    expect(titleFor(12, 4).next).toEqual({ gold: 16, name: 'The Golden Slippers' });
    expect(titleFor(999, 1).next).toBeNull();
  });

  it("[MM-55] the family's best is remembered", () => {
    const play = running({
      heroes: [{ at: 'start 2,2', gold: 7 }, { at: 'yard 2,2' }],
      turn: { seat: 1 },
      also: { round: 3, torch: 3 },
    }).end();
    const memory = memoryAfter({ riddles: [], twisters: [], challenges: [], best: 5 }, play.state);
    expect(memory.best).toBe(7);
    expect(memoryAfter({ ...memory, best: 9 }, play.state).best).toBe(9);
    expect(optionsWithMemory({}, memory)).toMatchObject({ best: 7 });
    expect([titleWords(7, 2, 5), titleWords(7, 2, 9)].map((words) => /before|best is 9/.test(words))).toEqual([true, true]);
  });
});

describe('whoever is out first', () => {
  const out = (byTheBook = false) => {
    const play = table({
      board: ['start yard lawn exit'],
      beaten: [1, 0],
      heroes: [
        { side: 0, at: 'yard 0,2' },
        { side: 1, at: 'lawn 2,2' },
      ],
      also: { byTheBook, torch: 30 },
    });
    return play.walk('start 5,2');
  };

  it('[MM-42] still has turns: it shouts the way to one of the others, or rolls a banana peel', () => {
    const play = out();
    expect(play.told('escaped')).toHaveLength(1);
    const before = play.end().asks;
    expect(before).toBe('shout');
    play.answer({ do: 'peel', hero: 1 });
    expect(play.state.turn).toMatchObject({ seat: 1, steps: 4 + CALM_STEPS - SHOUT });
    expect(play.end().answer({ do: 'cheer', hero: 1 }).state.turn.steps).toBe(4 + CALM_STEPS + SHOUT);
  });

  it('[MM-56] by the old book it watches', () => {
    expect(out(true).end().state.turn.seat).toBe(1);
  });
});
