import { SPOKEN } from '../../../games/labyrinth/describe/keywords.ts';
import type { BookText } from '../../game-ui.ts';

/** The rule book, as it is written. */
export const book = async (): Promise<BookText> => ({
  text: (await import('../../../../content/labyrinth/rules.md?raw')).default,
  spoken: SPOKEN,
});
