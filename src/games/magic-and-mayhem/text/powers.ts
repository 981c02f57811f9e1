import type { Immutable } from '../../../engine/game.ts';
import type { Sentence, Word } from '../../../engine/shared/sentences.ts';
import type { Bonus, Trigger, Use } from '../content/card-schemas.ts';
import { type Content, cardOf } from '../content/content.ts';
import type { TriggerMoment } from '../state/constants.ts';
import { bonusText, sentences } from './effects.ts';
import { key } from './keywords.ts';

const within = (range: number): Word => (range === 1 ? key('near', 'near by') : key('ranged', `within ${range}`));
const AIMED: { readonly [K in Use['aim']]: (range: number) => Sentence } = {
  nobody: () => ['Action: '],
  hero: (range) => ['Action, for a hero ', within(range), ': '],
  monster: (range) => ['Action, at a monster ', within(range), ': '],
};
const MOMENTS: { readonly [K in TriggerMoment]: string } = {
  'turn-began': 'As your turn begins: ',
  'monster-slain': 'When you beat a monster: ',
  'tile-flipped': 'When you turn up a tile: ',
};

type Powers = Immutable<{ readonly bonuses: readonly Bonus[]; readonly triggers: readonly Trigger[]; readonly use: Use | null }>;
/** The text of a card's or hero's powers, line by line. `spent`: the sentence for one-time use. */
export function powers({ bonuses, triggers, use }: Powers, content: Content, spent: string): Sentence[] {
  return [
    ...bonusText(bonuses),
    ...triggers.map(({ when, effects }): Sentence => [MOMENTS[when], ...sentences(effects, content)]),
    ...(use ? [[...AIMED[use.aim](use.range), ...sentences(use.effects, content), use.spent ? ` ${spent}` : '']] : []),
  ];
}

/** The text of a hero's power, line by line. */
export const powerText = (hero: string, content: Content): Sentence[] =>
  powers(cardOf(content.heroes, hero).power, content, 'Once a game.');
