import type { Wits } from '../../engine/bots/wits.ts';
import { greedy } from './bots/greedy.ts';
import type { Mayhem } from './vocabulary.ts';

export const wits: Wits<Mayhem> = { greedy };
