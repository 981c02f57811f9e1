import type { View } from '../../../games/labyrinth/sights.ts';
import { lazy, type Part } from '../../parts/lazy.tsx';
import { sheets } from './sheets.ts';

/** Where a campaign plays comes in two parts: above the ground and below. */
const home = lazy(() => import('./parts/home.ts'));
const dungeon = lazy(() => import('./parts/dungeon.ts'));

export const Creation = home.shows((part) => part.Creation);
export const Stall = home.shows((part) => part.Stall);
export const Town = home.shows((part) => part.Town);
export const DelveMap = dungeon.shows((part) => part.DelveMap);
export const Fight = dungeon.shows((part) => part.Fight);
export const Moves = dungeon.shows((part) => part.Moves);
export const RoomPanel = dungeon.shows((part) => part.RoomPanel);

/** Every part of the stage, and the one that a view is drawn with. */
export const parts: readonly Part[] = [home, sheets, dungeon];
export const partFor = ({ draft, at }: View): Part => (draft || at === null ? home : dungeon);
