import { useEffect, useRef } from 'preact/hooks';
import { Friendly, wordsOf } from '../friendly.ts';

/** More than any file of ours has, in bytes. */
const LARGEST = 40_000_000;
/**
 * What stands in a file.
 * @throws Friendly when it is so large that only to read it would be too much.
 */
async function textOf(file: File): Promise<string> {
  if (file.size > LARGEST) throw new Friendly('This file is far too big.');
  return file.text();
}

/** Brings in one file after the other, and says what became of each; of several, by their names. `bring` takes a file's text and says it. */
export async function bringEach(files: FileList | null, bring: (text: string) => Promise<string>, otherwise: string): Promise<string> {
  const told: string[] = [];
  for (const file of files ?? []) {
    const words = await textOf(file)
      .then(bring)
      .catch((error: unknown) => wordsOf(error, otherwise));
    told.push(files?.length === 1 ? words : `${file.name}: ${words}`);
  }
  return told.join(' ');
}

/** Files that are dropped anywhere on the page go to whoever shows this screen. */
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
