import { damaged } from './import-errors.ts';
import { isWithin } from './size-limits.ts';
import { MAX_DEPTH, MAX_VALUES } from './untrusted-json.ts';

/** What all exported files share: JSON with a `file` field that names the kind. */

/** An exported file. */
export type TorchFile = { readonly name: string; readonly text: string };

/** The values of `file` for saved games and for card packs. */
export const GAME = 'pass-the-torch';
export const CARDS = 'pass-the-torch-cards';
export const FILE_EXTENSION = '.torch.json';

/** Whether a parsed file has this kind. */
export const isKind = (kind: string, file: unknown): boolean =>
  typeof file === 'object' && file !== null && 'file' in file && file.file === kind;

/**
 * Parses a file of an expected kind.
 * @throws ImportError with the message `hurt` when the file has this kind but cannot be parsed or is too large, else `strange`.
 */
export function parseFile(text: string, kind: string, { hurt, strange }: { readonly hurt: string; readonly strange: string }): unknown {
  const refusal = (cause?: unknown) => damaged(text.slice(0, 200).includes(`"${kind}"`) ? hurt : strange, null, cause);
  // the file adds one level around the save
  if (!isWithin(text, MAX_DEPTH + 1, MAX_VALUES)) throw refusal();
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw refusal(error);
  }
}

/** The local day as YYYY-MM-DD, for file names. `now`: milliseconds since 1970. */
export function formatDay(now: number): string {
  const date = new Date(now);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
