import { useBook } from '../../book/WithBook.tsx';
import { Button } from '../../parts/Button.tsx';
import { Torch } from '../../parts/Torch.tsx';
import { SeatGlyph } from './SeatGlyph.tsx';

type SeatsHeadProps = {
  /** The game's. */
  readonly title: string;
  /** Who goes first. */
  readonly order: string | undefined;
  /** The last status message, or null. */
  readonly said: string | null;
  /** Why nobody may sit down; null when they may. */
  readonly full: string | null;
  readonly onPerson: () => void;
  readonly onBot: () => void;
};

/** The header of the seats screen: title, status message, buttons for new seats, rule book. */
export function SeatsHeader({ title, order = 'Who plays? The youngest starts.', said, full, onPerson, onBot }: SeatsHeadProps) {
  const openBook = useBook();
  const flat = full === null ? undefined : 'true';
  return (
    <header class="seats-head">
      <Torch />
      <div>
        <h1>{title}</h1>
        <p role="status">{said ?? full ?? order}</p>
      </div>
      <div class="seats-add">
        <Button tone="quiet" size="small" aria-disabled={flat} onClick={onPerson}>
          <SeatGlyph name="person" size={1.5} />
          Add a seat
        </Button>
        <Button tone="teal" size="small" aria-disabled={flat} onClick={onBot}>
          <SeatGlyph name="bot" size={1.5} />
          Add a bot
        </Button>
        {openBook && (
          <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={() => openBook(null)}>
            <SeatGlyph name="book" size={1.5} />
            How to play
          </Button>
        )}
      </div>
    </header>
  );
}
