// @vitest-environment node
import { expect, test } from 'vitest';
import { pluralize } from '../../../src/engine/shared/sentences.ts';
import { MONSTER_BOUNDS } from '../../../src/games/labyrinth/content/own-monster.ts';
import { labyrinthModule } from '../../../src/games/labyrinth/index.ts';
import { ELEMENT_CHOICES, modifierOf } from '../../../src/games/labyrinth/rules/characters.ts';
import {
  bandLimit,
  DRAGON_HP,
  DRAGON_MORE,
  FOE_ATTACK,
  FOE_DAMAGE,
  FOE_HP,
  ROOMS,
  STAIRS_BY,
} from '../../../src/games/labyrinth/rules/difficulty.ts';
import { MAX_HEROES, MIN_HEROES } from '../../../src/games/labyrinth/rules/setup.ts';
import {
  AVERAGE,
  BARE_WARRIOR,
  BLUFF,
  CLUE_MODIFIER,
  COINS,
  D20,
  DICE_PER_STATISTIC,
  DIFFICULTIES,
  DIFFICULTY_LEVELS,
  DRAUGHT_ROOMS,
  DUCK,
  ELEMENTS,
  ERRAND_ROOMS,
  ERRANDS_OFFERED,
  EVENINGS,
  FLEE,
  FLOORS,
  GRAVES,
  GUARD,
  HELP,
  HUMAN,
  LEAST_DAMAGE,
  LONGEST_LINE,
  NEXT_CARDS,
  OXKIN,
  PAYS,
  POWER,
  RIGHT_ELEMENT,
  SAVED,
  SEARCH,
  SELLS_FOR,
  SLOTS,
  SNACK,
  STAKE,
  STALLS,
  STATISTICS,
  STING,
  THANKS,
  TORCHES_ASKED,
  TORCHES_WARNED,
  TRIES,
  WOODFOLK,
} from '../../../src/games/labyrinth/state/constants.ts';
import { winnings } from '../../../src/games/labyrinth/text/prompts.ts';
import { anyOf, bookOf, inDigits, numbers, released, TIME, testBook } from '../book.ts';
import { Party } from './helpers.ts';

/** The rule book and the tips of Labyrinth against its rules and its content. */

const { game, content } = labyrinthModule;
const { races, classes } = content;
const stats = (race: keyof typeof races) => `${races[race].hp} hit points, armour class ${races[race].ac}`;
const sidesOf = (die: string) => die.replace(/^1d/, '');
const [easy, fair, hard] = DIFFICULTIES;
/** What a statistic of so much adds. */
const adds = (strength: number) =>
  modifierOf({ ...new Party().hero(0), base: { strength, intelligence: 10, luck: 10 }, equipped: [], curses: [] }, 'strength', content);
/** "half as much again", "twice as much": times 1.5, times 2. */
const TIMES: { readonly [times: number]: string } = { 1.5: 'half as much again', 2: 'twice as much', 3: 'three times as much' };
const pays = (against: number) => TIMES[PAYS[against] ?? 0] ?? 'something else';
const two = WOODFOLK.fire === 2 ? 'twice' : `${WOODFOLK.fire} times`;
const last = FLOORS.at(-1);
/** "3 heroes: 1, 2 and 3" for each number of heroes, as the lists of the book say it. */
const lists = (table: typeof DRAGON_HP): string[] =>
  numbers(MIN_HEROES, MAX_HEROES).map((heroes) => {
    const [one, two, three] = DIFFICULTY_LEVELS.map((level) => table[heroes]?.[level]);
    return `${heroes} heroes: ${one}, ${two} and ${three}`;
  });
/** How many fewer than the heroes come at most. */
const fewer = (floor: 1 | 2): number => 4 - (bandLimit({ byTheBook: false, difficulty: 'fair', floor, heroes: Array(4).fill(null) }) ?? 0);
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

