import { type Block, printed } from '../../games/rule-book.ts';
import { SentenceText } from '../parts/SentenceText.tsx';
import { marked } from './search.ts';

/** How the words of a book are laid out. */
export type Print = {
  /** How abbreviations are said. */
  readonly spoken: Readonly<Record<string, string>>;
  /** What is looked for: it is marked wherever it stands. */
  readonly query: string;
  /** Opens another chapter that the text points to. */
  readonly onRule: (rule: string) => void;
};

/** Plain words, with what is looked for marked. */
export function Marked({ text, query }: { text: string; query: string }) {
  return (
    <>
      {marked(text, query).map(({ text: words, hit }, i) =>
        hit ? <mark key={`piece ${i}`}>{words}</mark> : <span key={`piece ${i}`}>{words}</span>,
      )}
    </>
  );
}

function Line({ text, spoken, query, onRule }: Print & { text: string }) {
  return (
    <>
      {printed(text, spoken).map((word, i) =>
        typeof word === 'string' ? (
          <Marked key={`word ${i}`} text={word} query={query} />
        ) : (
          <SentenceText key={`word ${i}`} words={[word]} onKeyword={onRule} />
        ),
      )}
    </>
  );
}

/** Paragraphs and lists, as they come. */
export function Printed({ blocks, ...print }: Print & { blocks: readonly Block[] }) {
  return (
    <>
      {blocks.map((block, i) =>
        block.kind === 'paragraph' ? (
          <p key={`block ${i}`}>
            <Line text={block.text} {...print} />
          </p>
        ) : (
          <ul key={`block ${i}`}>
            {block.items.map((item, k) => (
              <li key={`item ${k}`}>
                <Line text={item} {...print} />
              </li>
            ))}
          </ul>
        ),
      )}
    </>
  );
}
