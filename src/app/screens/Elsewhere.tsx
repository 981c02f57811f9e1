import { Button } from '../../ui/parts/Button.tsx';
import { Torch } from '../../ui/parts/Torch.tsx';
import './trouble.css';

/** The game is on the table in another window: only one may hold the torch. */
export function Elsewhere({ onTake, onShelf }: { onTake: () => void; onShelf: () => void }) {
  return (
    <main class="trouble">
      <div class="paper rim">
        <Torch size={7} />
        <h1>This game is open in another window</h1>
        <p>Only one window may hold the torch. Nothing is lost either way.</p>
        <Button onClick={onTake}>Play here instead</Button>
        <Button tone="quiet" onClick={onShelf}>
          Back to the shelf
        </Button>
      </div>
    </main>
  );
}
