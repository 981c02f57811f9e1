import type { Wits } from '../../engine/bots/wits.ts';
import { greedy } from './bots.ts';
import type { DustUp } from './vocabulary.ts';

export const wits: Wits<DustUp> = { greedy };
