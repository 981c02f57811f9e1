import { SPOKEN } from '../../../games/dust-up/text/keywords.ts';
import type { BookText } from '../../game-ui.ts';

/** The rule book, as it is written, with its four pictures. */
export const book = async (): Promise<BookText> => ({
  text: (await import('../../../../content/dust-up/rules.md?raw')).default,
  spoken: SPOKEN,
  firstPage: (await import('./first-page.tsx')).firstPage,
});
