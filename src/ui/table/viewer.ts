import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { GameTypes, Position, Seat, Viewer } from '../../engine/game.ts';
import type { GameModule } from '../../engine/game-module.ts';
import type { Save } from '../../engine/save.ts';
import type { SeatRecord } from '../../engine/seats.ts';
import { type Observation, observe } from '../../engine/session.ts';

/** The only person at a table of bots, who needs no veil; null where there are several, or where a bot stands in for one. */
export function onlyPerson(seats: readonly SeatRecord[]): Seat | null {
  const people = seats.flatMap(({ player }, seat) => (player.kind === 'person' || player.standsIn ? [seat] : []));
  const [only] = people;
  return only !== undefined && people.length === 1 && seats[only]?.player.kind === 'person' ? only : null;
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
  private readonly isOut: ((view: V['view'], seat: Seat) => boolean) | undefined;
  private readonly currentHolder = signal<Viewer>('table');
  private readonly currentLooker = signal<Seat | null>(null);
  /** Who still looks at what came of their turn. */
  readonly looking: ReadonlySignal<Seat | null> = this.currentLooker;

  constructor(box: GameModule<V>, save: ReadonlySignal<Save<V>>, isOut: ((view: V['view'], seat: Seat) => boolean) | undefined) {
    this.box = box;
    this.save = save;
    this.holder = this.currentHolder;
    this.common = computed(() => observe(box.game, box.content, save.value.session.now, 'table'));
    this.isOut = isOut;
    this.viewer = computed(() => onlyPerson(save.value.seats) ?? this.currentHolder.value);
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

  /** Whether nobody else gets the tablet just now: they decide, or a bot does and all other people are out (decision 680). */
  private keeps(holder: Viewer): boolean {
    const { view, prompt } = this.common.value;
    if (!prompt || holder === 'table' || holder === prompt.seat) return holder === prompt?.seat;
    const isGone = (seat: Seat) => seat !== prompt.seat && this.isOut?.(view, seat) === true;
    return this.save.value.seats.every(({ player }, seat) => (player.kind === 'bot' ? !player.standsIn : seat === holder || isGone(seat)));
  }

  /** Changes the position by `lay`. The player who has lifted the veil keeps their view if they keep the tablet, or if they are `looking` on. */
  changePosition(lay: () => void, looking: Seat | null): void {
    batch(() => {
      const holder = this.currentHolder.value;
      this.currentHolder.value = 'table';
      lay();
      const keeps = this.keeps(holder);
      if (keeps || holder === looking) this.currentHolder.value = holder;
      this.currentLooker.value = keeps ? null : looking;
    });
  }
}
