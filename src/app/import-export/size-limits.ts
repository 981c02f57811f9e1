/**
 * Whether a JSON text has at most the depth `deepest` and at most `most` values. It only scans the characters, because a parser needs seconds
 * for millions of brackets. Invalid JSON may pass; the parser rejects it later.
 */
export function isWithin(text: string, deepest: number, most: number): boolean {
  let depth = 0;
  let values = 1;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text[i];
    if (inString) {
      if (letter === '\\') i++;
      else if (letter === '"') inString = false;
    } else if (letter === '"') inString = true;
    else if (letter === '[' || letter === '{') {
      depth++;
      values++;
    } else if (letter === ']' || letter === '}') depth--;
    else if (letter === ',') values++;
    if (depth > deepest || values > most) return false;
  }
  return true;
}
