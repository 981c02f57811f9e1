// @vitest-environment node

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HELP_LEVELS, type HelpLevel } from '../../../src/engine/seats.ts';
import { startSession } from '../../../src/engine/session.ts';
import { mayhem, mayhemModule } from '../../../src/games/magic-and-mayhem/index.ts';
import {
  DIFFICULTIES,
  DIFFICULTY_NUMBERS,
  type Difficulty,
  HELP,
  type HouseRule,
  helpInForce,
  PARTY_SIZES,
  POCKET_MONEY,
  WANDERING,
} from '../../../src/games/magic-and-mayhem/rules/difficulty.ts';
import type { Options } from '../../../src/games/magic-and-mayhem/state/options.ts';
import { helpText } from '../../../src/games/magic-and-mayhem/text/help.ts';
import { roll } from '../../../src/games/magic-and-mayhem/text/rolls.ts';
import { frames } from '../../../src/ui/games/magic-and-mayhem/animation-frames.ts';
import { danger, monster, treasure } from './content-helpers.ts';
import { type Setup, table } from './helpers.ts';

const book = readFileSync('content/magic-and-mayhem/rules.md', 'utf8');

/** Difficulty, house rules, help. */

const { content } = mayhemModule;
const dealt = (options: Partial<Options> = {}, seats = 2) => startSession(mayhem, content, seats, options, 1).session.now.state;
/** A hero beside an E mark, who has moved and rolls for it. */
const corner = (house: readonly HouseRule[] = [], difficulty: Difficulty = 'fair') =>
  table({
    board: ['start glade'],
    heroes: [{ at: 'glade 1,2' }, {}],
    treasures: ['hat'],
    dangers: ['draught'],
    also: { house: [...house], difficulty },
  })
    .walk('glade 2,2')
    .end();
const bitten = (difficulty: Difficulty, setup: Setup = {}) =>
  table({
    heroes: [{ at: 'yard 2,2', hp: 1 }, {}],
    monsters: [{ monster: 'statue', at: 'yard 2,3' }],
    ...setup,
    also: { difficulty, ...setup.also },
  }).endRound();

