import { icons } from 'virtual:sprite/labyrinth';
import { helpText } from '../../../../games/labyrinth/text/help.ts';
import type { GameSeats } from '../../../game-ui.ts';
import { book } from '../rule-book.ts';
import { defaults, keepsLast, problem, reseat } from './options.ts';
import { SeatHero } from './SeatHero.tsx';
import { Setup } from './Setup.tsx';

export const seats: GameSeats = { icons, book, defaults, reseat, problem, keepsLast, help: helpText, SeatHero, Setup };
