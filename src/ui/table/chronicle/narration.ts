import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { GameTypes } from '../../../engine/game.ts';
import type { JournalEntry } from '../../../engine/save.ts';
import type { EmittedEvent } from '../../../engine/session.ts';
import type { GameText } from '../../../engine/shared/game-text.ts';
import { type Sentence, withReason } from '../../../engine/shared/sentences.ts';
import { sentences } from './turn-sentences.ts';

/** The sentences about a command. `at`: its revision. `again`: they are repeated. */
type NarratedLines = { readonly at: number; readonly again: boolean; readonly lines: readonly string[] };
/** The events of a command. `before`: the earlier view, only for a bot's command, to explain its reason. */
type NarratedCommand<V extends GameTypes> = { readonly before: V['view'] | null; readonly events: readonly EmittedEvent<V>[] };

/** Describes the last command in sentences; for a bot's command also its reason. */
export class Narration<V extends GameTypes> {
  /** All sentences about the last command, for screen readers and reading aloud. */
  readonly told: ReadonlySignal<NarratedLines>;
  /** The newest sentence of the chronicle. */
  readonly newest: ReadonlySignal<string>;
  private readonly describe: GameText<V>;
  private readonly names: ReadonlySignal<readonly string[]>;
  private readonly view: () => V['view'];
  /** The last command. */
  private lastCommand: NarratedCommand<V> = { before: null, events: [] };
  private readonly currentNarration = signal<Omit<NarratedLines, 'lines'> & { readonly deed: NarratedCommand<V> }>({
    at: -1,
    again: true,
    deed: this.lastCommand,
  });

  /** `view`: what is seen just now, to say where something has happened. */
  constructor(describe: GameText<V>, names: ReadonlySignal<readonly string[]>, view: () => V['view']) {
    this.describe = describe;
    this.names = names;
    this.view = view;
    this.told = computed(() => {
      const { at, again, deed } = this.currentNarration.value;
      // `peek`: a changed name must not repeat the narration
      return { at, again, lines: this.linesOf(deed, names.peek(), true) };
    });
    this.newest = computed(() => this.told.value.lines.at(-1) ?? '');
  }

  /** The sentence for an event, or null. */
  of(event: V['event']): Sentence | null {
    return this.sentence(event, this.lastCommand, this.names.value);
  }
  /** The sentences of these events. */
  lines(events: readonly EmittedEvent<V>[]): string[] {
    return sentences({ tell: (event) => this.of(event) }, events, this.names.value);
  }

  /** The sentences of a command, without those of a turn that it began. */
  ofDeed({ began, before = 0, events }: JournalEntry<V>, isTold: (event: V['event']) => boolean = () => true): string[] {
    return this.lines((began ? events.slice(0, before) : events).filter(({ event }) => isTold(event)));
  }
  /** The sentences of all commands of the turn that the last one belongs to, but for minor ones. */
  ofTurn(journal: readonly JournalEntry<V>[]): string[] {
    const last = journal.at(-1);
    const turn = last?.began ? last.turn - 1 : last?.turn;
    const isPart = (entry: JournalEntry<V>) => entry === last || (entry.turn === turn && entry.command && !entry.began);
    return journal.flatMap((entry) => (isPart(entry) ? this.ofDeed(entry, (event) => !this.describe.minor?.(event)) : []));
  }

  /** Sets the last command. `before`: the earlier view, only for a bot's command. */
  setCommand(events: readonly EmittedEvent<V>[], before: V['view'] | null): void {
    this.lastCommand = { before, events };
  }
  /** Publishes the narration of the last command, at revision `at`, unless it is empty. */
  tell(at: number): void {
    const { lastCommand: deed } = this;
    if (this.linesOf(deed, this.names.value).length > 0) this.currentNarration.value = { at, again: false, deed };
  }
  /** Publishes a repeated narration, at revision `at`. */
  tellAgain(events: readonly EmittedEvent<V>[], at: number): void {
    this.lastCommand = { before: null, events };
    this.currentNarration.value = { at, again: true, deed: this.lastCommand };
  }
  /** The number of characters in the narration of a bot's command; else 0. */
  get letters(): number {
    return this.lastCommand.before ? this.told.value.lines.join(' ').length : 0;
  }

  /** `placed`: whether they say where it is, for those who do not see it. */
  private linesOf(deed: NarratedCommand<V>, names: readonly string[], placed = false): string[] {
    const tell = (event: V['event']): Sentence | null => {
      const told = this.sentence(event, deed, names);
      const where = placed && told ? this.describe.where?.(this.view(), event, names) : null;
      return told && where ? [...told, ` ${where}`] : told;
    };
    return sentences({ tell }, deed.events, names);
  }
  private sentence(event: V['event'], { before, events }: NarratedCommand<V>, names: readonly string[]): Sentence | null {
    const told = this.describe.tell(event, names);
    const isDeed = before !== null && events.some((one) => one.event === event && one.secretFor === undefined);
    const why = isDeed ? this.describe.why?.(before, event, names) : null;
    return told && why ? withReason(told, why) : told;
  }
}
