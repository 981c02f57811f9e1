import type { Emblem as EmblemId } from '../../engine/seats.ts';
import { Emblem } from '../parts/Emblem.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import './chronicle.css';

/** A turn, told: whose it was, and what happened. */
export type ChronicleTurn = { readonly title: string; readonly emblem?: EmblemId | undefined; readonly lines: readonly string[] };
type ChronicleProps = {
  /** As they were played: the oldest first. */
  readonly turns: readonly ChronicleTurn[];
  readonly onClose: () => void;
};

/** What happened, turn by turn, the newest on top. */
export function Chronicle({ turns, onClose }: ChronicleProps) {
  const told = turns.map((turn, i) => ({ ...turn, number: i + 1 })).reverse();
  return (
    <Sheet title="The chronicle" onBack={onClose} class="chronicle">
      {told.length === 0 ? (
        <p>Nothing has happened yet. Somebody should light a torch.</p>
      ) : (
        <ol reversed>
          {told.map((turn) => (
            <li key={turn.number}>
              {turn.emblem && <Emblem emblem={turn.emblem} size={2} label="" />}
              <h3>{turn.title}</h3>
              {turn.lines.map((line, i) => (
                <p key={i}>{line}</p>
              ))}
            </li>
          ))}
        </ol>
      )}
    </Sheet>
  );
}
