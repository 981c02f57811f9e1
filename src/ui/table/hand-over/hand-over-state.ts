import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { GameTypes, Seat, Viewer } from '../../../engine/game.ts';
import type { JournalEntry, Save, TurnLog } from '../../../engine/save.ts';
import type { EmittedEvent, Observation } from '../../../engine/session.ts';
import type { Happening } from '../../../engine/shared/happening.ts';
import type { TableUi } from '../stage/animation-frames.ts';
import { entriesOf, eventsAway, type Known, knownNow } from './events-away.ts';

/** What stands between two decisions. While it is there, nothing can be decided. */
export type HandOver =
  /** Whoever has the tablet looks at what came of their turn before they give it away. */
  | { readonly kind: 'look-back'; readonly seat: Seat }
  /** The next player must take the tablet first. */
  | { readonly kind: 'veil'; readonly seat: Seat }
  /** The story so far, after a resume, with what happened to whoever decides next while they were away. */
  | { readonly kind: 'recap'; readonly lines: readonly string[]; readonly happenings: readonly Happening[] }
  /**
   * The torch comes to a player, from another one if somebody had it just now, with what happened to them meanwhile. `over`: whose turn has
   * just ended by itself.
   */
  | {
      readonly kind: 'torch';
      readonly seat: Seat;
      readonly from: Seat | null;
      readonly over: Seat | null;
      readonly happenings: readonly Happening[];
    };

/** The most pictures of "While you were away", and under a recap. */
const MAX_PICTURES = 5;
const RECAP_PICTURES = 3;
/** The recap looks back over so many rounds, and memory keeps so many turns. */
const RECAP_ROUNDS = 2;
const MAX_TURNS = 60;

/** Whom the torch has just come to, and from whom; `over`: whose turn ended by itself; `taken`: whether they must take the tablet from another person. */
type Passed = { readonly to: Seat; readonly from: Seat | null; readonly over: Seat | null; readonly taken: boolean };

/** The greatest happenings, in order of time. */
export function greatest(happenings: readonly Happening[], count: number): readonly Happening[] {
  const kept = new Set([...happenings].sort((a, b) => b.weight - a.weight).slice(0, count));
  return happenings.filter((one) => kept.has(one));
}

/** What is said of events, which commands say that a turn is over, and whether hands are hidden. */
type Said<V extends GameTypes> = Pick<TableUi<V>, 'describe' | 'endsTurn' | 'looksBack'>;

/** What a table tells of itself. */
type Table<V extends GameTypes> = {
  readonly save: ReadonlySignal<Save<V>>;
  readonly viewer: ReadonlySignal<Viewer>;
  readonly observation: ReadonlySignal<Observation<V>>;
  readonly veil: ReadonlySignal<Seat | null>;
  /** Who looks at what came of their turn. */
  readonly looking: ReadonlySignal<Seat | null>;
  /** The person who is asked; null for bots, for prompts to all, and at the end. */
  readonly person: ReadonlySignal<Seat | null>;
  /** Whether nothing is animated, and the present is shown. */
  readonly isQuiet: () => boolean;
  readonly names: ReadonlySignal<readonly string[]>;
  /** The torch has passed: the game goes on. */
  readonly ended: () => void;
};

/** Knows when the torch passes from one player to another, and what to tell whom. */
export class HandOverState<V extends GameTypes> {
  readonly current: ReadonlySignal<HandOver | null>;
  /** The record of all known turns. */
  readonly entries: ReadonlySignal<readonly JournalEntry<V>[]>;
  private readonly table: Table<V>;
  private readonly ui: Said<V>;
  /** The turns that the save's journal may no longer have. */
  private readonly logs = signal<readonly TurnLog<V>[]>([]);
  private readonly passed = signal<Passed | null>(null);
  /** The person who had the tablet last, as far as that is known. */
  private holder: Seat | null = null;
  /** Who decided last, a person or a bot: dice that fall by themselves are nobody's decision. */
  private decider: Seat | null = null;
  /** Until when each seat has been told. */
  private readonly told = signal<ReadonlyMap<Seat, Known>>(new Map());
  private readonly recapDue = signal(false);

  constructor(table: Table<V>, ui: Said<V>) {
    this.table = table;
    this.ui = ui;
    this.entries = computed(() => entriesOf(this.logs.value, table.save.value));
    this.current = computed(() => {
      const seat = table.veil.value;
      if (seat !== null) return { kind: 'veil', seat };
      if (!table.isQuiet()) return null;
      const looking = table.looking.value;
      if (looking !== null) return { kind: 'look-back', seat: looking };
      return this.taking() ?? this.recap() ?? this.torch();
    });
  }

