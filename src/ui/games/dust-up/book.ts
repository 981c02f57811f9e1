import { SPOKEN } from '../../../games/dust-up/describe/keywords.ts';
import type { BookText } from '../../game-ui.ts';

/** The rule book, as it is written. */
export const book = async (): Promise<BookText> => ({
  text: (await import('../../../../content/dust-up/rules.md?raw')).default,
  spoken: SPOKEN,
});
