import type { GameWorkshop } from '../ui/workshop.ts';

/** Where cards are made, by game; fetched when somebody goes there. */
export const workshops: { readonly [game: string]: () => Promise<GameWorkshop> } = {
  labyrinth: async () => (await import('../ui/games/labyrinth/workshop/workshop.ts')).openWorkshop(),
};
/** Whether cards can be made for a game. */
export const hasWorkshop = (game: string): boolean => Object.hasOwn(workshops, game);
