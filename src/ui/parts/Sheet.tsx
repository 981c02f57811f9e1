import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Button } from './Button.tsx';
import { useBackCloses } from './back-closes.ts';
import { useDoubleTapGuard } from './double-tap.ts';
import { useRestoreFocus } from './restore-focus.ts';
import './backdrop.css';
import './sheet.css';

type SheetProps = {
  readonly title: string;
  readonly onBack: () => void;
  /** The word on the button that leads back. */
  readonly back?: string;
  /** Where leading back is an answer: its index. */
  readonly option?: number;
  readonly class?: string;
  readonly children?: ComponentChildren;
};

const REACHABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/**
 * A sheet of paper that slides up over the scene to ask something. Focus goes to its title and, when it goes, back to where it was.
 * Not a native <dialog>: the browser's top layer would not turn with a screen that turns to somebody's side (decision 156).
 */
export function Sheet({ title, onBack, back = 'Back', option, class: name = '', children }: SheetProps) {
  const heading = useId();
  const paper = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);

  useRestoreFocus(
    () => paper.current?.querySelector<HTMLElement>('h2'),
    '',
    () => paper.current?.parentElement,
  );

  useDoubleTapGuard();
  // an answer is given on purpose, not by leaving
  useBackCloses(onBack, option === undefined);

  // arrow keys scroll long content, also after a resize
  useEffect(() => {
    const [scroller, long] = [body.current, words.current];
    if (!scroller || !long || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      scroller.tabIndex = scroller.scrollHeight > scroller.clientHeight ? 0 : -1;
    });
    observer.observe(scroller);
    observer.observe(long);
    return () => observer.disconnect();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onBack();
    }
    if (event.key !== 'Tab') return;
    // keep Tab inside the top sheet
    const stops = [...(paper.current?.querySelectorAll<HTMLElement>(REACHABLE) ?? [])];
    const edge = event.shiftKey ? stops[0] : stops[stops.length - 1];
    const outside = !stops.includes(document.activeElement as HTMLElement);
    if (document.activeElement !== edge && !(outside && event.shiftKey)) return;
    event.preventDefault();
    (event.shiftKey ? stops[stops.length - 1] : stops[0])?.focus();
  };

  return (
    <div class="sheet-scene backdrop">
      <div ref={paper} class={`sheet paper ${name}`} role="dialog" aria-modal="true" aria-labelledby={heading} onKeyDown={onKeyDown}>
        <header class="sheet-head">
          <h2 id={heading} tabIndex={-1}>
            {title}
          </h2>
          <Button tone="quiet" size={option === undefined ? 'small' : 'normal'} data-option={option} onClick={onBack}>
            {back}
          </Button>
        </header>
        <div ref={body} class="sheet-body">
          <div ref={words} class="sheet-words">
            {children}
          </div>
        </div>
      </div>
    </div>
  );
}
