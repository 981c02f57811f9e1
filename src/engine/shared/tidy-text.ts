/** Invisible characters, which could make texts look equal or empty, or change the text direction. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
/** Joiners at the start or end of a text, where they have no effect. */
const JOINERS = /^(?:\u200c|\u200d|\ufe0e|\ufe0f)+|(?:\u200c|\u200d)+$/gu;
/** Splits a text into graphemes; into code points in browsers without a segmenter. */
const lettersOf = (text: string): readonly string[] =>
  'Segmenter' in Intl ? [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment) : [...text];

/**
 * A text that somebody wrote, on one line: no invisible characters or extra spaces, at most so many letters and UTF-16 code units, no split
 * graphemes. Most emojis have several code units.
 */
export function tidyText(text: string, most: { readonly letters: number; readonly characters: number }): string {
  const tidy = text.normalize('NFC').replace(/\s+/g, ' ').replace(UNSEEN, '').trim().replace(JOINERS, '');
  let kept = '';
  for (const letter of lettersOf(tidy).slice(0, most.letters)) {
    if (kept.length + letter.length > most.characters) break;
    kept += letter;
  }
  return kept.trim();
}
