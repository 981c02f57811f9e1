// @vitest-environment node
import { expect, test } from 'vitest';
import { LEVELS } from '../../../src/engine/seats.ts';
import { initialPosition } from '../../../src/engine/session.ts';
import { pluralize } from '../../../src/engine/shared/sentences.ts';
import { mayhemModule } from '../../../src/games/magic-and-mayhem/index.ts';
import {
  DIFFICULTIES,
  DIFFICULTY_NUMBERS,
  HELP,
  OLD_TORCH,
  PARTY_SIZES,
  POCKET_MONEY,
  storyTorchFor,
  WANDERING,
} from '../../../src/games/magic-and-mayhem/rules/difficulty.ts';
import { LAST_CALL } from '../../../src/games/magic-and-mayhem/rules/endings.ts';
import { MIDDLE, SIZE } from '../../../src/games/magic-and-mayhem/rules/tiles.ts';
import {
  ABILITIES,
  AWAKE,
  CALLS_EVERY,
  CALM_STEPS,
  CARRIED,
  COMES_BACK,
  COMES_BACK_ALONE,
  COMES_OFF,
  DAMAGE,
  GOLD_PER_STR,
  HELPED_UP,
  HOME_STRIDE,
  HOURGLASSES,
  QUESTIONS,
  SEER,
  SHOUT,
  STRONGER,
  TIDY_RINGS,
} from '../../../src/games/magic-and-mayhem/state/constants.ts';
import { Options } from '../../../src/games/magic-and-mayhem/state/options.ts';
import { textOf } from '../../repository/source.ts';
import { anyOf, bookOf, inDigits, numbers, released, TIME, testBook } from '../book.ts';
import { table } from './helpers.ts';

/** The rule book and the tips of Magic and Mayhem against its rules and its content. */

const { game, content } = mayhemModule;
const GAME = 'magic-and-mayhem';
const { tiles } = Options.entries;
/** As many cards of a deck as were released and fit. */
const ofKind = (kind: string): number => Object.values(content.tiles).filter((tile) => tile.kind === kind).length;
const bosses = Object.values(content.monsters).filter(({ boss }) => boss).length;
const goods = content.store.map((good) => good.price);
const priced = (...names: readonly string[]) =>
  names.map((name) => content.store.find((good) => 'card' in good && good.card === name)?.price);
const anyPrice = (kind: string) => content.store.find((good) => 'any' in good && good.any === kind)?.price;
const challenges = Object.values(content.challenges);
const people = LEVELS.map((level) =>
  challenges
    .filter((one) => one.level === level)
    .sort((a, b) => a.die - b.die)
    .map(({ title, people: fewest }) => `${fewest} for ${title}`),
);
const shift = (difficulty: 'gentle' | 'cruel') => storyTorchFor(difficulty, 20, PARTY_SIZES.size) - 20;
const nth = (count: number) => ['', 'first', 'second', 'third', 'fourth'][count];
const seconds = HOURGLASSES.filter((sand) => sand !== 'none');
const { treasure } = DIFFICULTY_NUMBERS.fair;
const faces = numbers(1, 6);

