import { type Box, closed } from '../../engine/box.ts';
import { problems } from './decks.ts';
import { content } from './printed.ts';
import { labyrinth } from './rules.ts';
import type { Labyrinth } from './vocabulary.ts';

export const labyrinthBox: Box<Labyrinth> = {
  game: labyrinth,
  content,
  wits: async () => (await import('./wits.ts')).wits,
  // one for each seat
  heroes: ({ heroes, dm }) => [
    ...heroes.map((hero) => (hero ? `${hero.race} ${hero.class}` : 'nobody yet')),
    ...(dm === null ? [] : ['dungeon master']),
  ],
  verdict: ({ reason }) => (reason === 'won' ? 'won' : 'lost'),
  problems: () => problems,
  setups: [{ dm: 'person' }, { unlocked: 5 }, { again: 'starts-over', unlocked: 3 }, { dm: 'person', unlocked: 4 }],
};

export const box = closed(labyrinthBox);
