import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { readBook } from '../../engine/kit/book.ts';
import type { BookText } from '../game-ui.ts';
import { Pool } from '../parts/Pool.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { Torch } from '../parts/Torch.tsx';
import { ChapterPage } from './ChapterPage.tsx';
import { ContentsPage } from './ContentsPage.tsx';
import { Printed } from './Printed.tsx';
import './book.css';
import './book-pages.css';

type OpenBookProps = BookText & {
  /** Where it is opened; null at the contents. */
  readonly rule: string | null;
  readonly onClose: () => void;
};

/** The rule book on the table: the contents on the left, a chapter on the right. On a phone there is one page at a time. */
export function OpenBook({ text, spoken, rule, onClose }: OpenBookProps) {
  const book = useMemo(() => readBook(text), [text]);
  const [at, setAt] = useState(rule);
  const [query, setQuery] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const pages = useRef<HTMLDivElement>(null);
  const shown = useRef<string | null>(null);
  const i = book.chapters.findIndex((chapter) => chapter.rule === at);
  const chapter = book.chapters[i];

  // runs after the sheet has taken the focus to its own title
  useEffect(() => {
    const title = chapter
      ? heading.current
      : shown.current === null
        ? null
        : pages.current?.querySelector<HTMLElement>('.book-contents h3');
    title?.focus({ preventScroll: true });
    title?.closest('.book-page')?.scrollTo(0, 0);
    shown.current = chapter?.rule ?? null;
  }, [chapter]);

  const print = { spoken, query, onRule: setAt };
  return (
    <Sheet title="Rule book" back="Close" onBack={onClose} class="rule-book">
      <span class="book-torch">
        <Torch still />
      </span>
      <div class="book" ref={pages} data-page={chapter ? 'chapter' : query.trim() === '' ? 'contents' : 'found'}>
        <ContentsPage book={book} query={query} onQuery={setQuery} rule={chapter?.rule ?? null} onRule={setAt} />
        {chapter ? (
          <ChapterPage
            chapter={chapter}
            before={book.chapters[i - 1]}
            after={book.chapters[i + 1]}
            heading={heading}
            onContents={() => setAt(null)}
            {...print}
          />
        ) : (
          <div class="book-page book-opening">
            <h3>{book.title}</h3>
            <Printed blocks={book.opening} {...print} query="" />
            <div class="book-picture">
              <Pool radii={[150, 112, 76]} colours={['var(--paper-lo)', '#f7d98c', 'var(--glow)']} />
              <Torch still />
            </div>
          </div>
        )}
      </div>
    </Sheet>
  );
}
