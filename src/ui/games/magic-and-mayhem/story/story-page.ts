import type { Prompt } from '../../../../engine/session.ts';
import { type Content, effectAt } from '../../../../games/magic-and-mayhem/content/content.ts';
import type { Mayhem } from '../../../../games/magic-and-mayhem/state/tasks.ts';
import type { Page } from './props.ts';

/** The page of a quest's book that lies open; null when the table asks something else. */
export function pageOf(prompt: Prompt<Mayhem> | null, content: Content): Page | null {
  if (prompt?.kind !== 'choose' || prompt.choice.do !== 'choose-one') return null;
  const effect = effectAt(prompt.choice.list, content);
  return effect?.do === 'say' || effect?.do === 'choose' ? effect : null;
}
