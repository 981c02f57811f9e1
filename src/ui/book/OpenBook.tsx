import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { readBook } from '../../games/rule-book.ts';
import type { BookText } from '../game-ui.ts';
import { Button } from '../parts/Button.tsx';
import { LightPool } from '../parts/LightPool.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { Torch } from '../parts/Torch.tsx';
import { ChapterPage } from './ChapterPage.tsx';
import { ContentsPage } from './ContentsPage.tsx';
import { FirstPage } from './FirstPage.tsx';
import { Printed } from './Printed.tsx';
import './book.css';
import './book-pages.css';

type OpenBookProps = BookText & {
  /** Where it is opened; null at the first page, or at the contents where it has none. */
  readonly rule: string | null;
  readonly onClose: () => void;
};

/** The rule book: contents on the left, a chapter on the right. On a phone, one page at a time. */
export function OpenBook({ text, spoken, firstPage, rule, onClose }: OpenBookProps) {
  const book = useMemo(() => readBook(text), [text]);
  const [at, setAt] = useState(rule);
  const [first, setFirst] = useState(rule === null && firstPage !== undefined);
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

  const leftFirst = useRef(false);
  useEffect(() => {
    if (leftFirst.current) pages.current?.querySelector<HTMLElement>('.book-contents h3')?.focus({ preventScroll: true });
    leftFirst.current = first;
  }, [first]);

  const print = { spoken, query, onRule: setAt };
  if (first && firstPage)
    return (
      <Sheet title="How to play" back="Close" onBack={onClose} class="rule-book">
        <FirstPage title={book.title} panels={firstPage} onRules={() => setFirst(false)} />
      </Sheet>
    );
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
            {firstPage && (
              <Button tone="quiet" size="small" class="book-first" onClick={() => setFirst(true)}>
                In four pictures
              </Button>
            )}
            <div class="book-picture">
              <LightPool radii={[150, 112, 76]} colours={['var(--paper-lo)', '#f7d98c', 'var(--glow)']} />
              <Torch still />
            </div>
          </div>
        )}
      </div>
    </Sheet>
  );
}