describe('difficulty', () => {
  it('[MM-49] is fair unless another is picked, and stands on the table', () => {
    expect(dealt().difficulty).toBe('fair');
    expect(dealt({ difficulty: 'cruel' }).difficulty).toBe('cruel');
  });

  it('[MM-49] [MM-41] [MM-56] the torch burns shorter the harder it is, and longer the more tiles there are, or as the old book says', () => {
    const burns = (difficulty: Difficulty, tiles: number) => dealt({ difficulty, tiles }, PARTY_SIZES.size).torch ?? 0;
    for (const difficulty of DIFFICULTIES) {
      const { rounds, tile } = DIFFICULTY_NUMBERS[difficulty].torch;
      expect([burns(difficulty, 9), burns(difficulty, 20)]).toEqual([rounds + 9 * tile, rounds + 20 * tile]);
    }
    const contest = dealt({ mode: 'competitive' }, 2 * PARTY_SIZES.size - 2);
    const together = dealt({}, PARTY_SIZES.size - 1); // each side goes at its own boss
    expect([contest.torch, contest.bossHearts]).toEqual([together.torch, together.bossHearts]);
    expect(dealt({ difficulty: 'cruel', tiles: 9, byTheBook: true }, PARTY_SIZES.size).torch).toBe(16);
    expect(burns('gentle', 12)).toBeGreaterThan(burns('fair', 12));
    expect(burns('fair', 12)).toBeGreaterThan(burns('cruel', 12));
  });

  it('[MM-49] [MM-37] a boss has more hearts the harder it is, fewer for a small band, and more for a large one', () => {
    for (const difficulty of DIFFICULTIES) {
      expect(dealt({ difficulty }, 4).bossHearts).toBe(DIFFICULTY_NUMBERS[difficulty].boss);
      expect(dealt({ difficulty }, 8).bossHearts).toBe(DIFFICULTY_NUMBERS[difficulty].boss + 4 * PARTY_SIZES.more.boss);
      expect(dealt({ difficulty }, 1).bossHearts).toBe(DIFFICULTY_NUMBERS[difficulty].boss + 3 * PARTY_SIZES.fewer.boss);
    }
  });

  it.each([
    [4, 12],
    [0, 8],
    [-3, 5],
    [-7, 4],
  ])(
    '[MM-49] [MM-37] with %i hearts beyond its sheet the ogre of 8 comes with %i, and has no more: half are always left',
    (bossHearts, most) => {
      const play = table({ board: ['start ?den'], heroes: [{ at: 'start 4,2' }], also: { bosses: ['ogre'], bossHearts } });
      play.walk('start 5,2');
      expect(play.monster().hp).toBe(most);
      expect(mayhem.view(play.session.now, 'table', play.content).monsters[0]?.most).toBe(most);
    },
  );

  it('[MM-49] [MM-37] the screen shows it with as many from the moment it comes', () => {
    const play = table({ board: ['start ?den'], heroes: [{ at: 'start 4,2' }], also: { bosses: ['ogre'], bossHearts: -2 } });
    const before = mayhem.view(play.session.now, 'table', play.content);
    play.walk('start 5,2');
    const shots = frames(before, play.events, mayhem.view(play.session.now, 'table', play.content), play.content);
    const hearts = shots.flatMap(({ view }) => view.monsters.map(({ hp, most }) => [hp, most]));
    expect(hearts.length).toBeGreaterThan(0);
    expect(new Set(hearts.map(String))).toEqual(new Set(['6,6']));
  });

  it('[MM-49] [MM-41] the torch burns longer for a small band, and less long for a large one', () => {
    const burns = (seats: number) => dealt({}, seats).torch ?? 0;
    expect([1, 2, 3, 8].map((seats) => burns(seats) - burns(4))).toEqual([
      ...[3, 2, 1].map((missing) => missing * PARTY_SIZES.fewer.torch),
      4 * PARTY_SIZES.more.torch,
    ]);
  });

  it.each(DIFFICULTIES)('[MM-49] [MM-38] %s: a hero gets up on the number of the level, and on nothing less', (difficulty) => {
    const { up } = DIFFICULTY_NUMBERS[difficulty];
    expect(bitten(difficulty).dice(up).hero(0).hp).toBe(1);
    expect(
      bitten(difficulty)
        .dice(up - 1)
        .hero(0).fallen,
    ).not.toBeNull();
  });

  it.each(DIFFICULTIES)('[MM-49] [MM-14] %s: a treasure is found on the number of the level, and on nothing less', (difficulty) => {
    const { treasure: least } = DIFFICULTY_NUMBERS[difficulty];
    expect(corner([], difficulty).dice(least).hero(0).cards).toEqual(['hat']);
    expect(
      corner([], difficulty)
        .dice(least - 1)
        .told('danger-drawn'),
    ).toHaveLength(1);
  });

  it.each(DIFFICULTIES)('[MM-49] %s: the rule book says the numbers of the level', (difficulty) => {
    const { torch, boss, up, treasure: least } = DIFFICULTY_NUMBERS[difficulty];
    const line = book.split('\n').find((one) => one.startsWith(`- ${difficulty.charAt(0).toUpperCase()}${difficulty.slice(1)}:`)) ?? '';
    const hearts = boss === 0 ? 'as many hearts as its sheet says' : `${Math.abs(boss)} hearts ${boss < 0 ? 'fewer' : 'more'}`;
    expect(line).toContain(`The torch burns for ${torch.rounds} rounds, and ${torch.tile} more for each tile.`);
    expect(line).toContain(`A boss has ${hearts}`);
    expect(line).toContain(`You get up again on a ${up} or more.`);
    expect(line).toContain(`A ${least} or more at an E mark is a treasure.`);
  });

  it('[MM-49] the rule book says what a small band gets', () => {
    expect(book).toContain(
      `For each hero fewer than ${['', '', '', 'three', 'four'][PARTY_SIZES.size]}, the torch burns ${PARTY_SIZES.fewer.torch} rounds longer`,
    );
    expect(book).toContain(`and each boss has ${-PARTY_SIZES.fewer.boss} hearts fewer`);
  });

  it('[MM-49] the dice screen says the numbers of the level', () => {
    const play = bitten('cruel');
    const view = mayhem.view(play.session.now, 'table', play.content);
    const { sides } = roll(view, { do: 'revive-roll', seat: 0, count: 1, faces: 6 }, ['A', 'B'], play.content);
    expect(sides.find(({ mood }) => mood === 'good')?.faces).toEqual(
      [1, 2, 3, 4, 5, 6].filter((face) => face >= DIFFICULTY_NUMBERS.cruel.up),
    );
  });
});

