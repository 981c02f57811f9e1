import { readBook } from '../../../games/rule-book.ts';
import { Printed } from '../../book/Printed.tsx';
import { Sheet } from '../../parts/Sheet.tsx';

type GuideProps = {
  /** A page of docs/how-to, as it is written: a title, an introduction, and sections of paragraphs and lists. */
  readonly text: string;
  readonly onClose: () => void;
};

/** A page of the docs, to be read in the app. */
export function Guide({ text, onClose }: GuideProps) {
  const [opening = '', ...sections] = text.split(/^## /m);
  const { title, opening: blocks } = readBook(opening);
  const print = { spoken: {}, query: '', onRule: () => undefined };
  return (
    <Sheet title={title} onBack={onClose} class="guide">
      <Printed blocks={blocks} {...print} />
      {sections.map((section) => {
        const [heading = '', ...lines] = section.split('\n');
        return (
          <section key={heading}>
            <h3>{heading}</h3>
            <Printed blocks={readBook(lines.join('\n')).opening} {...print} />
          </section>
        );
      })}
    </Sheet>
  );
}
