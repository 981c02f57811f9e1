import { useEffect, useRef } from 'preact/hooks';

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