  /** The game was resumed: the story so far is due. */
  resume(): void {
    this.recapDue.value = true;
  }
  /** Stored turns of a resumed game. */
  remember(logs: readonly TurnLog<V>[]): void {
    this.logs.value = [...logs, ...this.logs.value].slice(-MAX_TURNS);
  }
  /** A turn was stored. */
  record(logs: readonly TurnLog<V>[]): void {
    const isNew = (old: TurnLog<V>) => !logs.some(({ line, turn }) => line === old.line && turn === old.turn);
    this.logs.value = [...this.logs.value.filter(isNew), ...logs].slice(-MAX_TURNS);
  }
  /** This seat is about to decide; null for dice that fall by themselves. */
  decides(seat: Seat | null): void {
    this.decider = seat ?? this.decider;
  }
  /** Somebody has decided. `next`: who decides now, null while dice fall by themselves; `person`: the person who is asked, if one is. */
  decided(next: Seat | null, person: Seat | null): void {
    const over = this.endedByItself();
    if (over !== null || (next !== null && next !== this.decider)) this.pass(person, this.decider, over);
  }
  /** Somebody else than `from` decides now, or somebody's turn is `over`: a person decides, or nobody who needs telling. */
  pass(to: Seat | null, from: Seat | null = null, over: Seat | null = null): void {
    if (from !== null && this.table.save.value.seats[from]?.player.kind === 'person') this.holder = from;
    const taken = this.ui.looksBack === true && this.holder !== null && this.holder !== to;
    this.passed.value = to === null ? null : { to, from: from === to ? null : from, over, taken };
  }
  /** The person whose turn the last command ended although they had not said so: a tap of theirs may be on its way. Null for nobody. */
  private endedByItself(): Seat | null {
    const { journal, seats } = this.table.save.value;
    const { endsTurn } = this.ui;
    const last = journal.at(-1);
    if (!endsTurn || !last?.began) return null;
    const entries = journal.filter(({ turn }) => turn === last.turn - 1);
    if ([...entries, last].some(({ command }) => command && endsTurn(command))) return null;
    const owner = entries[0]?.seat;
    return owner === undefined || seats[owner]?.player.kind === 'bot' ? null : owner;
  }
  /** What is shown has been seen. */
  end(): void {
    batch(() => {
      this.markSeen();
      this.table.ended();
    });
  }
  private markSeen(): void {
    const now = this.current.value;
    if (now?.kind !== 'recap' && now?.kind !== 'torch') return;
    const seat = this.table.person.value;
    // who begins with a roll sees what comes of it
    if (seat !== null && (now.happenings.length > 0 || (now.kind === 'torch' && this.beginsWithRoll())))
      this.told.value = new Map([...this.told.value, [seat, knownNow(this.entries.value, this.table.save.value)]]);
    if (now.kind === 'recap') this.recapDue.value = false;
    else this.passed.value = null;
  }

  private recap(): HandOver | null {
    const { save, observation, names, person } = this.table;
    if (!this.recapDue.value || save.value.session.now.outcome) return null;
    const seat = person.value;
    const happenings =
      seat === null
        ? []
        : greatest(
            this.safely(() => this.happeningsAway(seat)),
            RECAP_PICTURES,
          );
    const lines = this.safely(() => [
      ...this.ui.describe.recap(observation.value.view, names.value),
      ...(happenings.length > 0 ? [] : this.news()),
    ]);
    return lines.length > 0 ? { kind: 'recap', lines, happenings } : null;
  }

  /** The best and the worst that happened lately. */
  private news(): readonly string[] {
    const { turn, seats } = this.table.save.value;
    const entries = this.entries.value.filter((entry) => entry.turn >= turn - RECAP_ROUNDS * seats.length);
    const all = this.happenings(
      entries.flatMap(({ events }) => events),
      'table',
    );
    return ([true, false] as const).flatMap((good) =>
      greatest(
        all.filter((one) => one.good === good),
        1,
      ).map(({ words }) => `The ${good ? 'good' : 'bad'} news? ${words}`),
    );
  }

  /** Where hands are hidden, a person who has nothing to hide takes the tablet as the others do (decision 657). */
  private taking(): HandOver | null {
    const seat = this.table.person.value;
    return seat !== null && this.passed.value?.taken && this.passed.value.to === seat ? { kind: 'veil', seat } : null;
  }

  private torch(): HandOver | null {
    const seat = this.table.person.value;
    if (seat === null) return null;
    const happenings = this.safely(() => this.happeningsAway(seat));
    const passed = this.passed.value?.to === seat ? this.passed.value : null;
    return happenings.length > 0 || passed
      ? { kind: 'torch', seat, from: passed?.from ?? null, over: passed?.over ?? null, happenings }
      : null;
  }

  /** What happened to a player meanwhile; nothing once they have been told, and nothing for a roll in the turn of somebody else. */
  private happeningsAway(seat: Seat): readonly Happening[] {
    const { save, observation } = this.table;
    const { line, turn } = save.value;
    const told = this.told.value.get(seat);
    // the players went back: what was told has not happened
    const known = told?.line === line ? told : null;
    if (!(observation.value.prompt?.kind === 'choose' || this.beginsWithRoll()) || known?.turn === turn) return [];
    return greatest(this.happenings(eventsAway(this.entries.value, seat, known), seat), MAX_PICTURES);
  }

  /** Whether a turn begins just now, and with a roll. */
  private beginsWithRoll(): boolean {
    const { save, observation } = this.table;
    return observation.value.prompt?.kind === 'roll' && save.value.journal.at(-1)?.began === true;
  }

  /** What events mean for a reader, who knows the secret ones only while they have the tablet. */
  private happenings(events: readonly EmittedEvent<V>[], reader: Viewer): readonly Happening[] {
    const { viewer, observation, names } = this.table;
    const known = events.flatMap(({ event, secretFor }) =>
      secretFor === undefined || (secretFor === reader && viewer.value === reader) ? [event] : [],
    );
    return this.ui.describe.happenings(observation.value.view, known, reader, names.value);
  }

  /** An old or damaged record is not told. */
  private safely<T>(tell: () => readonly T[]): readonly T[] {
    try {
      return tell();
    } catch {
      return [];
    }
  }
}
