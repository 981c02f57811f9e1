import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Content } from '../../../../games/dust-up/content/content.ts';
import type { CardNow } from '../../../../games/dust-up/text/cards.ts';
import { cardName } from '../../../../games/dust-up/text/names.ts';
import { spokenCard } from '../../../../games/dust-up/text/prompts.ts';
import { useBook } from '../../../book/WithBook.tsx';
import { Button } from '../../../parts/Button.tsx';
import { useBackCloses } from '../../../parts/back-closes.ts';
import { ReadAloud } from '../../../parts/ReadAloud.tsx';
import { useRestoreFocus } from '../../../parts/restore-focus.ts';
import { Card } from './Card.tsx';
import './chosen-card.css';

/** A card that others must not hear: how it is called meanwhile, and what they do while it is read. */
type Secret = { readonly called: string; readonly others: string };

type RaisedProps = {
  readonly id: string;
  readonly content: Content;
  /** What it is just now, where the table decides that. */
  readonly now?: CardNow;
  readonly onBack: () => void;
  readonly onRead: (words: string) => void;
  /** Null for a card that everybody may hear. */
  readonly secret?: Secret | null;
  /** A flag on it. */
  readonly mark?: ComponentChildren;
  readonly children?: ComponentChildren;
};

/** A card held up to be read, and what to do with it. Escape puts it back. The rest of the table stays in sight. */
export function ChosenCard({ id, content, now = null, onBack, onRead, secret = null, mark, children }: RaisedProps) {
  const scene = useRef<HTMLElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const [heard, setHeard] = useState(false);
  useEffect(() => setHeard(false), [id]);
  const quiet = secret !== null && !heard;
  const words = spokenCard(id, content, now);
  const readSecret = () => {
    setHeard(true);
    onRead(words);
  };
  useEffect(() => {
    if (heard) paper.current?.focus({ preventScroll: true });
  }, [heard]);
  const openBook = useBook();
  useBackCloses(onBack);
  useRestoreFocus(() => scene.current);
  return (
    <section
      ref={scene}
      class="dust-raised"
      data-looked-at
      tabIndex={-1}
      aria-label={quiet ? secret.called : cardName(id, content)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onBack();
      }}
    >
      <div ref={paper} key={id} class="dust-raised-card" aria-hidden={quiet || undefined} tabIndex={-1}>
        <Card id={id} content={content} size="large" now={now} onKeyword={quiet ? undefined : (openBook ?? undefined)} />
        {mark}
      </div>
      <div class="dust-raised-deeds">
        {children}
        {secret === null && <ReadAloud words={words} onSpeak={onRead} />}
        {/* for those who see no card: who sees it would only tell the others */}
        {quiet && (
          <Button tone="quiet" class="visually-hidden" onClick={readSecret}>
            Read it to me, while {secret.others}
          </Button>
        )}
        <Button tone="quiet" onClick={onBack}>
          Back
        </Button>
      </div>
    </section>
  );
}
