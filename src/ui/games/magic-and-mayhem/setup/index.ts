import { icons } from 'virtual:sprite/magic-and-mayhem';
import type { Json } from '../../../../engine/game.ts';
import { lengthKind } from '../../../../games/magic-and-mayhem/state/options.ts';
import { helpText } from '../../../../games/magic-and-mayhem/text/help.ts';
import type { GameSeats } from '../../../game-ui.ts';
import { book } from '../rule-book.ts';
import { asLast, defaults, lengths, problem, readOptions, reseat } from './options.ts';
import { minutes } from './play-time.ts';
import { SeatHero } from './SeatHero.tsx';
import { Setup } from './Setup.tsx';
import { expectation } from './win-rates.ts';

const rivals = (options: Json): boolean => readOptions(options).mode === 'competitive';

export const seats: GameSeats = {
  icons,
  book,
  defaults,
  asLast,
  reseat,
  problem,
  rivals,
  help: () => helpText,
  expected: (options) => {
    const { mode, difficulty } = readOptions(options);
    return mode === 'cooperative' ? { words: expectation(difficulty) } : null;
  },
  length: {
    minutes,
    kind: (options) => lengthKind(readOptions(options)),
    variants: (options) => {
      const now = readOptions(options);
      return now.mode === 'narrative' ? [now] : lengths.map((tiles) => ({ ...now, tiles }));
    },
    sides: (options) => (rivals(options) ? 2 : null),
  },
  SeatHero,
  Setup,
};
