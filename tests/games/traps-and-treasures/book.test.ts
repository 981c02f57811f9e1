// @vitest-environment node
import { expect, test } from 'vitest';
import { initialPosition } from '../../../src/engine/session.ts';
import { trapsModule } from '../../../src/games/traps-and-treasures/index.ts';
import { levelAt, ringsOf } from '../../../src/games/traps-and-treasures/rules/board.ts';
import { amountOf } from '../../../src/games/traps-and-treasures/rules/players.ts';
import {
  CROWN_LEVEL,
  EARLY,
  GOLD,
  HAND,
  HELP,
  LATE_POINTS,
  LEVELS,
  LOOP_GOLD,
  LUCK,
  MAX_HEALTH,
  MAX_ROUNDS,
  POINTS,
  REST,
  SACK,
  TARGETS,
} from '../../../src/games/traps-and-treasures/state/constants.ts';
import { anyOf, bookOf, numbers, released, TIME, testBook, tipOf } from '../book.ts';
import { content as cards, Dungeon, ROAD } from './helpers.ts';

/** The rule book and the tips of Traps and Treasures against its rules and its content. */

const { game, content } = trapsModule;
const players = numbers(game.seats.min, game.seats.max);
const patterns = Object.values(content.patterns);
const [copies = 0] = patterns.map(({ count }) => count);
const rings = (wide: number) => anyOf(players.filter((seats) => ringsOf(seats) === wide));
/** What whoever finds what has fallen gets. */
const goldOf = (thing: string): number =>
  content.things[thing]?.found.reduce((sum, effect) => sum + (effect.do === 'gain-gold' ? amountOf(effect.amount, CROWN_LEVEL) : 0), 0) ??
  0;
const usual = initialPosition(game, content, 2, {}, 1).state.target;
const [monster] = Object.values(content.monsters);
/** What one costs in points. */
const cost = (play: Dungeon) => POINTS - play.state.turn.points;
const moved = cost(new Dungeon({ laid: ROAD }).goes('north'));
const fought = cost(new Dungeon({ players: [{ at: '0,-1' }, {}], laid: ROAD, monsters: ['calm'] }).fights(1));
const rested = cost(new Dungeon({ players: [{ at: '0,-1', health: 1 }, {}], laid: ROAD }).does({ do: 'rest' }));
const robbed = (attack: number, defend: number, carries: number) =>
  new Dungeon({ players: [{ at: '0,-1' }, { at: '0,-1', gold: carries }], laid: ROAD }).robs(1, attack, defend);

