import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { OpenBox } from '../../engine/box.ts';
import type { Position, Seat, Viewer, Vocabulary } from '../../engine/game.ts';
import type { Save } from '../../engine/save.ts';
import type { SeatRecord } from '../../engine/seats.ts';
import { type Look, look } from '../../engine/session.ts';

/**
 * The one person before whom nothing needs a veil: all others are bots, or out. Null when there is none, and while somebody who is out is
 * asked: they have the tablet, and the hand is not theirs to see.
 */
export function alone(seats: readonly SeatRecord[], isOut: (seat: Seat) => boolean, asked: Seat | null): Seat | null {
  const people = seats.flatMap((seat, i) => (seat.player.kind === 'person' ? [i] : []));
  const left = people.filter((seat) => !isOut(seat));
  const [only] = left;
  if (only === undefined || left.length > 1) return null;
  return asked !== only && asked !== null && people.includes(asked) ? null : only;
}

/** Whose eyes a screen has, and what they see (decision 054). */
export class Eyes<V extends Vocabulary> {
  /** The table's, or those of somebody who has lifted the veil. */
  readonly viewer: ReadonlySignal<Viewer>;
  /** Who has lifted the veil and looks at their own; 'table' when nobody has. */
  readonly holder: ReadonlySignal<Viewer>;
  /** What everybody may see. */
  readonly common: ReadonlySignal<Look<V>>;
  /** What the viewer may see. */
  readonly look: ReadonlySignal<Look<V>>;
  private readonly box: OpenBox<V>;
  private readonly save: ReadonlySignal<Save<V>>;
  private readonly holderNow = signal<Viewer>('table');

  constructor(box: OpenBox<V>, save: ReadonlySignal<Save<V>>, isOut: ((view: V['view'], seat: Seat) => boolean) | undefined) {
    this.box = box;
    this.save = save;
    this.holder = this.holderNow;
    this.common = computed(() => look(box.game, box.content, save.value.session.now, 'table'));
    this.viewer = computed(() => {
      const { view, prompt } = this.common.value;
      return alone(save.value.seats, (seat) => isOut?.(view, seat) ?? false, prompt?.seat ?? null) ?? this.holderNow.value;
    });
    this.look = computed(() => this.seen(this.viewer.value, save.value.session.now));
  }

  /** What `viewer` sees of a position, as it is or as it was. */
  seen(viewer: Viewer, at: Position<V>): Look<V> {
    const { game, content } = this.box;
    return viewer === 'table' && at === this.save.value.session.now ? this.common.value : look(game, content, at, viewer);
  }

  lift(seat: Seat): void {
    this.holderNow.value = seat;
  }
  lower(): void {
    this.holderNow.value = 'table';
  }

  /** A new position is laid on the table. Who looks at their own goes on looking while it is they who are asked: the tablet stays with them. */
  turn(lay: () => void): void {
    batch(() => {
      const holder = this.holderNow.value;
      this.holderNow.value = 'table';
      lay();
      if (holder === this.common.value.prompt?.seat) this.holderNow.value = holder;
    });
  }
}
