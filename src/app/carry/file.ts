import { broken } from './refused.ts';

/** What all our files have in common: JSON, whose first line says what it is. */

/** A file of ours, by name and text. */
export type TorchFile = { readonly name: string; readonly text: string };

/** What a saved game, and a pack of own cards, say that they are. */
export const GAME = 'pass-the-torch';
export const CARDS = 'pass-the-torch-cards';
export const ENDING = '.torch.json';

/** Whether a file says that it is of this kind. */
export const isOf = (kind: string, file: unknown): boolean =>
  typeof file === 'object' && file !== null && 'file' in file && file.file === kind;

/**
 * The JSON of a file that should be of a kind.
 * @throws Refusing: `hurt` when it begins as one and cannot be read, else `strange`.
 */
export function parsed(text: string, kind: string, { hurt, strange }: { readonly hurt: string; readonly strange: string }): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw broken(text.slice(0, 200).includes(`"${kind}"`) ? hurt : strange, null, error);
  }
}

/** The day, for the name of a file; `now` in milliseconds, by the device's clock. */
export function day(now: number): string {
  const date = new Date(now);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
