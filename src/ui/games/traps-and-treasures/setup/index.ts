import { icons } from 'virtual:sprite/traps-and-treasures';
import type { EvennessFigures } from '../../../../games/evenness.ts';
import { helpText } from '../../../../games/traps-and-treasures/text/help.ts';
import type { GameSeats } from '../../../game-ui.ts';
import { book } from '../rule-book.ts';
import { defaults, problem, readOptions, reseat } from './options.ts';
import { SeatHero } from './SeatHero.tsx';
import { Setup } from './Setup.tsx';

const [figures = null] = Object.values(
  import.meta.glob<EvennessFigures>('/content/traps-and-treasures/figures.json', { eager: true, import: 'default' }),
);

export const seats: GameSeats = {
  icons,
  book,
  defaults,
  reseat,
  problem,
  clever: true,
  help: helpText,
  evenness: (options) => (readOptions(options).oldBook ? null : figures),
  rivals: () => true,
  rollsForStart: true,
  SeatHero,
  Setup,
};
