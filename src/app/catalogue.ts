import type { AnyBox, AnyOpenBox } from '../engine/box.ts';
import type { Vocabulary } from '../engine/game.ts';
import { boxes } from '../games/boxes.ts';
import dustUp from '../ui/art/box-dust-up.svg';
import labyrinth from '../ui/art/box-labyrinth.svg';
import magicAndMayhem from '../ui/art/box-magic-and-mayhem.svg';
import trapsAndTreasures from '../ui/art/box-traps-and-treasures.svg';
import type { GameSeats, GameUi } from '../ui/game-ui.ts';

/** A game on the shelf: what its box says on the outside, and where its inside is. */
export type Listing = {
  readonly id: string;
  readonly title: readonly [string, string?];
  readonly seats: readonly [least: number, most: number];
  readonly minutes: string;
  readonly age: string;
  readonly art: string;
  readonly box: (() => Promise<AnyBox>) | undefined;
  readonly seating: () => Promise<GameSeats>;
  /** The words and pictures for a box as it lies there, the family's own cards in it. */
  readonly ui: (box?: AnyOpenBox) => Promise<GameUi<Vocabulary>>;
};

/** One entry a game. */
export const catalogue: readonly Listing[] = [
  {
    id: 'magic-and-mayhem',
    title: ['Magic', 'and Mayhem'],
    seats: [1, 8],
    minutes: '45',
    age: '6+',
    art: magicAndMayhem,
    box: boxes['magic-and-mayhem'],
    seating: async () => (await import('../ui/games/magic-and-mayhem/seats.ts')).openSeats(),
    ui: async () => (await import('../ui/games/magic-and-mayhem/ui.tsx')).openUi(),
  },
  {
    id: 'dust-up',
    title: ['Dust-Up'],
    seats: [2, 4],
    minutes: '15',
    age: '8+',
    art: dustUp,
    box: boxes['dust-up'],
    seating: async () => (await import('../ui/games/dust-up/seats.ts')).openSeats(),
    ui: async () => (await import('../ui/games/dust-up/ui.tsx')).openUi(),
  },
  {
    id: 'traps-and-treasures',
    title: ['Traps and', 'Treasures'],
    seats: [2, 6],
    minutes: '40',
    age: '6+',
    art: trapsAndTreasures,
    box: boxes['traps-and-treasures'],
    seating: async () => (await import('../ui/games/traps-and-treasures/seats.ts')).openSeats(),
    ui: async () => (await import('../ui/games/traps-and-treasures/ui.tsx')).openUi(),
  },
  {
    id: 'labyrinth',
    title: ['Labyrinth'],
    seats: [3, 7],
    minutes: '60',
    age: '8+',
    art: labyrinth,
    box: boxes.labyrinth,
    seating: async () => (await import('../ui/games/labyrinth/seats.ts')).openSeats(),
    ui: async (box) => (await import('../ui/games/labyrinth/ui.tsx')).openUi(box),
  },
];
/** A game on the shelf, if there is one of that name. */
export const listingOf = (game: string): Listing | undefined => catalogue.find(({ id }) => id === game);
/** The title in one line. */
export const fullTitle = ({ title }: Listing): string => title.filter(Boolean).join(' ');
/** The title of a game; of one that this app does not have, the name that its saves go by. */
export function titleOf(game: string): string {
  const listing = listingOf(game);
  return listing ? fullTitle(listing) : game;
}
