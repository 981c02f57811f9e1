import { closed, type OpenBox } from '../../engine/box.ts';
import { dealtWith, knownAfter } from './memory.ts';
import { content } from './printed.ts';
import { rules } from './rules.ts';
import type { Mayhem } from './vocabulary.ts';

export const openMayhem: OpenBox<Mayhem> = {
  game: rules,
  content,
  wits: async () => (await import('./wits.ts')).wits,
  verdict: ({ winners, reason }) => (reason === 'most-gold' || reason === 'nobody-out' ? null : winners.length > 0 ? 'won' : 'lost'),
  memory: { after: (known, state) => knownAfter(known, state, content), dealt: dealtWith },
};

export const openBox = closed(openMayhem);
