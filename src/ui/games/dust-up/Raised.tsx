import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Content } from '../../../games/dust-up/content.ts';
import { cardName } from '../../../games/dust-up/describe/names.ts';
import { useBook } from '../../book/WithBook.tsx';
import { Button } from '../../parts/Button.tsx';
import { useLentFocus } from '../../parts/lent-focus.ts';
import { Card } from './cards/Card.tsx';
import './raised.css';

type RaisedProps = { readonly id: string; readonly content: Content; readonly onBack: () => void; readonly children?: ComponentChildren };

/** A card held up to be read, and what to do with it. Escape puts it back. The rest of the table stays in sight. */
export function Raised({ id, content, onBack, children }: RaisedProps) {
  const scene = useRef<HTMLElement>(null);
  const openBook = useBook();
  useLentFocus(() => scene.current);
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
