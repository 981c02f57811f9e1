import type { ComponentChildren } from 'preact';
import './how-we-play.css';

/** The rules that a table may choose before the torch is lit. */
export const HowWePlay = ({ children }: { children: ComponentChildren }) => <div class="how-we-play">{children}</div>;

type RuleProps = {
  /** What the choice means, in one plain sentence. */
  readonly says: string;
  /** Takes a line for itself. */
  readonly wide?: boolean;
  /** Its slips lie in rows, as many to a row as a finger can tell apart. */
  readonly many?: boolean;
  /** The switch. */
  readonly children: ComponentChildren;
};

/** One of them: a choice, and what it means. */
export const Rule = ({ says, wide = false, many = false, children }: RuleProps) => (
  <section class={`table-rule ${wide ? 'wide' : ''} ${many ? 'many' : ''}`}>
    {children}
    <p>{says}</p>
  </section>
);
