import type { GameTypes } from '../engine/game.ts';
import { content as labyrinth } from '../games/labyrinth/content/loaded.ts';
import type { EveningStatistics } from './evening.ts';
import { dustUpEvening } from './evening-dust-up.ts';
import { labyrinthEvenings } from './evening-labyrinth.ts';
import { magicAndMayhemEvening } from './evening-magic-and-mayhem.ts';
import { trapsEvening } from './evening-traps-and-treasures.ts';

/** The types are erased as in `asAnyGameModule`: statistics only see games of their own. */
const erased =
  <V extends GameTypes>(statistics: () => EveningStatistics<V>) =>
  (): EveningStatistics<GameTypes> =>
    statistics() as unknown as EveningStatistics<GameTypes>;

/** What `simulate` counts of an evening, by game. */
export const EVENINGS: { readonly [game: string]: (() => EveningStatistics<GameTypes>) | undefined } = {
  'dust-up': erased(dustUpEvening),
  labyrinth: erased(() => labyrinthEvenings(labyrinth)),
  'magic-and-mayhem': erased(magicAndMayhemEvening),
  'traps-and-treasures': erased(trapsEvening),
};