testBook({
  game: GAME,
  letters: 'MM',
  figures: {
    'MM-2': [`${game.seats.min} to ${game.seats.max} heroes can go in`],
    'MM-5': [`A tile is ${SIZE} squares wide and ${SIZE} squares tall`, `its ${MIDDLE.length} middle squares`],
    'MM-9': [`you have ${pluralize(CALM_STEPS, 'Step')} more`],
    'MM-11': [`You have ${table({}).end().state.turn.actions} Action in your turn`],
    'MM-14': [
      `On a ${anyOf(faces.filter((face) => face < treasure))} you draw a monster card`,
      `On a ${anyOf(faces.filter((face) => face >= treasure))} you draw a treasure card`,
    ],
    'MM-17': [`${ABILITIES.length} abilities`, `There are ${Object.keys(STRONGER).length} families of abilities`],
    'MM-21': [`no more than ${GOLD_PER_STR} times its Strength`],
    'MM-27': [`more than ${AWAKE} tiles away`, `within ${AWAKE} tiles`],
    'MM-29': [
      `${DAMAGE.length} types of attack`,
      `There are ${DAMAGE.length} types: ${DAMAGE.slice(0, -1).join(', ')} and ${DAMAGE.at(-1)}`,
      'below 0',
    ],
    'MM-31': [`a hero with ${SEER} Wits or more`, `on a ${COMES_OFF} or more that hero sees it`],
    'MM-34': [`On a ${COMES_OFF} or more it opens`],
    'MM-36': [
      `Water Flask: ${priced('water-flask')} gold`,
      `Apple, Small Crossbow or Broad Sword: ${priced('apple')} gold each`,
      `Skeleton Key or Health Potion: ${priced('skeleton-key')} gold each`,
      `Giant Axe or Big Crossbow: ${priced('giant-axe')} gold each`,
      `Any one spell: ${anyPrice('spell')} gold`,
      `Any one magic item: ${anyPrice('item')} gold`,
    ],
    'MM-38': [`On a ${DIFFICULTY_NUMBERS.fair.up} or more you get up again`, `stand there again with ${pluralize(HELPED_UP, 'heart')}`],
    'MM-39': [`comes back at its ${nth(COMES_BACK_ALONE)} turn after falling`],
    'MM-42': [`the others have ${LAST_CALL} more rounds`, `who has ${SHOUT} Steps more`, `it has ${SHOUT} Steps fewer`],
    'MM-3': [`${pluralize(tiles.default, 'tile')} take`, TIME['magic-and-mayhem']],
    'MM-4': [`${tiles.default} tiles make 3 rows of 4`],
    'MM-43': [`In a gentle one it burns ${shift('gentle')} rounds longer`, `in a cruel one ${-shift('cruel')} rounds less`],
    'MM-44': [`${anyOf(seconds)} seconds, or none at all`],
    'MM-45': [`a ${COMES_OFF} or more counts as right`],
    'MM-47': [
      `Each level has ${challenges.length / LEVELS.length} challenges, and the die picks`,
      ...people.map((ofLevel) => `${ofLevel.join(', ')}.`),
      `a ${COMES_OFF} or more counts as done`,
    ],
    'MM-48': [
      `There are ${released(GAME, 'heroes')} heroes`,
      `There are ${ofKind('ordinary') - (Object.keys(content.tiles).length - released(GAME, 'tiles'))} plain tiles, the Store, ${ofKind('boss')} Boss tiles and ${ofKind('entrance')} Entrances`,
      `${bosses} bosses wait in the box`,
      `The Store sells ${goods.length} things`,
      `There are ${released(GAME, 'riddles')} riddles and ${released(GAME, 'twisters')} tongue twisters`,
      `There are ${released(GAME, 'challenges')} challenges`,
      `And ${released(GAME, 'quests')} stories`,
    ],
    'MM-49': [
      ...DIFFICULTIES.map((level) => {
        const { torch, boss, up, treasure: least } = DIFFICULTY_NUMBERS[level];
        const name = `${level.charAt(0).toUpperCase()}${level.slice(1)}`;
        return `${name}: The torch burns for ${torch.rounds} rounds, and ${torch.tile} more for each tile. A boss has ${boss === 0 ? 'as many hearts as' : `${Math.abs(boss)} hearts ${boss < 0 ? 'fewer' : 'more'} than`} its sheet says. You get up again on a ${up} or more. A ${least} or more at an E mark is a treasure.`;
      }),
      `For each hero fewer than ${PARTY_SIZES.size}, the torch burns ${PARTY_SIZES.fewer.torch} rounds longer, and each boss has ${-PARTY_SIZES.fewer.boss} hearts fewer`,
      `For each hero more than ${PARTY_SIZES.size}, it burns ${pluralize(-PARTY_SIZES.more.torch, 'round')} less, and each boss has ${pluralize(PARTY_SIZES.more.boss, 'heart')} more`,
    ],
    'MM-50': [
      `Every ${WANDERING} rounds somebody draws`,
      `Everybody begins with ${POCKET_MONEY} gold`,
      `A ${COMES_OFF} or more is right`,
      `asked more than ${QUESTIONS.many} in an evening, or more than ${QUESTIONS.few} if you are fewer than ${PARTY_SIZES.size}`,
      `a ${COMES_OFF} or more counts as right`,
    ],
    'MM-51': [
      `A little help gives a hero ${pluralize(HELP['little-hearts'].hp, 'more heart')}`,
      `A lot of help gives ${HELP['lot-hearts'].hp}`,
      `Harder takes ${-HELP.harder.hp} away`,
      `all alone has ${HELP.little.hp} more hearts and ${HELP.little.mov} more step without any help, and ${HELP.lot.hp} more hearts and ${HELP.lot.mov} more steps with it`,
    ],
    'MM-54': [
      `you have ${HOME_STRIDE} times your Steps`,
      `they get up with ${pluralize(CARRIED, 'heart')}`,
      `${TIDY_RINGS} rows of them at a time`,
    ],
    'MM-56': [
      `The torch burns for ${OLD_TORCH.fair.rounds} rounds, or ${OLD_TORCH.gentle.rounds} if you play gentle, or ${OLD_TORCH.cruel.rounds} if you play cruel`,
      `and ${OLD_TORCH.fair.tile} more for each tile`,
      `come back at their ${nth(COMES_BACK)} turn after falling`,
    ],
    'MM-57': [`every ${nth(CALLS_EVERY)} round`],
  },
  plain: {
    // the Owls and the Foxes, and where to read on
    '*': ['two sides', 'Two sides', 'MM-13', 'MM-42', 'MM-43', 'MM-49'],
    'MM-1': ['as one band', 'one player', 'three or more on each'],
    'MM-2': ['had one'],
    'MM-3': ['Two tiles are always among them', 'a plain one'],
    'MM-4': ['One tile comes on top', 'the two ends of one row'],
    'MM-7': ['have the same one', 'one or two abilities', 'one life token for each heart'],
    'MM-8': ['up to four parts', 'you do one Action'],
    'MM-9': ['One step goes'],
    'MM-11': ['one whole Action'],
    'MM-12': ['one exception'],
    'MM-13': ['You have one encounter if you moved at least one square', 'more than one mark', 'Each mark works once in a game'],
    'MM-19': ['costs you one Action', 'costs your Action once'],
    'MM-22': ['one of three things: one or more monsters'],
    'MM-23': ['If two squares are just as close'],
    'MM-25': ['the closest one', 'from a distance, once', 'If two squares are just as good'],
    'MM-26': ['When two heroes', 'counts as one'],
    'MM-30': ['across a corner counts as one', 'at least one way round'],
    'MM-31': ['One comes off', 'once a turn'],
    // tests of cones, of the shop, of bosses and of falls hold these
    'MM-32': ['if two sides are equal', 'two squares wider'],
    'MM-34': ['you lose 1 gold, or 1 heart', 'once a turn'],
    'MM-36': ['Shopping is one Action'],
    'MM-37': ['each must beat one', 'has one already'],
    'MM-38': ['with 1 heart'],
    'MM-41': ['see MM-54'],
    'MM-42': ['to one of the others'],
    'MM-39': ['all alone with one hero, you come back once'],
    'MM-43': ['Pick one at the seats', 'for two of you only', 'In one nobody fights'],
    'MM-44': ['you say it five times'],
    'MM-46': ['comes twice'],
    // tests of asking and of the way home hold these
    'MM-53': ['Stand near one', 'may try once with each', 'Once in the fight'],
    'MM-54': ['roll the die'],
    // these are tested below
    'MM-48': ['at least three for each ability', 'thirty danger cards and more', '48 treasures and more'],
    'MM-50': ['a 1 is as good as a 6', 'on one number more'],
  },
  tips: { gold: [`a hero carries ${GOLD_PER_STR} times its Strength`] },
  plainTips: ['One time token', 'one E mark', 'costs one Action', 'do one thing', 'one time token'],
});

