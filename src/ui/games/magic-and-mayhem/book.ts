import { SPOKEN } from '../../../games/magic-and-mayhem/describe/keywords.ts';
import type { BookText } from '../../game-ui.ts';

/** The rule book, as it is written. */
export const book = async (): Promise<BookText> => ({
  text: (await import('../../../../content/magic-and-mayhem/rules.md?raw')).default,
  spoken: SPOKEN,
});
