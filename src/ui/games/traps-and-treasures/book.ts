import { SPOKEN } from '../../../games/traps-and-treasures/describe/keywords.ts';
import type { BookText } from '../../game-ui.ts';

/** The rule book, as it is written. */
export const book = async (): Promise<BookText> => ({
  text: (await import('../../../../content/traps-and-treasures/rules.md?raw')).default,
  spoken: SPOKEN,
});
