import { sealedWith, type Teller } from '../../../engine/kit/telling.ts';
import type { Content } from '../content.ts';
import type { Labyrinth, View } from '../vocabulary.ts';
import { call, option } from './prompts.ts';
import { roll } from './rolls.ts';

const sealed = sealedWith({
  map: 'You have seen the floor now.',
  surprise: 'You wanted a surprise, and there it is.',
  monsters: 'The monsters have made up their minds.',
});

function summary(view: View): string {
  if (view.draft) {
    const ready = view.heroes.filter((hero) => hero?.alive).length;
    return ready === 0 ? 'The heroes are being made' : `${ready} of ${view.heroes.length} heroes ${ready === 1 ? 'is' : 'are'} ready`;
  }
  const place = view.at === null ? 'In town' : `On floor ${view.floor}`;
  if (view.fight) return `${place}, in a fight`;
  return view.won ? `${place}, with the Dragon beaten` : `${place}, ${view.delves === 0 ? 'about to set out' : `delve ${view.delves}`}`;
}

/** What Labyrinth asks, and how things stand, in sentences. */
export const teller = (content: Content): Teller<Labyrinth> => ({
  call: (view, prompt, names) => call(view, prompt, names, content),
  roll: (view, rolled, names) => roll(view, rolled, names, content),
  option: (view, choice, command, names) => option(view, choice, command, names, content),
  sealed,
  summary,
});
