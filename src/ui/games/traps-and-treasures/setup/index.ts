import { icons } from 'virtual:sprite/traps-and-treasures';
import type { WinTable } from '../../../../games/evenness.ts';
import { helpText } from '../../../../games/traps-and-treasures/text/help.ts';
import type { GameSeats } from '../../../game-ui.ts';
import { book } from '../rule-book.ts';
import { defaults, problem, readOptions, reseat } from './options.ts';
import { SeatHero } from './SeatHero.tsx';
import { Setup } from './Setup.tsx';

const [wins = null] = Object.values(
  import.meta.glob<WinTable>('/content/traps-and-treasures/figures.json', { eager: true, import: 'wins' }),
);

export const seats: GameSeats = {
  icons,
  book,
  defaults,
  reseat,
  problem,
  clever: true,
  help: helpText,
  evenness: (options) => (readOptions(options).oldBook ? null : wins),
  rivals: () => true,
  rollsForStart: true,
  SeatHero,
  Setup,
};
