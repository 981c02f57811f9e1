import { icons } from 'virtual:sprite/labyrinth';
import { lengthKind } from '../../../../games/labyrinth/state/options.ts';
import { helpText } from '../../../../games/labyrinth/text/help.ts';
import type { GameSeats } from '../../../game-ui.ts';
import { book } from '../rule-book.ts';
import { figures, shortExpectation } from './expectation.ts';
import { defaults, heroesOf, keepsLast, problem, readOptions, reseat } from './options.ts';
import { SeatHero } from './SeatHero.tsx';
import { Setup } from './Setup.tsx';

export const seats: GameSeats = {
  icons,
  book,
  defaults,
  reseat,
  problem,
  order: 'All make heroes. The youngest leads.',
  keepsLast,
  help: () => helpText,
  expected: (options, { length }) => {
    const now = readOptions(options);
    return shortExpectation(heroesOf(length, now), now.byTheBook ? 'book' : now.difficulty);
  },
  length: { minutes: figures.minutes, kind: (options) => lengthKind(readOptions(options)), part: 'A trip' },
  SeatHero,
  Setup,
};
