import { sealedWith, type Teller } from '../../../engine/kit/telling.ts';
import type { Content } from '../content.ts';
import type { Traps, View } from '../vocabulary.ts';
import { call, option, roll } from './prompts.ts';

const sealed = sealedWith({
  draw: 'Something has been drawn. What is seen is seen.',
});

function summary(view: View): string {
  const most = Math.max(...view.players.map(({ stored }) => stored ?? 0));
  const score = view.hidden ? 'the chests are shut' : most > 0 ? `${most} of ${view.target} gold stored` : 'no gold stored yet';
  return `Round ${view.round}, ${view.last === null ? score : 'the last turns'}`;
}

/** What Traps and Treasures asks, and how things stand, in sentences. */
export const teller = (content: Content): Teller<Traps> => ({
  call: (view, prompt, names) => call(view, prompt, names, content),
  roll: (view, rolled, names) => roll(view, rolled, names, content),
  option: (view, choice, command, names) => option(view, choice, command, names, content),
  sealed,
  summary,
});
