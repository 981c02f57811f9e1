import { SPOKEN } from '../../../games/traps-and-treasures/text/keywords.ts';
import type { BookText } from '../../game-ui.ts';

/** The rule book, as it is written, with its four pictures. */
export const book = async (): Promise<BookText> => ({
  text: (await import('../../../../content/traps-and-treasures/rules.md?raw')).default,
  spoken: SPOKEN,
  firstPage: (await import('./first-page.tsx')).firstPage,
});
