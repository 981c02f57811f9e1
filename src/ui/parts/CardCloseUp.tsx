import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useBackCloses } from './back-closes.ts';
import { LightPool } from './LightPool.tsx';
import { useRestoreFocus } from './restore-focus.ts';
import './card-close-up.css';

type HeldUpProps = {
  /** Which card it is: another one takes the focus anew. */
  readonly id: string;
  /** What the scene is called. */
  readonly says: string;
  readonly card: ComponentChildren;
  readonly onClose?: (() => void) | undefined;
  /** What can be done with it. */
  readonly children?: ComponentChildren;
};

/** Whether an event target lies in a card's close-up. */
export const isCloseUp = (target: EventTarget | null): boolean => target instanceof Element && target.closest('.card-scene') !== null;

/** A card in close-up. Escape closes it. */
export function CardCloseUp({ id, says, card, onClose, children }: HeldUpProps) {
  const scene = useRef<HTMLElement>(null);
  useBackCloses(() => onClose?.(), onClose !== undefined);
  useRestoreFocus(
    () => scene.current,
    id,
    () => scene.current,
  );
  return (
    <section
      ref={scene}
      class="card-scene"
      tabIndex={-1}
      aria-label={says}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose?.();
      }}
    >
      <LightPool class="card-light" radii={[430, 340, 250]} colours={['var(--ring-2)', 'var(--ring-3)', 'var(--ring-4)']} />
      <div class="card-held">{card}</div>
      {children && <div class="card-deeds">{children}</div>}
    </section>
  );
}
