import type { FirstPagePanel } from '../game-ui.ts';
import { Button } from '../parts/Button.tsx';
import './first-page.css';

type FirstPageProps = {
  /** The title of the game. */
  readonly title: string;
  readonly panels: readonly FirstPagePanel[];
  readonly onRules: () => void;
};

/** A game in four drawings with a sentence each, before its rules. */
export function FirstPage({ title, panels, onRules }: FirstPageProps) {
  return (
    <section class="first-page" aria-labelledby="first-page">
      <header>
        <h3 id="first-page">{title}, in four pictures</h3>
        <Button tone="quiet" size="small" icon="open-book" onClick={onRules}>
          All the rules
        </Button>
      </header>
      <ol>
        {panels.map(({ words, Drawing }, i) => (
          <li key={i}>
            <svg viewBox="0 0 320 200" aria-hidden>
              <Drawing />
            </svg>
            <p>
              <b>{i + 1}</b>
              <span>{words}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
