import type { GameWorkshop } from '../../ui/workshop.ts';

/** The workshops of the games, loaded on demand. */
export const workshops: { readonly [game: string]: () => Promise<GameWorkshop> } = {
  labyrinth: async () => (await import('../../ui/games/labyrinth/workshop/index.ts')).workshop,
};
/** Whether cards can be made for a game. */
export const hasWorkshop = (game: string): boolean => Object.hasOwn(workshops, game);