test('[MM-36] what costs the same in one line of the book costs the same in the Store', () => {
  for (const line of [
    ['apple', 'small-crossbow', 'broad-sword'],
    ['skeleton-key', 'health-potion'],
    ['giant-axe', 'big-crossbow'],
  ])
    expect(new Set(priced(...line)).size, line.join()).toBe(1);
});

test('[MM-48] at least so many of what the book counts with “and more”', () => {
  const book = bookOf(GAME, 'MM-48');
  for (const [words, deck, least] of [
    ['thirty danger cards and more', 'dangers', 30],
    ['48 treasures and more', 'treasures', 48],
  ] as const) {
    expect(book).toContain(inDigits(words));
    expect(released(GAME, deck)).toBeGreaterThanOrEqual(least);
  }
  for (const ability of ABILITIES)
    expect(Object.values(content.heroes).filter(({ abilities }) => abilities.includes(ability)).length, ability).toBeGreaterThanOrEqual(3);
});

test('[MM-4] twelve tiles lie in three rows of four', () => {
  const { wide, high, slots } = initialPosition(game, content, 2, { tiles: 12 }, 1).state.board;
  // the Entrance stands in a column of its own
  expect([wide - 1, high, slots.filter((slot) => slot !== null).length]).toEqual([4, 3, 13]);
});

test('[MM-44] the prompt says a twister as often as the book does', () => {
  const said = textOf('src/games/magic-and-mayhem/text/prompts.ts');
  expect(said).toContain('Say it five times in a row');
  expect(bookOf(GAME, 'MM-44')).toContain(inDigits('you say it five times in a row'));
});
