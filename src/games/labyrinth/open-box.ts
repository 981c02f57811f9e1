import { closed, type OpenBox } from '../../engine/box.ts';
import { content } from './printed.ts';
import { rules } from './rules.ts';
import type { Labyrinth } from './vocabulary.ts';

export const openLabyrinth: OpenBox<Labyrinth> = {
  game: rules,
  content,
  wits: async () => (await import('./wits.ts')).wits,
  verdict: ({ reason }) => (reason === 'won' ? 'won' : 'lost'),
};

export const openBox = closed(openLabyrinth);
