import { Icon } from '../../parts/Icon.tsx';
import './game-box.css';

/** The data of a game on the shelf. */
export type Box = {
  readonly id: string;
  /** One line or two. */
  readonly title: readonly [string, string?];
  /** "2–5" */
  readonly seats: string;
  /** "10–60", "min" */
  readonly time: readonly [string, 'min' | 'h'];
  /** "8+" */
  readonly age: string;
  /** The address of its picture: the whole box as an svg of 252 x 424, its front without words. */
  readonly art: string;
};

/** A game on the shelf. The words are text over the picture, so that screen readers read them and they follow the text size. */
export function GameBox({ box, onOpen }: { box: Box; onOpen: (id: string) => void }) {
  const [first, second] = box.title;
  const [time, unit] = box.time;
  return (
    <button type="button" class="box" data-box={box.id} onClick={() => onOpen(box.id)}>
      <img src={box.art} alt="" width="252" height="424" />
      <span class="box-front">
        <span class={second === undefined ? 'plate short' : 'plate'}>
          {first} {second !== undefined && <b>{second}</b>}
        </span>
        <span class="strip">
          <span>
            <Icon name="two-shadows" />
            {box.seats}
            <span class="visually-hidden"> players, </span>
          </span>
          <span>
            <Icon name="hourglass" />
            {time}
            <span class={unit === 'min' ? 'unit' : undefined}>{unit}</span>
          </span>
          <span>
            <span class="visually-hidden">, for ages </span>
            {box.age}
          </span>
        </span>
      </span>
    </button>
  );
}
