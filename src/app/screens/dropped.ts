import { useEffect, useRef } from 'preact/hooks';
import { Friendly } from '../friendly.ts';

/** More than any file of ours has, in bytes. */
const LARGEST = 40_000_000;
/**
 * What stands in a file.
 * @throws Friendly when it is so large that only to read it would be too much.
 */
export function textOf(file: File): Promise<string> {
  if (file.size > LARGEST) throw new Friendly('This file is far too big.');
  return file.text();
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