describe('house rules', () => {
  it('[MM-50] none is in force unless switched on, and each only once', () => {
    expect(dealt().house).toEqual([]);
    expect(dealt({ house: ['plenty', 'plenty', 'wandering'] }).house).toEqual(['plenty', 'wandering']);
  });

  it('[MM-50] lucky ones: a 1 is as good as a 6 in a roll of heroes', () => {
    expect(corner().dice(1).told('danger-drawn')).toHaveLength(1);
    expect(corner(['lucky-ones']).dice(1).hero(0).cards).toEqual(['hat']);
    expect(corner(['lucky-ones']).dice(2).told('danger-drawn')).toHaveLength(1);
    expect(
      bitten('fair', { also: { house: ['lucky-ones'] } })
        .dice(1)
        .hero(0).hp,
    ).toBe(1);
  });

  it('[MM-50] lucky ones help no monster to duck, and the dice screen says so', () => {
    const play = table({
      heroes: [{ at: 'yard 2,2' }],
      monsters: [{ monster: 'moth', at: 'yard 2,3' }],
      box: { monsters: [monster('moth', { bonuses: [{ do: 'dodge', on: 4 }] })] },
      also: { house: ['lucky-ones'] },
    });
    play.attack();
    expect(play.asks).toBe('monster-dodge-roll');
    const view = mayhem.view(play.session.now, 'table', play.content);
    const good = (prompt: Parameters<typeof roll>[1]) =>
      roll(view, prompt, ['A'], play.content).sides.find(({ faces }) => faces.includes(1))?.mood;
    expect(play.prompt.kind === 'roll' && good(play.prompt.roll)).toBe('good'); // for the hero: it does not duck
    expect(good({ do: 'revive-roll', seat: 0, count: 1, faces: 6 })).toBe('good');
    play.dice(1);
    expect(play.told('dodged')).toEqual([]);
  });

  it('[MM-50] plenty: an E mark gives its treasure on one number more', () => {
    expect(corner(['plenty']).dice(3).hero(0).cards).toEqual(['hat']);
    expect(corner(['plenty']).dice(2).told('danger-drawn')).toHaveLength(1);
  });

  const nap = danger('nap', 'situation', { do: 'gold', amount: 1 });
  it('[MM-50] wandering monsters: every fourth round begins with a monster card, for one player after the other', () => {
    const play = table({
      heroes: [{}, {}],
      dangers: ['nap'],
      box: { dangers: [nap] },
      also: { house: ['wandering'], first: 0, round: 2 },
    });
    const met = () => play.told('danger-drawn').map(({ seat }) => seat);
    play.endRound();
    expect([play.state.round, met()]).toEqual([3, []]);
    play.endRound();
    expect([play.state.round, met()]).toEqual([4, [0]]);
    for (let i = 0; i < 4; i++) play.endRound();
    expect([play.state.round, met()]).toEqual([8, [0, 1]]);
  });

  it('[MM-50] [MM-15] wandering monsters pass over whoever is down or in the Store', () => {
    const board = ['start shop'];
    const setup = { board, dangers: ['nap'], box: { dangers: [nap] }, also: { house: ['wandering' as const], round: 3 } };
    const play = table({ ...setup, heroes: [{ at: 'shop 1,1' }, { at: null }, { at: 'start 2,2' }], turn: { seat: 2 } });
    play.end();
    expect(play.told('danger-drawn').map(({ seat }) => seat)).toEqual([2]);
  });

  it('[MM-50] the rule book says how much pocket money there is, and how often monsters wander', () => {
    expect(book).toContain(`Everybody begins with ${POCKET_MONEY} gold.`);
    expect(book).toContain(`Every ${WANDERING} rounds`);
  });

  it('[MM-50] pocket money: everybody begins with some gold', () => {
    expect(dealt().heroes.map(({ gold }) => gold)).toEqual([0, 0]);
    expect(dealt({ house: ['pocket-money'] }).heroes.map(({ gold }) => gold)).toEqual([POCKET_MONEY, POCKET_MONEY]);
  });

  const quiz = (kind: 'riddle' | 'challenge', house: HouseRule) => {
    const asks = treasure('quiz', 'scenario', {
      found: [{ do: 'trial', kind, won: [{ do: 'gold', amount: 2 }], lost: [] }],
    });
    const also = { house: [house] };
    const heroes = [{ at: 'glade 1,2' }, {}];
    const setup = { board: ['start glade'], heroes, treasures: ['quiz'], box: { treasures: [asks] }, also };
    return table(setup).walk('glade 2,2').end().dice(6);
  };
  it.each([
    ['riddle', 'no-riddles', 'no-challenges'],
    ['challenge', 'no-challenges', 'no-riddles'],
  ] as const)('[MM-50] [MM-45] without a %s the die decides: 4 or more is right', (kind, without, other) => {
    expect(quiz(kind, other).asks).not.toBe('luck-roll');
    expect(quiz(kind, without).asks).toBe('luck-roll');
    expect(quiz(kind, without).dice(4).hero(0).gold).toBe(2);
    expect(quiz(kind, without).dice(3).hero(0).gold).toBe(0);
  });
});

