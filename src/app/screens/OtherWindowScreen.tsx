import { Button } from '../../ui/parts/Button.tsx';
import { MessageScreen } from '../../ui/shell/MessageScreen.tsx';

/** The screen when another window has the game open. Only one window may. */
export function OtherWindowScreen({ onTake, onShelf }: { onTake: () => void; onShelf: () => void }) {
  return (
    <MessageScreen title="This game is open in another window" who="waiting">
      <p>Only one window may hold the torch. Nothing is lost either way.</p>
      <Button onClick={onTake}>Play here instead</Button>
      <Button tone="quiet" onClick={onShelf}>
        Back to the shelf
      </Button>
    </MessageScreen>
  );
}
