import type { Wits } from '../../engine/bots/wits.ts';
import { greedy } from './bots/greedy.ts';
import { plans } from './bots/plans.ts';
import type { Traps } from './vocabulary.ts';

export const wits: Wits<Traps> = { greedy, plans };
