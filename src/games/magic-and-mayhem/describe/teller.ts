import { sealedWith, type Teller } from '../../../engine/kit/telling.ts';
import { count, list } from '../../../engine/kit/words.ts';
import type { Content } from '../content.ts';
import type { Mayhem, View } from '../vocabulary.ts';
import { call, option } from './prompts.ts';
import { roll } from './rolls.ts';
import { sideName } from './sides.ts';

const sealed = sealedWith({
  flip: 'A tile has been turned up. What is seen is seen.',
  shuffle: 'Something was bought, and the cards were shuffled.',
  ask: 'It has been asked. Who has heard it has heard it.',
});

function summary(view: View, content: Content): string {
  if (view.quest) return `${content.quests[view.quest.id]?.title ?? 'A quest'}, round ${view.round}`;
  const beaten = view.sides.flatMap(({ bosses }, side) => (bosses > 0 ? [side] : []));
  const awake = view.monsters.some((monster) => monster.boss) ? 'the boss is found' : '';
  const boss = beaten.length === 0 ? awake : view.sides.length > 1 ? `${list(beaten.map(sideName))} beat a boss` : 'the boss is beaten';
  const dark = view.board.slots.filter((slot) => slot === 'down').length;
  return [`Round ${view.round}`, boss || (dark > 0 ? `${count(dark, 'tile')} still dark` : 'every tile is lit')].join(', ');
}

/** What Magic and Mayhem asks, and how things stand, in sentences. */
export const teller = (content: Content): Teller<Mayhem> => ({
  call: (view, prompt, names) => call(view, prompt, names, content),
  roll: (view, rolled, names) => roll(view, rolled, names, content),
  option: (view, choice, command, names) => option(view, choice, command, names, content),
  sealed,
  summary: (view) => summary(view, content),
});