testBook({
  game: 'labyrinth',
  letters: 'LA',
  figures: {
    'LA-1': [
      `${game.seats.min} to ${game.seats.max} can play`,
      `${MIN_HEROES} to ${MAX_HEROES} of you are heroes`,
      TIME.labyrinth,
      'in 3 or 4 evenings of an hour',
      `If there are only ${anyOf(numbers(1, MIN_HEROES - 1))} of you`,
    ],
    'LA-2': [`Roll ${DICE_PER_STATISTIC} dice for each of your ${STATISTICS.length} statistics`],
    'LA-3': [`Take ${AVERAGE} away`, 'even below 0', `So 10 gives you ${adds(10)}, 14 gives you ${adds(14)}, and 9 takes ${-adds(9)} off`],
    'LA-4': [
      `There are ${ELEMENTS.length}: ${ELEMENTS.slice(0, -1).join(', ')} and ${ELEMENTS.at(-1)}`,
      `Pick ${Math.max(...ELEMENT_CHOICES.map((some) => some.length))} of them, or one, or none`,
    ],
    'LA-5': [`You have ${COINS} silver`],
    'LA-6': [
      stats('human'),
      `You get ${HUMAN.statistic} more in each statistic`,
      `you get ${HUMAN.friendly - HUMAN.statistic} more again`,
      `you add ${HUMAN.attack} to your attacks`,
    ],
    'LA-7': [
      stats('woodfolk'),
      `your armour class is ${WOODFOLK.armour} higher. With both it is still ${WOODFOLK.armour}`,
      `you have ${WOODFOLK.health} more hit points`,
      `Fire hurts you ${two} as much`,
    ],
    'LA-8': [
      stats('oxkin'),
      `you get ${OXKIN.strength} more Strength, and ${OXKIN.others} more of the other two`,
      `you attack ${OXKIN.attacks === 2 ? 'twice' : OXKIN.attacks} each turn`,
    ],
    'LA-9': [stats('hollow'), `Roll ${GUARD.count} dice`],
    'LA-10': [
      `an Archer or a Medic hits for a ${sidesOf(classes.archer.unarmed.die)}-sided die`,
      `A Wizard does too, and adds ${classes.wizard.unarmed.attack} to the attack`,
      `A Warrior hits for a ${sidesOf(classes.warrior.unarmed.die)}-sided die`,
      `armour class is always ${classes.archer.ac} higher`,
    ],
    'LA-11': [`On a ${SAVED} the card is not used up`],
    'LA-12': [`you add ${BARE_WARRIOR} to your attacks`],
    'LA-13': [`You lose a ${STING}-sided die of hit points`],
    'LA-18': [`You may have ${SLOTS} things equipped`],
    'LA-19': [`1 of your ${SLOTS} places`, `With ${SLOTS} curses`],
    'LA-20': [
      `${STALLS} items lie on the table`,
      `there are ${STALLS} new cards`,
      ...(SELLS_FOR === 2 ? ['You can sell for half the price'] : ['no such price']),
    ],
    'LA-21': [`There are ${released('labyrinth', 'monsters')} kinds of monsters`],
    'LA-22': [`There are ${FLOORS.length} floors`],
    'LA-24': [`On floor ${last} all stairs go up`],
    'LA-25': [
      `you can play for up to ${STAKE} silver, once each visit`,
      `An easy one pays ${pays(easy)}, a fair one ${pays(fair)}, a hard one ${pays(hard)}`,
    ],
    'LA-26': [`Slay the Dragon of floor ${last}`],
    'LA-27': [`each hero rolls a ${D20}-sided die`],
    'LA-28': [`Roll a ${D20}-sided die`, `A hit always does at least ${LEAST_DAMAGE}`],
    'LA-29': ['At 0 hit points a monster is gone'],
    'LA-31': [
      `Roll a ${D20}-sided die`,
      `You need ${easy} if it is easy, ${fair} if it is not, and ${hard} if it is hard`,
      `Bluff: Intelligence, ${BLUFF}.`,
      `Run away: Luck, ${FLEE}.`,
      `Look for a trap: Intelligence, ${SEARCH}.`,
    ],
    'LA-35': [
      `Monsters have ${FOE_HP / 10} tenths of the hit points`,
      `they add ${FOE_ATTACK.gentle} if it is gentle, ${FOE_ATTACK.fair} if it is fair, and ${FOE_ATTACK.cruel} if it is cruel`,
      ...lists(FOE_DAMAGE),
      ...lists(DRAGON_HP),
      `It adds ${DRAGON_MORE.attack} more to its attacks and ${DRAGON_MORE.damage} more to the damage`,
    ],
    'LA-36': [
      `On floor 1 at most ${fewer(1)} fewer than you are`,
      ...(fewer(2) === 0 ? ['Below that at most as many come as you are'] : ['no such limit']),
      `A floor has ${ROOMS} rooms behind`,
      `the ${ORDINALS[STAIRS_BY]} of them has some`,
    ],
    'LA-41': [
      `With more than ${TORCHES_ASKED} torches`,
      `Slip away: Luck, ${TRIES.slip.against}`,
      `Talk: Intelligence, ${TRIES.talk.against}`,
      `Trick: Strength, ${TRIES.trick.against}`,
    ],
    'LA-42': [`monsters need ${DUCK} more`],
    'LA-43': [
      `a Luck number of ${CLUE_MODIFIER} or more`,
      `an Intelligence number of ${CLUE_MODIFIER} or more`,
      `are ${DRAUGHT_ROOMS} rooms away or less`,
    ],
    'LA-44': [`the town asks for help with ${ERRANDS_OFFERED} errands`, `In the ${ORDINALS[ERRAND_ROOMS]} new room`],
    'LA-45': [`${THANKS} silver for each of you, for each floor`],
    'LA-46': [`the last ${EVENINGS === 40 ? 'forty' : EVENINGS} evenings`, `the last ${GRAVES === 24 ? 'twenty-four' : GRAVES} heroes`],
    'LA-52': [`more than ${TORCHES_WARNED} torches`],
    'LA-53': [
      `${MONSTER_BOUNDS.hp.least} to ${MONSTER_BOUNDS.hp.most} hit points, an armour class of ${MONSTER_BOUNDS.ac.least} to ${MONSTER_BOUNDS.ac.most}, and from ${MONSTER_BOUNDS.attack.least} to ${MONSTER_BOUNDS.attack.most} on its attacks`,
      `hit it for ${RIGHT_ELEMENT} more`,
      `The snack gives ${SNACK} hit points back`,
    ],
    'LA-54': [
      `it takes ${POWER.pinches} silver`,
      `each of you loses ${pluralize(POWER.stinks, 'hit point')}, but`,
      `on a ${POWER.giggles} or more`,
      `it adds ${POWER.grows} more to its attacks`,
      `miss it, and you lose ${pluralize(POWER.bites, 'hit point')}`,
      `it gets ${POWER.munches} hit points back`,
      `in round ${POWER.runs} it is gone`,
      `in every ${ORDINALS[POWER.calls]} round`,
    ],
    'LA-50': [`a line of up to ${LONGEST_LINE} letters`],
    'LA-49': [`the next ${NEXT_CARDS} cards of both decks`, `1 of those ${NEXT_CARDS}`],
    'LA-39': [
      `A little help gives a hero ${pluralize(HELP.little, 'more hit point')}`,
      `A lot of help gives ${HELP.lot} more`,
      `Harder takes ${-HELP.harder} away`,
    ],
  },
  plain: {
    'LA-39': ['you always keep one'],
    'LA-49': ['If 1 of you is'],
    'LA-54': [
      'has 1 naughty power',
      'never the last 1',
      'falls in two',
      'Falls in two',
      'your hit finds the one of them',
      'in every second round one more comes',
    ],
    'LA-51': ['It must be 1 that', 'If 2 hang there', 'you are after that 1'],
    'LA-40': ['1 torch to 5', '1 torch is a scratch', 'With 5'],
    'LA-36': ['behind its first one'],
    'LA-37': ['Three of you will lose many heroes, and six of you'],
    'LA-1': ['bring a monster or send one away'],
    'LA-2': ['Two of you may pick the same', 'you may swap two of the three, once'],
    'LA-41': ['You all go back one room'],
    'LA-47': ['You can get each one only once'],
    'LA-43': ['Two eyes: one monster, and not a big one'],
    'LA-44': ['Each one names its floor', 'Take one of them', 'One of the two is always', 'one of the doors', 'You pick one of two ways'],
    'LA-4': ['With one element, or with none'],
    'LA-11': ['Two Medics still roll only once'],
    'LA-15': ['Two decks', 'One deck has all the encounters'],
    'LA-20': ['When you are done, new cards take the empty places'],
    'LA-21': ['can be rolled for once'],
    'LA-22': ['only the first one'],
    'LA-24': ['Once you have found one'],
    'LA-28': ['With two weapons you choose one of them'],
    // tests of checks and of flight hold them
    'LA-31': ['One monster believes you', 'Only one of you', 'you all go back one room', 'One of you may try'],
  },
  tips: {},
  plainTips: ['Two elements that are friends, or two that fight', 'Everybody rolls once'],
});

test('[LA-25] the prompt says what a stake pays as the book does', () => {
  for (const against of DIFFICULTIES) expect(winnings(4, against)).toBe(`${4 * (PAYS[against] ?? 0)} silver`);
});

test('[LA-21] both decks have more than forty cards, as the book says', () => {
  expect(bookOf('labyrinth', 'LA-21')).toContain(inDigits('Both decks have more than forty cards'));
  for (const deck of ['encounters', 'items'] as const) {
    const copies = Object.values<{ readonly copies: number }>(content[deck]).reduce((all, card) => all + card.copies, 0);
    expect(copies, deck).toBeGreaterThan(40);
  }
});

test('[LA-1] with a dungeon master there is one seat more than heroes', () =>
  expect(game.seats).toEqual({ min: MIN_HEROES, max: MAX_HEROES + 1 }));
