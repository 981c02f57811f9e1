import { sealedWith, type Teller } from '../../../engine/kit/telling.ts';
import type { Content } from '../content.ts';
import type { DustUp, View } from '../vocabulary.ts';
import { call, option } from './prompts.ts';

const sealed = sealedWith({
  lift: 'A card has been turned up. What is seen is seen.',
  spill: 'The cards lie open. What is seen is seen.',
  throw: 'The cards lie open. What is seen is seen.',
});

function summary({ round, players }: View): string {
  const left = players.filter(({ out }) => !out).length;
  return `Round ${round}, ${left === players.length ? 'everybody still up' : `${left} of ${players.length} still up`}`;
}

/** What Dust-Up asks, and how things stand, in sentences. */
export const teller = (content: Content): Teller<DustUp> => ({
  call: (view, prompt, names) => call(view, prompt, names),
  roll: () => ({ title: '', call: [], sides: [] }),
  option: (view, choice, command, names) => option(view, choice, command, names, content),
  sealed,
  summary,
});