describe('help', () => {
  it('[MM-51] is said with its figures', () => {
    for (const level of HELP_LEVELS)
      expect(helpText[level]).toContain(level === 'none' ? 'as the card' : `${Math.abs(HELP[helpInForce(level, 4, false)].hp)} `);
  });

  const helped = (...levels: HelpLevel[]) => {
    const state = dealt({ heroes: ['dot', 'zuzu', 'blink', 'wick'] }, 4);
    levels.forEach((level, seat) => {
      mayhem.help?.(state, seat, level, content);
    });
    return state;
  };
  it('[MM-51] is more hearts than the sheet says, from the start and as the most; harder is fewer hearts', () => {
    const view = mayhem.view({ state: helped('little', 'lot', 'harder'), agenda: [], outcome: null }, 'table', content);
    const sheet = (id: string) => content.heroes[id];
    expect(view.heroes.map(({ hero, hp }) => hp - (sheet(hero)?.hp ?? 0))).toEqual([
      HELP['little-hearts'].hp,
      HELP['lot-hearts'].hp,
      HELP.harder.hp,
      0,
    ]);
    expect(view.heroes.every(({ hero, mov }) => mov === sheet(hero)?.mov)).toBe(true);
    expect(view.heroes.map(({ hp, most, help }) => [hp - most, help])).toEqual([
      [0, 'little'],
      [0, 'lot'],
      [0, 'harder'],
      [0, 'none'],
    ]);
  });

  it('[MM-51] changed in mid-game gives or takes its hearts at once; nobody falls from it, and who is down stays down', () => {
    const state = helped('lot', 'none', 'none', 'none');
    const [dot, zuzu, blink] = state.heroes;
    if (!dot || !zuzu || !blink) throw new Error('three heroes');
    dot.hp = 3;
    mayhem.help?.(state, 0, 'harder', content);
    expect(dot).toMatchObject({ hp: 1, help: 'harder' });
    const before = zuzu.hp;
    mayhem.help?.(state, 1, 'little', content);
    expect(zuzu.hp).toBe(before + HELP['little-hearts'].hp);
    Object.assign(blink, { hp: 0, fallen: 2 });
    mayhem.help?.(state, 2, 'lot', content);
    expect(blink).toMatchObject({ hp: 0, fallen: 2, help: 'lot-hearts' });
  });

  it('[MM-51] a hero alone has one level more than was chosen, from the start and when it is changed; by the old book not [MM-56]', () => {
    const alone = (options: Partial<Options>, chosen?: HelpLevel) => {
      const state = dealt({ heroes: ['dot'], ...options }, 1);
      if (chosen) mayhem.help?.(state, 0, chosen, content);
      const [hero] = state.heroes;
      return [hero?.help, (hero?.hp ?? 0) - (content.heroes.dot?.hp ?? 0)];
    };
    expect(alone({})).toEqual(['little', HELP.little.hp]);
    expect(alone({}, 'none')).toEqual(['little', HELP.little.hp]);
    expect(alone({}, 'little')).toEqual(['lot', HELP.lot.hp]);
    expect(alone({}, 'lot')).toEqual(['lot', HELP.lot.hp]);
    expect(alone({}, 'harder')).toEqual(['none', 0]);
    expect(alone({ byTheBook: true })).toEqual(['none', 0]);
    expect(alone({ byTheBook: true }, 'little')).toEqual(['little-hearts', HELP['little-hearts'].hp]);
  });

  it('[MM-51] a link of version 1.0.0 says it by numbers', () => {
    expect(dealt({ heroes: ['dot', 'zuzu', 'blink', 'wick'], handicaps: [1, -1] }, 4).heroes.map(({ help }) => help)).toEqual([
      'little-hearts',
      'harder',
      'none',
      'none',
    ]);
  });
});
