import { packing } from '../../../../games/labyrinth/packing.ts';
import type { GameWorkshop } from '../../../workshop.ts';
import { Workshop } from './Workshop.tsx';

/** The pictures come as a part of their own, as they do at the table. */
export async function openWorkshop(): Promise<GameWorkshop> {
  const { icons } = await import('virtual:sprite/labyrinth');
  return { packing, icons, Workshop };
}
