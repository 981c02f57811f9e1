import type { ComponentChildren } from 'preact';
import './table-options.css';

/** The game options on the seats screen. */
export const TableOptions = ({ children }: { children: ComponentChildren }) => <div class="how-we-play">{children}</div>;

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

/** One option with its explanation. */
export const TableOption = ({ says, wide = false, many = false, children }: RuleProps) => (
  <section class={`table-rule ${wide ? 'wide' : ''} ${many ? 'many' : ''}`}>
    {children}
    <p>{says}</p>
  </section>
);
