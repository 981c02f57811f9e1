import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { GameTypes, Position, Seat, Viewer } from '../../engine/game.ts';
import type { GameModule } from '../../engine/game-module.ts';
import type { Save } from '../../engine/save.ts';
import type { SeatRecord } from '../../engine/seats.ts';
import { type Observation, observe } from '../../engine/session.ts';

/**
 * The only person left in the game, who needs no veil because all others are bots or out. Null when there are several, and while a person
 * who is out must answer, because that person then has the tablet.
 */
export function onlyPersonLeft(seats: readonly SeatRecord[], isOut: (seat: Seat) => boolean, asked: Seat | null): Seat | null {
  const people = seats.flatMap((seat, i) => (seat.player.kind === 'person' ? [i] : []));
  const left = people.filter((seat) => !isOut(seat));
  const [only] = left;
  if (only === undefined || left.length > 1) return null;
  return asked !== only && asked !== null && people.includes(asked) ? null : only;
}

/** Who looks at the screen, and what they may see (decision 054). */
export class ViewerState<V extends GameTypes> {
  /** The table, or the player who has lifted the veil. */
  readonly viewer: ReadonlySignal<Viewer>;
  /** The player who has lifted the veil; 'table' when there is none. */
  readonly holder: ReadonlySignal<Viewer>;
  /** What everybody may see. */
  readonly common: ReadonlySignal<Observation<V>>;
  /** What the viewer may see. */
  readonly observation: ReadonlySignal<Observation<V>>;
  private readonly box: GameModule<V>;
  private readonly save: ReadonlySignal<Save<V>>;
  private readonly currentHolder = signal<Viewer>('table');
  private readonly currentLooker = signal<Seat | null>(null);
  /** Who still looks at what came of their turn. */
  readonly looking: ReadonlySignal<Seat | null> = this.currentLooker;

  constructor(box: GameModule<V>, save: ReadonlySignal<Save<V>>, isOut: ((view: V['view'], seat: Seat) => boolean) | undefined) {
    this.box = box;
    this.save = save;
    this.holder = this.currentHolder;
    this.common = computed(() => observe(box.game, box.content, save.value.session.now, 'table'));
    this.viewer = computed(() => {
      const { view, prompt } = this.common.value;
      return onlyPersonLeft(save.value.seats, (seat) => isOut?.(view, seat) ?? false, prompt?.seat ?? null) ?? this.currentHolder.value;
    });
    this.observation = computed(() => this.observationOf(this.viewer.value, save.value.session.now));
  }

  /** The observation of a viewer for a current or earlier position. */
  observationOf(viewer: Viewer, at: Position<V>): Observation<V> {
    const { game, content } = this.box;
    return viewer === 'table' && at === this.save.value.session.now ? this.common.value : observe(game, content, at, viewer);
  }

  lift(seat: Seat): void {
    this.currentHolder.value = seat;
  }
  lower(): void {
    batch(() => {
      this.currentHolder.value = 'table';
      this.currentLooker.value = null;
    });
  }

  /** Changes the position by `lay`. The player who has lifted the veil keeps their view if they decide next, or if they are `looking` on. */
  changePosition(lay: () => void, looking: Seat | null): void {
    batch(() => {
      const holder = this.currentHolder.value;
      this.currentHolder.value = 'table';
      lay();
      const decidesAgain = holder === this.common.value.prompt?.seat;
      if (decidesAgain || holder === looking) this.currentHolder.value = holder;
      this.currentLooker.value = decidesAgain ? null : looking;
    });
  }
}
