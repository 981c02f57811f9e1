import type { Json } from '../../../engine/game.ts';
import type { GameSeats } from '../../game-ui.ts';
import { book } from './book.ts';
import { defaults, problem, readOptions, reseat } from './setup/options.ts';
import { SeatHero } from './setup/SeatHero.tsx';
import { Setup } from './setup/Setup.tsx';

/** The pictures come as a part of their own: they weigh as much as the code. */
export async function openSeats(): Promise<GameSeats> {
  const { icons } = await import('virtual:sprite/magic-and-mayhem');
  const rivals = (options: Json): boolean => readOptions(options).mode === 'competitive';
  return { icons, book, defaults, reseat, problem, rivals, SeatHero, Setup };
}
