import type { GameTypes } from '../../engine/game.ts';
import type { AnyGameModule } from '../../engine/game-module.ts';
import { gameModules } from '../../games/game-modules.ts';
import dustUp from '../../ui/art/box-dust-up.svg';
import labyrinth from '../../ui/art/box-labyrinth.svg';
import magicAndMayhem from '../../ui/art/box-magic-and-mayhem.svg';
import trapsAndTreasures from '../../ui/art/box-traps-and-treasures.svg';
import type { GameSeats, GameUi } from '../../ui/game-ui.ts';

/** A game on the shelf: what the shelf shows of it, and the functions that load it. */
export type GameListing = {
  readonly id: string;
  readonly title: readonly [string, string?];
  readonly seats: readonly [least: number, most: number];
  /** How long it takes with the usual options; the figures and a test say so. */
  readonly time: readonly [string, 'min' | 'h'];
  readonly age: string;
  readonly art: string;
  /** Its UI has a book of the whole campaign. */
  readonly keepsBook?: true;
  readonly box: (() => Promise<AnyGameModule>) | undefined;
  readonly seating: () => Promise<GameSeats>;
  /** Loads the game's UI for a game module, which may contain the family's own cards. */
  readonly ui: (box?: AnyGameModule) => Promise<GameUi<GameTypes>>;
};

/** One entry for each game, in shelf order. */
export const catalogue: readonly GameListing[] = [
  {
    id: 'magic-and-mayhem',
    title: ['Magic', 'and Mayhem'],
    seats: [1, 8],
    time: ['10–60', 'min'],
    age: '6+',
    art: magicAndMayhem,
    box: gameModules['magic-and-mayhem'],
    seating: async () => (await import('../../ui/games/magic-and-mayhem/setup/index.ts')).seats,
    ui: async () => (await import('../../ui/games/magic-and-mayhem/index.tsx')).ui,
  },
  {
    id: 'dust-up',
    title: ['Dust-Up'],
    seats: [2, 4],
    time: ['4–9', 'min'],
    age: '8+',
    art: dustUp,
    box: gameModules['dust-up'],
    seating: async () => (await import('../../ui/games/dust-up/setup/index.ts')).seats,
    ui: async () => (await import('../../ui/games/dust-up/index.tsx')).ui,
  },
  {
    id: 'traps-and-treasures',
    title: ['Traps and', 'Treasures'],
    seats: [2, 6],
    time: ['11–40', 'min'],
    age: '6+',
    art: trapsAndTreasures,
    box: gameModules['traps-and-treasures'],
    seating: async () => (await import('../../ui/games/traps-and-treasures/setup/index.ts')).seats,
    ui: async () => (await import('../../ui/games/traps-and-treasures/index.tsx')).ui,
  },
  {
    id: 'labyrinth',
    keepsBook: true,
    title: ['Labyrinth'],
    seats: [3, 7],
    time: ['3–4', 'h'],
    age: '8+',
    art: labyrinth,
    box: gameModules.labyrinth,
    seating: async () => (await import('../../ui/games/labyrinth/setup/index.ts')).seats,
    ui: async (box) => (await import('../../ui/games/labyrinth/index.tsx')).openUi(box),
  },
];
/** The listing of a game, if this app has it. */
export const listingOf = (game: string): GameListing | undefined => catalogue.find(({ id }) => id === game);
/** The title in one line. */
export const fullTitle = ({ title }: GameListing): string => title.filter(Boolean).join(' ');
/** The title of a game; its id when this app does not have it. */
export function titleOf(game: string): string {
  const listing = listingOf(game);
  return listing ? fullTitle(listing) : game;
}
