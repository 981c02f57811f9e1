import { useEffect } from 'preact/hooks';
import { isAnswer } from './answer-element.ts';

/** Ignores key repeat on answers, because the next player's button may have the focus already. */
export function useKeyRepeatGuard(): void {
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
