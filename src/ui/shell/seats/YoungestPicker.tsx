import type { SeatRecord } from '../../../engine/seats.ts';
import { Emblem } from '../../parts/Emblem.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { isBot } from './seat-list.ts';

type YoungestProps = {
  readonly seats: readonly SeatRecord[];
  /** Where the youngest sits. */
  readonly youngest: number;
  readonly onYoungest: (seat: number) => void;
};

/** "Who is youngest?" goes first. Bots have no birthday. */
export function YoungestPicker({ seats, youngest, onYoungest }: YoungestProps) {
  const people = seats.flatMap((seat, i) => (isBot(seat) ? [] : [{ seat, i }]));
  if (people.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: as in SeatSwitch
    <div class="seats-youngest" role="group" aria-labelledby="seats-youngest">
      <h2 id="seats-youngest">Who is youngest?</h2>
      <ul>
        {people.map(({ seat, i }) => (
          <li key={seat.emblem}>
            <button type="button" class="young" aria-pressed={i === youngest} onClick={() => onYoungest(i)}>
              <Emblem emblem={seat.emblem} size={2.25} label="" />
              <span>{seat.name}</span>
              {i === youngest && <Icon name="torch" size={1.375} />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
