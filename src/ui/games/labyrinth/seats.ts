import type { GameSeats } from '../../game-ui.ts';
import { book } from './book.ts';
import { defaults, problem, reseat } from './setup/options.ts';
import { SeatHero } from './setup/SeatHero.tsx';
import { Setup } from './setup/Setup.tsx';

/** The pictures come as a part of their own: they weigh as much as the code. */
export async function openSeats(): Promise<GameSeats> {
  const { icons } = await import('virtual:sprite/labyrinth');
  return { icons, book, defaults, reseat, problem, SeatHero, Setup };
}
