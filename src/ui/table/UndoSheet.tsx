import type { GameTypes } from '../../engine/game.ts';
import { ConfirmButton } from '../parts/ConfirmButton.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import type { TableController } from './table-controller.ts';

type UndoSheetProps<V extends GameTypes> = { readonly play: TableController<V>; readonly onClose: () => void };

/** Asks whoever is no longer in turn before others take back what they did. */
export function UndoSheet<V extends GameTypes>({ play, onClose }: UndoSheetProps<V>) {
  const { revision, othersDeed: deed } = play;
  if (!deed) return null;
  const takeBack = () => {
    onClose();
    play.undo(revision);
  };
  return (
    <Sheet title={`That was ${play.names.value[deed.seat]}!`} onBack={onClose} back="No, leave it">
      <p>{deed.words}</p>
      <p>Is it all right with {play.names.value[deed.seat]} to take that back?</p>
      <ConfirmButton onClick={takeBack}>Yes, take it back</ConfirmButton>
    </Sheet>
  );
}
