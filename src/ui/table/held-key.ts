import { useEffect } from 'preact/hooks';

const ANSWERS = '[data-option], [data-roll], [data-die]';
/** Whether a key or a finger there answers the table. */
export const isAnswer = (target: EventTarget | null): boolean => target instanceof Element && target.closest(ANSWERS) !== null;

/** A key that is held down answers once: the button of the next player may have come under it. */
export function useHeldKey(): void {
  useEffect(() => {
    const once = (event: KeyboardEvent) => {
      if (!event.repeat || event.key !== 'Enter') return;
      if (!isAnswer(event.target)) return;
      event.stopPropagation();
      event.preventDefault();
    };
    document.addEventListener('keydown', once, true);
    return () => document.removeEventListener('keydown', once, true);
  }, []);
}
