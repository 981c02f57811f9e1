import type { Wits } from '../../engine/bots/wits.ts';
import { greedy } from './bots/greedy.ts';
import type { Labyrinth } from './vocabulary.ts';

export const wits: Wits<Labyrinth> = { greedy };
