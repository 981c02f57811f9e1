// @vitest-environment node

import { initialPosition } from '../../../src/engine/session.ts';
import { decks } from '../../../src/games/dust-up/content/load.ts';
import { dustUpModule } from '../../../src/games/dust-up/index.ts';
import {
  DECK,
  DRAWS,
  HAND,
  HELP,
  LANDLORD_HEARTS,
  LANDLORD_RIVALS,
  MAX_HP,
  PLAYS,
  REFILL,
  SAFE_ROUNDS,
  SPOOKED,
  TEAM_PLAYERS,
} from '../../../src/games/dust-up/state/constants.ts';
import { anyOf, numbers, released, TIME, testBook } from '../book.ts';

/** The rule book and the tips of Dust-Up against its rules. */

const { game, content } = dustUpModule;
const players = numbers(game.seats.min, game.seats.max);
/** With how many players somebody begins behind a shield. */
const uneven = players.filter((seats) =>
  initialPosition(game, content, seats, {}, 1).state.players.some(({ shields }) => shields.length > 0),
);

testBook({
  game: 'dust-up',
  letters: 'DU',
  figures: {
    'DU-1': [`${game.seats.min} to ${game.seats.max} can play`, TIME['dust-up'], `a deck of ${DECK} cards`],
    'DU-2': [`starts with ${MAX_HP} hearts`, `never have more than ${MAX_HP}`],
    'DU-3': [`gives everyone ${HAND} cards`, `If only ${anyOf(uneven)} of you play, it is better to go first`],
    'DU-4': [`starts with ${DRAWS} new card`],
    'DU-5': [`Play ${PLAYS} card from your hand`],
    'DU-6': [`You draw ${REFILL} new ones`, `you do get ${REFILL}`],
    'DU-12': [`${MAX_HP} is still the most`],
    'DU-13': [`you draw ${REFILL} cards first`],
    'DU-17': [`They drop ${SPOOKED} card and draw a new ${SPOOKED}`],
    'DU-23': [`If ${TEAM_PLAYERS} of you play`],
    'DU-25': [`In round ${SAFE_ROUNDS} nobody goes out`],
    'DU-24': [
      `${anyOf(numbers(LANDLORD_RIVALS.min, LANDLORD_RIVALS.max))} of you can play`,
      `a deck of ${DECK} cards`,
      `${LANDLORD_HEARTS.fair} hearts for each of you`,
      `If he is gentle, he has ${LANDLORD_HEARTS.gentle} for each of you`,
      `If he is cruel, he has ${LANDLORD_HEARTS.cruel}`,
    ],
    'DU-21': [
      `There are ${released('dust-up', 'heroes') - decks.bosses.length} heroes with ${DECK} cards each`,
      `Any ${anyOf(players)} of them`,
    ],
    'DU-22': [
      `A little help gives you ${HELP.little} heart more`,
      `A lot of help gives you ${HELP.lot} more`,
      `Harder takes ${-HELP.harder} away`,
    ],
  },
  plain: {
    'DU-1': ['no two of you can have the same one', 'in one colour', 'or two play against two'],
    'DU-5': ['shows one or more signs'],
    'DU-9': ['Each bonk is one hit. Pick one other player'],
    'DU-14': ['One card can show many signs'],
    'DU-15': ['pick one from your heap'],
    'DU-17': ['Once in each round'],
    'DU-18': ['The last one standing'],
    'DU-23': ['Two against two', 'play two against two'],
    'DU-24': ['as in two against two', 'hurts one another'],
    'DU-22': ['you always keep one'],
  },
  tips: { again: [`play ${PLAYS} more card`] },
  plainTips: ['one is out', 'the last one standing', 'a new one'],
});
