import { effect } from '@preact/signals';
import type { Autosave } from '../../ui/ports.ts';

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Warns before a page with unsaved games is closed or reloaded, and retries the writes when the page becomes visible. Returns a cleanup function. */
export function watchUnsaved(autosave: Autosave): () => void {
  const back = () => {
    if (document.visibilityState === 'visible') autosave.retry();
  };
  document.addEventListener('visibilitychange', back);
  // only while needed: in some browsers, this listener disables the back/forward cache
  const stop = effect(() => {
    if (autosave.unsaved.value.length > 0) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  });
  return () => {
    stop();
    removeEventListener('beforeunload', ask);
    document.removeEventListener('visibilitychange', back);
  };
}
