import { icons } from 'virtual:sprite/traps-and-treasures';
import type { CleverWins, WinTable } from '../../../../games/evenness.ts';
import type { MinutesTable } from '../../../../games/length.ts';
import { TARGETS } from '../../../../games/traps-and-treasures/state/constants.ts';
import { lengthKind } from '../../../../games/traps-and-treasures/state/options.ts';
import { helpText } from '../../../../games/traps-and-treasures/text/help.ts';
import type { GameSeats } from '../../../game-ui.ts';
import { book } from '../rule-book.ts';
import { defaults, problem, readOptions, reseat } from './options.ts';
import { SeatHero } from './SeatHero.tsx';
import { Setup } from './Setup.tsx';

const [wins = {}] = Object.values(import.meta.glob<WinTable>('/content/traps-and-treasures/figures.json', { eager: true, import: 'wins' }));
const [clever = {}] = Object.values(
  import.meta.glob<CleverWins>('/content/traps-and-treasures/figures.json', { eager: true, import: 'clever' }),
);
const [minutes = {}] = Object.values(
  import.meta.glob<MinutesTable>('/content/traps-and-treasures/figures.json', { eager: true, import: 'minutes' }),
);

export const seats: GameSeats = {
  icons,
  book,
  defaults,
  reseat,
  problem,
  order: 'Who plays? Dice say who starts.',
  clever: true,
  help: helpText,
  evenness: (options) => (readOptions(options).oldBook ? null : { wins, clever, sides: null }),
  length: {
    minutes,
    kind: (options) => lengthKind(readOptions(options)),
    variants: (options) => TARGETS.map((target) => ({ ...readOptions(options), target })),
  },
  rivals: () => true,
  rollsForStart: true,
  SeatHero,
  Setup,
};
