import { icons } from 'virtual:sprite/magic-and-mayhem';
import type { Json } from '../../../../engine/game.ts';
import { helpText } from '../../../../games/magic-and-mayhem/text/help.ts';
import type { GameSeats } from '../../../game-ui.ts';
import { book } from '../rule-book.ts';
import { defaults, problem, readOptions, reseat } from './options.ts';
import { SeatHero } from './SeatHero.tsx';
import { Setup } from './Setup.tsx';

const rivals = (options: Json): boolean => readOptions(options).mode === 'competitive';
export const seats: GameSeats = { icons, book, defaults, reseat, problem, rivals, help: helpText, SeatHero, Setup };
