import type { GameTypes } from '../engine/game.ts';
import type { EveningStatistics } from './evening.ts';

/** What `simulate` counts of an evening, by game. The types are erased as in `asAnyGameModule`: statistics only see games of their own. */
export const EVENINGS: { readonly [game: string]: (() => EveningStatistics<GameTypes>) | undefined } = {};
