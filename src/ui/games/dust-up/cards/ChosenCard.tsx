import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Content } from '../../../../games/dust-up/content/content.ts';
import { cardName } from '../../../../games/dust-up/text/names.ts';
import { useBook } from '../../../book/WithBook.tsx';
import { Button } from '../../../parts/Button.tsx';
import { useRestoreFocus } from '../../../parts/restore-focus.ts';
import { Card } from './Card.tsx';
import './chosen-card.css';

type RaisedProps = { readonly id: string; readonly content: Content; readonly onBack: () => void; readonly children?: ComponentChildren };

/** A card held up to be read, and what to do with it. Escape puts it back. The rest of the table stays in sight. */
export function ChosenCard({ id, content, onBack, children }: RaisedProps) {
  const scene = useRef<HTMLElement>(null);
  const openBook = useBook();
  useRestoreFocus(() => scene.current);
  return (
    <section
      ref={scene}
      class="dust-raised"
      tabIndex={-1}
      aria-label={cardName(id, content)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onBack();
      }}
    >
      <div key={id} class="dust-raised-card">
        <Card id={id} content={content} size="large" onKeyword={openBook ?? undefined} />
      </div>
      <div class="dust-raised-deeds">
        {children}
        <Button tone="quiet" onClick={onBack}>
          Back
        </Button>
      </div>
    </section>
  );
}
