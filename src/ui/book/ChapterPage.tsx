import type { Ref } from 'preact';
import type { Chapter } from '../../games/rule-book.ts';
import { Button } from '../parts/Button.tsx';
import { type Print, Printed } from './Printed.tsx';

type ChapterPageProps = Print & {
  readonly chapter: Chapter;
  readonly before: Chapter | undefined;
  readonly after: Chapter | undefined;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly onContents: () => void;
};

/** The right page: one rule, and the way to the next. */
export function ChapterPage({ chapter, before, after, heading, onContents, ...print }: ChapterPageProps) {
  const { rule, title, blocks } = chapter;
  return (
    <div class="book-page book-chapter">
      <article aria-labelledby="book-title">
        <header>
          <p class="book-number">{rule}</p>
          <h3 id="book-title" ref={heading} tabIndex={-1}>
            {title}
          </h3>
        </header>
        <Printed blocks={blocks} {...print} />
      </article>
      <nav aria-label="Pages">
        {before ? <Turn word="Before" chapter={before} onRule={print.onRule} /> : <span />}
        <Button tone="quiet" size="small" class="book-back" onClick={onContents}>
          Contents
        </Button>
        {after ? <Turn word="Next" chapter={after} onRule={print.onRule} /> : <span />}
      </nav>
    </div>
  );
}

/** A button to the previous or next chapter. */
function Turn({ word, chapter, onRule }: { word: 'Before' | 'Next'; chapter: Chapter; onRule: (rule: string) => void }) {
  return (
    <Button tone="quiet" size="small" class={`book-turn ${word.toLowerCase()}`} onClick={() => onRule(chapter.rule)}>
      <span>
        <small>{word}</small> {chapter.title}
      </span>
    </Button>
  );
}
