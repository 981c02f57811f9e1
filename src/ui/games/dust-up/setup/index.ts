import { icons } from 'virtual:sprite/dust-up';
import type { Json } from '../../../../engine/game.ts';
import { numeral } from '../../../../engine/shared/sentences.ts';
import { type LandlordLevel, TEAM_PLAYERS } from '../../../../games/dust-up/state/constants.ts';
import { lengthKind } from '../../../../games/dust-up/state/options.ts';
import { helpText } from '../../../../games/dust-up/text/help.ts';
import type { CleverWins, WinTable } from '../../../../games/evenness.ts';
import type { MinutesTable } from '../../../../games/length.ts';
import type { Expectation, GameSeats } from '../../../game-ui.ts';
import { book } from '../rule-book.ts';
import { asLast, defaults, invite, problem, readOptions, reseat } from './options.ts';
import { SeatHero } from './SeatHero.tsx';
import { Setup } from './Setup.tsx';

const [wins = {}] = Object.values(import.meta.glob<WinTable>('/content/dust-up/figures.json', { eager: true, import: 'wins' }));
const [sides = {}] = Object.values(import.meta.glob<WinTable>('/content/dust-up/figures.json', { eager: true, import: 'sides' }));
const [clever = {}] = Object.values(import.meta.glob<CleverWins>('/content/dust-up/figures.json', { eager: true, import: 'clever' }));
const [minutes = {}] = Object.values(import.meta.glob<MinutesTable>('/content/dust-up/figures.json', { eager: true, import: 'minutes' }));
const [landlord = {}] = Object.values(import.meta.glob<LandlordWins>('/content/dust-up/figures.json', { eager: true, import: 'landlord' }));

/** How often so many win against Lord Humph, in 100 games (npm run figures). */
type LandlordWins = { readonly [rivals: string]: { readonly [K in LandlordLevel]: number } };

/** Who plays together, and how often they win (DU-24). Nothing is said of so many as cannot play against him. */
function expected(options: Json, seats: number): Expectation | null {
  const { landlord: level } = readOptions(options);
  const won = level === null ? undefined : landlord[seats]?.[level];
  return won === undefined
    ? null
    : { words: `You ${numeral(seats)} against Lord Humph: you win about ${Math.round(won / 10)} games in 10.` };
}

/** Whether all are against the Landlord (DU-24). */
const isHouse = (options: Json): boolean => readOptions(options).landlord !== null;
const areTeams = (options: Json): boolean => {
  const { teams, heroes } = readOptions(options);
  return teams && heroes.length === TEAM_PLAYERS;
};

export const seats: GameSeats = {
  icons,
  book,
  defaults,
  asLast,
  reseat,
  problem,
  clever: true,
  diceless: true,
  invite,
  help: () => helpText,
  evenness: (options) => (isHouse(options) ? null : areTeams(options) ? { wins: sides, clever, sides: 2 } : { wins, clever, sides: null }),
  expected: (options, { length }) => expected(options, length),
  length: {
    minutes,
    guests: (options) => (isHouse(options) ? 1 : 0),
    kind: (options) => lengthKind(areTeams(options), isHouse(options)),
    sides: (options) => (areTeams(options) ? 2 : null),
  },
  rivals: (options) => !isHouse(options),
  SeatHero,
  Setup,
};
