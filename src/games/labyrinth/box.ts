import { type Box, closed } from '../../engine/box.ts';
import { problems } from './decks.ts';
import { labyrinth } from './game.ts';
import { openLabyrinth } from './open-box.ts';
import type { Labyrinth } from './vocabulary.ts';

export const labyrinthBox: Box<Labyrinth> = {
  ...openLabyrinth,
  game: labyrinth,
  // one for each seat
  heroes: ({ heroes, dm }) => [
    ...heroes.map((hero) => (hero ? `${hero.race} ${hero.class}` : 'nobody yet')),
    ...(dm === null ? [] : ['dungeon master']),
  ],
  problems: () => problems,
  setups: [{ dm: 'person' }, { unlocked: 5 }, { again: 'starts-over', unlocked: 3 }, { dm: 'person', unlocked: 4 }],
};

export const box = closed(labyrinthBox);
