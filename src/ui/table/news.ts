import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Vocabulary } from '../../engine/game.ts';
import type { Teller } from '../../engine/kit/telling.ts';
import { because, type Sentence } from '../../engine/kit/words.ts';
import type { Entry } from '../../engine/save.ts';
import type { Emitted } from '../../engine/session.ts';
import { reasons, sentences, storyOf } from './story.ts';

/** What a command brought about, in sentences; `at` is its revision. */
export type Told = { readonly at: number; readonly lines: readonly string[] };

/** What the table says of what has happened; of what a bot has just done, also why. */
export class News<V extends Vocabulary> {
  /** All that the last command brought about, for those who hear the table. */
  readonly told: ReadonlySignal<Told>;
  /** The newest sentence of the chronicle. */
  readonly newest: ReadonlySignal<string>;
  private readonly teller: Teller<V>;
  private readonly names: ReadonlySignal<readonly string[]>;
  private readonly toldNow = signal<Told>({ at: -1, lines: [] });
  /** Why a bot did what it has just done, by event; null after what a person did. */
  private meant: ReadonlyMap<V['event'], string> | null = null;

  constructor(teller: Teller<V>, names: ReadonlySignal<readonly string[]>) {
    this.teller = teller;
    this.names = names;
    this.told = this.toldNow;
    this.newest = computed(() => this.told.value.lines.at(-1) ?? '');
  }

  /** What happened, in a sentence. */
  of(event: V['event']): Sentence | null {
    const told = this.teller.tell(event, this.names.value);
    const why = this.meant?.get(event);
    return told && why !== undefined ? because(told, why) : told;
  }
  /** The sentences of these events. */
  lines(events: readonly Emitted<V>[]): string[] {
    return sentences({ tell: (event) => this.of(event) }, events, this.names.value);
  }
  /** A turn's sentences. */
  story(entries: readonly Entry<V>[]): string[] {
    return storyOf(this.teller, entries, this.names.value);
  }

  /** A bot has brought these events about, and `before` is how things stood; null: a person has, or somebody took back. */
  explain(before: V['view'] | null, events: readonly Emitted<V>[]): void {
    this.meant = before === null ? null : reasons(this.teller, before, events, this.names.value);
  }
  /** Tells what the command of revision `at` brought about. */
  tell(lines: readonly string[], at: number): void {
    this.toldNow.value = { at, lines };
  }
  /** How many letters a bot has just told, which somebody may want to read. */
  get letters(): number {
    return this.meant ? this.told.value.lines.join(' ').length : 0;
  }
}
