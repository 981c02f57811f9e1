import type { SeatRecord, Side } from '../../../engine/seats.ts';
import { TableTop } from '../../parts/TableTop.tsx';
import { SeatSwitch } from './SeatSwitch.tsx';
import './seat-sides.css';

type SwitchProps = { readonly compass: boolean; readonly onCompass: (compass: boolean) => void };

/** Whether the screen turns to whoever is asked: for a tablet that lies flat in the middle. */
export const RotationSwitch = ({ compass, onCompass }: SwitchProps) => (
  <SeatSwitch
    label="Which way up is the screen?"
    value={compass}
    onChange={onCompass}
    choices={[
      { value: false, words: 'Stays put', glyph: 'tablet' },
      { value: true, words: 'Turns to you', glyph: 'turns' },
    ]}
  />
);

/** What that means, in a sentence. */
export const rotationWords = (compass: boolean): string =>
  compass ? 'Lay the tablet flat in the middle. It turns to whoever is next.' : 'You hold the tablet, or all sit on one side of it.';

type SittingProps = SwitchProps & { readonly seats: readonly SeatRecord[]; readonly onSide: (seat: number, side: Side) => void };

/** How a family sits around the tablet. */
export function SeatSides({ compass, onCompass, seats, onSide }: SittingProps) {
  return (
    <section class="sitting">
      <RotationSwitch compass={compass} onCompass={onCompass} />
      <p>{rotationWords(compass)}</p>
      {compass && (
        <>
          <TableTop seats={seats} onSide={onSide} />
          <p>Tap somebody to send them round the table.</p>
        </>
      )}
    </section>
  );
}
