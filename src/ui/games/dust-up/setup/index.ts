import { icons } from 'virtual:sprite/dust-up';
import { helpText } from '../../../../games/dust-up/text/help.ts';
import type { WinTable } from '../../../../games/evenness.ts';
import type { GameSeats } from '../../../game-ui.ts';
import { book } from '../rule-book.ts';
import { defaults, problem, readOptions, reseat } from './options.ts';
import { SeatHero } from './SeatHero.tsx';
import { Setup } from './Setup.tsx';

const [wins = null] = Object.values(import.meta.glob<WinTable>('/content/dust-up/figures.json', { eager: true, import: 'wins' }));

export const seats: GameSeats = {
  icons,
  book,
  defaults,
  reseat,
  problem,
  clever: true,
  diceless: true,
  help: helpText,
  evenness: (options) => (readOptions(options).teams ? null : wins),
  rivals: () => true,
  SeatHero,
  Setup,
};
