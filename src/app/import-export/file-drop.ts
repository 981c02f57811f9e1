import { useEffect, useRef } from 'preact/hooks';
import { messageOf, UserFacingError } from '../user-facing-error.ts';

/** Size limit for imported files, in bytes. */
const MAX_BYTES = 40_000_000;
/**
 * The text of a file.
 * @throws UserFacingError when the file is too large to read.
 */
async function readText(file: File): Promise<string> {
  if (file.size > MAX_BYTES) throw new UserFacingError('This file is far too big.');
  return file.text();
}

/** Imports files one after another and returns the messages, with file names if there are several files. `bring` imports one text. */
export async function bringEach(files: FileList | null, bring: (text: string) => Promise<string>, otherwise: string): Promise<string> {
  const told: string[] = [];
  for (const file of files ?? []) {
    const words = await readText(file)
      .then(bring)
      .catch((error: unknown) => messageOf(error, otherwise));
    told.push(files?.length === 1 ? words : `${file.name}: ${words}`);
  }
  return told.join(' ');
}

/** Imports files that are dropped anywhere on the page. */
export function useDropped(bring: (files: FileList | null) => Promise<void>): void {
  const latest = useRef(bring);
  latest.current = bring;
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      void latest.current(event.dataTransfer?.files ?? null);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('drop', drop);
    };
  }, []);
}