testBook({
  game: 'traps-and-treasures',
  letters: 'TT',
  figures: {
    'TT-1': [`${game.seats.min} to ${game.seats.max} people can play`],
    'TT-2': [
      `There are ${Object.keys(content.tiles).length} tiles, of ${patterns.length} kinds, and ${copies} of each kind`,
      ...[2, 3, 4]
        .filter((paths) => patterns.some((one) => one.paths.length === paths))
        .map((paths) => (paths === 2 ? 'have 2 paths' : `have ${paths}`)),
    ],
    'TT-3': [
      `There are ${released('traps-and-treasures', 'monsters')} monster cards and ${released('traps-and-treasures', 'treasures')} treasure cards`,
    ],
    'TT-4': [`start there with ${MAX_HEALTH} hearts and no gold`],
    'TT-5': [`Home Base has ${EARLY} paths`, `So your first turn has ${LATE_POINTS} points`],
    'TT-6': [`Then draw ${HAND} new ones`],
    'TT-7': [`You have ${POINTS} points in your turn. A move costs ${moved}. So does an attack, and so does a rest.`],
    'TT-10': [
      `With ${rings(1)} players each ring is a level of its own`,
      `With ${rings(2)}, a level is 2 rings wide`,
      `With ${rings(3)}, it is 3`,
      `There are ${LEVELS.length} levels`,
      `it is still level ${LEVELS.at(-1)}`,
    ],
    'TT-11': [`Each card has ${monster?.monsters.length} monsters on it, 1 for each level`],
    'TT-13': [
      `A treasure card has ${LEVELS.length} numbers, 1 for each level`,
      `On Home Base it counts as level ${levelAt({ x: 0, y: 0 }, 2)}`,
    ],
    'TT-15': [`You wake up on Home Base with ${MAX_HEALTH} hearts`],
    'TT-17': [`A rest costs a point and gives you ${REST} heart, up to ${MAX_HEALTH}`],
    'TT-18': [`The box has ${GOLD} pieces of gold`],
    'TT-19': [
      `When you have ${usual} gold in your chest`,
      TIME['traps-and-treasures'],
      `play to ${anyOf(TARGETS.filter((target) => target !== usual))}`,
      `A game stops after ${MAX_ROUNDS} rounds`,
    ],
    'TT-23': [`the next new tile on level ${CROWN_LEVEL} or ${LEVELS.at(-1)}`, `It is worth ${goldOf('crown')} gold`],
    'TT-24': [`You get ${LOOP_GOLD} gold for it`],
    'TT-26': [`If anybody has more than you, every tile that you lay brings you ${LUCK} gold`],
    'TT-22': [
      `A locked gate takes ${content.things.gate?.visit?.points} points`,
      `what lies on the next ${content.things.signpost?.comes.find((effect) => effect.do === 'foretell')?.amount} new tiles`,
    ],
    'TT-27': [`Every turn has ${POINTS} points`],
    'TT-28': [`Your sack holds ${SACK} gold`, `${usual / SACK} full sacks win the game`],
    'TT-29': [
      `With a little help, each ${HELP.little.many.each} gold bring ${HELP.little.many.more} more`,
      `With a lot of help, each ${HELP.lot.many.each} gold bring ${HELP.lot.many.more} more`,
      `If only 2 of you play, a lot of help makes it count ${HELP.lot.two.more === HELP.lot.two.each ? 'double' : '?'}`,
      `If all 6 of you play, each ${HELP.lot.six.each} bring ${HELP.lot.six.more}`,
      `Harder means ${MAX_HEALTH + HELP.harder.hearts} hearts in place of ${MAX_HEALTH}`,
    ],
    'TT-21': [
      `There are ${released('traps-and-treasures', 'monsters') * LEVELS.length} monsters on ${released('traps-and-treasures', 'monsters')} cards. Each has ${monster?.monsters[0]?.rows.length} rows`,
      `There are ${released('traps-and-treasures', 'treasures')} treasures`,
    ],
  },
  plain: {
    'TT-2': ['has only one, so mind your nose'],
    'TT-5': ['If you go fifth or sixth, you set out late', 'If two of you tie for highest, those two roll again'],
    'TT-8': ['Go one step', 'lay one from your hand'],
    'TT-10': ['The eight places that touch it'],
    'TT-13': ['Most are used once'],
    // a test of fights and one of the last turns hold them
    'TT-14': ['one heart for each gold'],
    'TT-19': ['one more turn'],
    // tests/games/traps-and-treasures/exploring.test.ts holds them
    'TT-22': ['nearly every second tile'],
    'TT-23': ['Twice in a game', 'when it has two thirds'],
    'TT-24': ['two other tiles or more'],
    'TT-25': ['Use one', 'no room for two traps', 'nor for one on Home Base'],
    // tests/cli/check-traps-and-treasures.test.ts and npm run balance hold them
    'TT-21': ['one for each face of the die', 'of more than twelve kinds', 'With two players a game takes each of you 12 to 30 turns'],
  },
  tips: {
    points: [`one of ${POINTS} points`],

    full: [`full with ${SACK} gold`],
  },
  plainTips: ['Roll less than the other one', 'One last turn', 'costs one of'],
});

test('[TT-7] a move, an attack and a rest cost the same, as the book says', () => {
  expect([fought, rested, cost(robbed(6, 1, 5))]).toEqual([moved, moved, moved]);
  expect(Object.keys(cards.monsters)).toContain('calm');
});

test('[TT-10] the places around Home Base', () => {
  const around = [-1, 0, 1].flatMap((x) => [-1, 0, 1].flatMap((y) => (x === 0 && y === 0 ? [] : [{ x, y }])));
  expect(around.map((spot) => levelAt(spot, 2))).toEqual(around.map(() => 1));
  expect(bookOf('traps-and-treasures', 'TT-10')).toContain(`The ${around.length} places that touch it are the first ring`);
});

test('[TT-16] a theft: the book and the tips say what happens', () => {
  // whoever changes what a thief gets has to change these sentences, too
  const book = bookOf('traps-and-treasures', 'TT-16');
  expect(book).toContain('If yours is higher or the same, you take as much gold as you are ahead, if they carry that much.');
  expect(book).toContain('On a tie you get nothing. If theirs is higher, you see stars and your turn is over.');
  expect(tipOf('traps-and-treasures', 'rob')).toBe('A thief who rolls higher takes as much gold as that is ahead.');
  expect(tipOf('traps-and-treasures', 'stars')).toBe('A thief who rolls less than the other 1 loses the turn.');
  for (const [attack, defend, carries, taken] of [
    [6, 2, 9, 4],
    [5, 4, 9, 1],
    [6, 1, 3, 3],
    [4, 4, 9, 0],
  ] as const) {
    const play = robbed(attack, defend, carries);
    expect([play.player(0).gold, play.player(1).gold], `${attack} against ${defend}`).toEqual([taken, carries - taken]);
  }
  expect(robbed(2, 3, 9).told('stunned')).toBeDefined();
});

test('[TT-14] [TT-15] what is lost: the book says what happens', () => {
  expect(bookOf('traps-and-treasures', 'TT-14')).toContain('the rest costs hearts: 1 heart for each gold');
  const thief = new Dungeon({ players: [{ at: '0,-1', gold: 1 }, {}], laid: ROAD, monsters: ['thief'] }).fights(1);
  expect([thief.player(0).gold, thief.player(0).health]).toEqual([0, MAX_HEALTH - 2]);
});
