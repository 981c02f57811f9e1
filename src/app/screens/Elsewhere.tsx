import { Button } from '../../ui/parts/Button.tsx';
import { Interlude } from '../../ui/shell/Interlude.tsx';

/** The game is on the table in another window: only one may hold the torch. */
export function Elsewhere({ onTake, onShelf }: { onTake: () => void; onShelf: () => void }) {
  return (
    <Interlude title="This game is open in another window" who="waiting">
      <p>Only one window may hold the torch. Nothing is lost either way.</p>
      <Button onClick={onTake}>Play here instead</Button>
      <Button tone="quiet" onClick={onShelf}>
        Back to the shelf
      </Button>
    </Interlude>
  );
}
