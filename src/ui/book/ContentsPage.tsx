import { useId } from 'preact/hooks';
import { pluralize } from '../../engine/shared/sentences.ts';
import type { RuleBook } from '../../games/rule-book.ts';
import { Marked } from './Printed.tsx';
import { search } from './search.ts';

type ContentsPageProps = {
  readonly book: RuleBook;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** The open chapter. */
  readonly rule: string | null;
  readonly onRule: (rule: string) => void;
};

/** The left page: the search field, and the chapters or the search results. */
export function ContentsPage({ book, query, onQuery, rule, onRule }: ContentsPageProps) {
  const field = useId();
  const asked = query.trim();
  const found = asked === '' ? book.chapters.map((chapter) => ({ chapter, excerpt: '' })) : search(book, asked);
  return (
    <div class="book-page book-contents">
      <search class="book-search">
        <label for={field}>Look for a word</label>
        <input
          id={field}
          type="search"
          value={query}
          autocomplete="off"
          spellcheck={false}
          enterkeyhint="search"
          onInput={({ currentTarget }) => onQuery(currentTarget.value)}
        />
      </search>
      <h3 tabIndex={-1}>{asked === '' ? 'Contents' : 'Found'}</h3>
      <p class="book-count" role="status">
        {asked === ''
          ? ''
          : found.length > 0
            ? `${pluralize(found.length, 'chapter')} with “${asked}”.`
            : `No “${asked}” in here, sorry. Try one short word.`}
      </p>
      <ol>
        {found.map(({ chapter, excerpt }) => (
          <li key={chapter.rule}>
            <button type="button" aria-current={chapter.rule === rule || undefined} onClick={() => onRule(chapter.rule)}>
              <span class="book-number">{chapter.rule}</span>
              <span>
                <b>
                  <Marked text={chapter.title} query={asked} />
                </b>
                {excerpt !== '' && (
                  <small>
                    <Marked text={excerpt} query={asked} />
                  </small>
                )}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
