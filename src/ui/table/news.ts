import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Vocabulary } from '../../engine/game.ts';
import type { Narrator } from '../../engine/kit/telling.ts';
import { because, type Sentence } from '../../engine/kit/words.ts';
import type { Entry } from '../../engine/save.ts';
import type { Emitted } from '../../engine/session.ts';
import type { Later } from '../parts/lazy.tsx';
import { sentences, storyOf } from './story.ts';

/** What a command brought about, in sentences; `at` is its revision. `again`: it was told before, when it happened. */
export type Told = { readonly at: number; readonly again: boolean; readonly lines: readonly string[] };
/** What a command brought about. `before` is how things stood, if a bot gave it: then it is said why, too. */
type Deed<V extends Vocabulary> = { readonly before: V['view'] | null; readonly events: readonly Emitted<V>[] };

/** What the table says of what has happened; of what a bot has just done, also why. Until the narrator is here it has no words. */
export class News<V extends Vocabulary> {
  /** All that the last command brought about, for those who hear the table. */
  readonly told: ReadonlySignal<Told>;
  /** The newest sentence of the chronicle. */
  readonly newest: ReadonlySignal<string>;
  private readonly narrator: Later<Narrator<V>>;
  private readonly names: ReadonlySignal<readonly string[]>;
  /** What has just been done, if it is not told again. */
  private deed: Deed<V> = { before: null, events: [] };
  private readonly toldNow = signal<Omit<Told, 'lines'> & { readonly deed: Deed<V> }>({ at: -1, again: true, deed: this.deed });

  constructor(narrator: Later<Narrator<V>>, names: ReadonlySignal<readonly string[]>) {
    this.narrator = narrator;
    this.names = names;
    this.told = computed(() => {
      const { at, again, deed } = this.toldNow.value;
      // who is called otherwise from now on is not told of anew
      return { at, again, lines: this.linesOf(deed, names.peek()) };
    });
    this.newest = computed(() => this.told.value.lines.at(-1) ?? '');
  }

  /** What happened, in a sentence. */
  of(event: V['event']): Sentence | null {
    return this.sentence(event, this.deed, this.names.value);
  }
  /** The sentences of these events. */
  lines(events: readonly Emitted<V>[]): string[] {
    return sentences({ tell: (event) => this.of(event) }, events, this.names.value);
  }
  /** A turn's sentences. */
  story(entries: readonly Entry<V>[]): string[] {
    const { here } = this.narrator;
    return here ? storyOf(here, entries, this.names.value) : [];
  }

  /** A command has brought these events about. `before`: how things stood, if a bot gave it. */
  done(events: readonly Emitted<V>[], before: V['view'] | null): void {
    this.deed = { before, events };
  }
  /** Tells what the command of revision `at` has just brought about, unless it needs no words. */
  tell(at: number): void {
    const { deed } = this;
    if (!this.narrator.here || this.linesOf(deed, this.names.value).length > 0) this.toldNow.value = { at, again: false, deed };
  }
  /** Tells again what happened last, at revision `at`. */
  tellAgain(events: readonly Emitted<V>[], at: number): void {
    this.deed = { before: null, events };
    this.toldNow.value = { at, again: true, deed: this.deed };
  }
  /** How many letters a bot has just told, which somebody may want to read. */
  get letters(): number {
    return this.deed.before ? this.told.value.lines.join(' ').length : 0;
  }

  private linesOf(deed: Deed<V>, names: readonly string[]): string[] {
    return sentences({ tell: (event) => this.sentence(event, deed, names) }, deed.events, names);
  }
  private sentence(event: V['event'], { before, events }: Deed<V>, names: readonly string[]): Sentence | null {
    const { here } = this.narrator;
    const told = here?.tell(event, names) ?? null;
    const isDeed = before !== null && events.some((one) => one.event === event && one.secretFor === undefined);
    const why = isDeed ? here?.why?.(before, event, names) : null;
    return told && why ? because(told, why) : told;
  }
}
