import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Content } from '../../../games/magic-and-mayhem/content.ts';
import { useBook } from '../../book/WithBook.tsx';
import { Pool } from '../../parts/Pool.tsx';
import { CardFace } from './cards/CardFace.tsx';
import { faceOf } from './faces.ts';
import './card-scene.css';

type CardSceneProps = {
  readonly id: string;
  readonly content: Content;
  /** Who has it, or drew it. */
  readonly says?: string;
  readonly onClose?: () => void;
  readonly children?: ComponentChildren;
};

/** A card held up in the light for everybody. Escape puts it down. */
export function CardScene({ id, content, says, onClose, children }: CardSceneProps) {
  const scene = useRef<HTMLElement>(null);
  const openBook = useBook();
  useEffect(() => {
    const before = document.activeElement;
    scene.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [id]);
  return (
    <section
      ref={scene}
      class="card-scene"
      tabIndex={-1}
      aria-label={says ?? 'A card'}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose?.();
      }}
    >
      <Pool class="card-light" radii={[430, 340, 250]} colours={['var(--ring-2)', 'var(--ring-3)', 'var(--ring-4)']} />
      <div class="card-held">
        <CardFace size="large" {...faceOf(id, content)} onKeyword={openBook ?? undefined} />
      </div>
      {children && <div class="card-deeds">{children}</div>}
    </section>
  );
}
