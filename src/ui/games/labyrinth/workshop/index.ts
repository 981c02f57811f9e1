import { icons } from 'virtual:sprite/labyrinth';
import { cardPackSupport } from '../../../../games/labyrinth/content/card-packs.ts';
import type { GameWorkshop } from '../../../workshop.ts';
import { Workshop } from './Workshop.tsx';

export const workshop: GameWorkshop = { packing: cardPackSupport, icons, Workshop };
