import type { GameTypes } from '../engine/game.ts';
import { content as labyrinth } from '../games/labyrinth/content/loaded.ts';
import type { EveningStatistics } from './evening.ts';
import { labyrinthEvenings } from './evening-labyrinth.ts';

/** Erases the types of statistics, as `asAnyGameModule` does: they only ever see games of their own. */
const asAnyStatistics = <V extends GameTypes>(statistics: EveningStatistics<V>): EveningStatistics<GameTypes> =>
  statistics as unknown as EveningStatistics<GameTypes>;

/** What `simulate` counts of an evening, by game. */
export const EVENINGS: { readonly [game: string]: (() => EveningStatistics<GameTypes>) | undefined } = {
  labyrinth: () => asAnyStatistics(labyrinthEvenings(labyrinth)),
};
