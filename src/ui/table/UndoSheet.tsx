import type { GameTypes } from '../../engine/game.ts';
import { ConfirmButton } from '../parts/ConfirmButton.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import type { TableController } from './table-controller.ts';

type UndoSheetProps<V extends GameTypes> = { readonly play: TableController<V>; readonly onClose: () => void };

/** Asks whoever is no longer in turn before others take back what they did. */
export function UndoSheet<V extends GameTypes>({ play, onClose }: UndoSheetProps<V>) {
  const { revision, othersDeed: deed } = play;
  if (!deed) return null;
  const name = play.names.value[deed.seat];
  const takeBack = () => {
    onClose();
    play.undo(revision);
  };
  return (
    <Sheet title={`That was ${name}!`} onBack={onClose} back="No, leave it">
      <p>{deed.words}</p>
      <p>Pass the torch to {name}, and ask.</p>
      <ConfirmButton onClick={takeBack}>I am {name}: take it back</ConfirmButton>
    </Sheet>
  );
}
