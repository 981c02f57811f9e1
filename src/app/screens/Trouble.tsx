import { Button } from '../../ui/parts/Button.tsx';
import { Torch } from '../../ui/parts/Torch.tsx';
import './trouble.css';

/** Something went wrong that nobody expected. The games stay where they are. */
export function Trouble({ error, onShelf }: { error: unknown; onShelf: () => void }) {
  return (
    <main class="trouble">
      <div class="paper rim">
        <Torch size={7} />
        <h1>The stage hand tripped</h1>
        <p>Your games are safe. This is what the stage hand said:</p>
        <p class="chip">{error instanceof Error ? error.message : String(error)}</p>
        <Button onClick={onShelf}>Back to the shelf</Button>
      </div>
    </main>
  );
}
