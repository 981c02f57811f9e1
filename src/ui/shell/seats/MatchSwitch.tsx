import { SeatSwitch } from './SeatSwitch.tsx';
import './match-switch.css';

/** The choice between a single game and a best of three. */
export function MatchSwitch({ best, onBest }: { best: boolean; onBest: (best: boolean) => void }) {
  return (
    <section class="match-switch">
      <SeatSwitch
        label="How many games?"
        value={best}
        onChange={onBest}
        choices={[
          { value: false, words: 'One game', glyph: 'star' },
          { value: true, words: 'Best of three', glyph: 'crown' },
        ]}
      />
      <p>{best ? 'Whoever wins two games first takes the last bow.' : 'You can still want more when it is over.'}</p>
    </section>
  );
}
