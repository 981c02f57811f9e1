import type { Labyrinth } from '../../../games/labyrinth/state/tasks.ts';
import type { RollCardProps } from '../../game-ui.ts';
import { Armour } from './party/Numbers.tsx';
import { sceneOf } from './roll-scene.tsx';
import './roll-card.css';

/** What a roll is about, as a little stage. */
export function RollCard({ play, roll, fallen }: RollCardProps<Labyrinth>) {
  const { left, sum, words, harm, mood = '', right, rows } = sceneOf(roll, fallen, play);
  return (
    <div class="roll-card paper rim">
      {left && (
        <div class="roll-stage">
          {left}
          {sum !== undefined && (
            <p class={`roll-sum ${mood}`}>
              <b>{sum}</b>
              <span>{words}</span>
              {harm !== undefined && <em>{harm}</em>}
            </p>
          )}
          {right}
        </div>
      )}
      {rows && (
        <ul class="roll-rows">
          {rows.map(({ key, face, name, ac, value, mood = '' }) => (
            <li key={key} class={mood}>
              {face}
              <span>{name}</span>
              {ac !== undefined && <Armour ac={ac} size={2} />}
              <b>{value}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
