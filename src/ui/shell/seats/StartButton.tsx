import { Button } from '../../parts/Button.tsx';
import { useDoubleTapGuard } from '../../parts/double-tap.ts';
import { SeatGlyph } from './SeatGlyph.tsx';

type SeatsGoProps = {
  /** Why it cannot start yet. */
  readonly problem: string | null;
  readonly onBack: () => void;
  readonly onStart: () => void;
  readonly onOptions: () => void;
  /** Called with the problem when the disabled button is tapped. */
  readonly onWhy: (why: string) => void;
};

/** The footer of the seats screen: back, start, options. */
export function StartButton({ problem, onBack, onStart, onOptions, onWhy }: SeatsGoProps) {
  // the second tap of a double tap does nothing at the table
  useDoubleTapGuard();
  return (
    <div class="seats-go">
      <Button tone="quiet" class="seats-back" onClick={onBack}>
        <SeatGlyph name="left" size={1.75} />
        Shelf
      </Button>
      <div class="seats-start">
        {problem !== null && (
          <p class="seats-problem" id="seats-problem">
            {problem}
          </p>
        )}
        <Button
          size="big"
          icon="torch"
          aria-disabled={problem === null ? undefined : 'true'}
          aria-describedby={problem === null ? undefined : 'seats-problem'}
          onClick={() => (problem === null ? onStart() : onWhy(problem))}
        >
          Light the torch
        </Button>
      </div>
      <Button tone="quiet" class="seats-options" onClick={onOptions}>
        <SeatGlyph name="cards" size={1.75} />
        <span class="long">How we play</span>
        <span class="short">Options</span>
      </Button>
    </div>
  );
}
