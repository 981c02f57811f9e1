import { BEST_OF_FIVE, BEST_OF_THREE } from '../../../engine/match.ts';
import { SeatSwitch } from './SeatSwitch.tsx';
import './match-switch.css';

/** A single game, in place of a goal. */
const ONE = 0;
const SAYS: Readonly<Record<number, string>> = {
  [ONE]: 'You can still want more when it is over.',
  [BEST_OF_THREE]: 'Each winner gets the star. Whoever wins two games first gets the hat.',
  [BEST_OF_FIVE]: 'Each winner gets the star. Whoever wins three games first gets the hat.',
};

type MatchProps = { readonly goal: number | null; readonly onGoal: (goal: number | null) => void };

/** The choice between a single game and a match of up to three or five. */
export function MatchSwitch({ goal, onGoal }: MatchProps) {
  return (
    <section class="match-switch">
      <SeatSwitch
        label="How many games?"
        value={goal ?? ONE}
        onChange={(other) => onGoal(other === ONE ? null : other)}
        choices={[
          { value: ONE, words: 'One game' },
          { value: BEST_OF_THREE, words: 'Best of three' },
          { value: BEST_OF_FIVE, words: 'Best of five' },
        ]}
      />
      <p>{SAYS[goal ?? ONE]}</p>
    </section>
  );
}
