import type { Immutable } from '../../../engine/game.ts';
import type { Sentence, Word } from '../../../engine/kit/words.ts';
import type { Bonus, Trigger, Use } from '../cards.ts';
import { type Content, need } from '../content.ts';
import type { Moment } from '../words.ts';
import { bonusText, sentences } from './effects.ts';
import { key } from './keywords.ts';

const within = (range: number): Word => (range === 1 ? key('near', 'near by') : key('ranged', `within ${range}`));
const AIMED: { readonly [K in Use['aim']]: (range: number) => Sentence } = {
  nobody: () => ['Action: '],
  hero: (range) => ['Action, for a hero ', within(range), ': '],
  monster: (range) => ['Action, at a monster ', within(range), ': '],
};
const MOMENTS: { readonly [K in Moment]: string } = {
  'turn-began': 'As your turn begins: ',
  'monster-slain': 'When you beat a monster: ',
  'tile-flipped': 'When you turn up a tile: ',
};

type Powers = Immutable<{ readonly bonuses: readonly Bonus[]; readonly triggers: readonly Trigger[]; readonly use: Use | null }>;
/** What a card or a hero can do, line by line; `spent`: what is said when that was all. */
export function powers({ bonuses, triggers, use }: Powers, content: Content, spent: string): Sentence[] {
  return [
    ...bonusText(bonuses),
    ...triggers.map(({ when, effects }): Sentence => [MOMENTS[when], ...sentences(effects, content)]),
    ...(use ? [[...AIMED[use.aim](use.range), ...sentences(use.effects, content), use.spent ? ` ${spent}` : '']] : []),
  ];
}

/** What a hero's power says, line by line. */
export const powerText = (hero: string, content: Content): Sentence[] => powers(need(content.heroes, hero).power, content, 'Once a game.');
