import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { backToPerson, redone } from '../../engine/back.ts';
import type { OpenBox } from '../../engine/box.ts';
import type { Command, Refusal, Seat, Viewer, Vocabulary } from '../../engine/game.ts';
import { inSentence } from '../../engine/kit/words.ts';
import { Random } from '../../engine/random.ts';
import { goneBack, goneOn, startOf, writeOf } from '../../engine/records.ts';
import type { KeptTurn, Save, TurnStart } from '../../engine/save.ts';
import type { SeatRecord } from '../../engine/seats.ts';
import { type Acted, act, type Look, look, type Prompt, refusals, seal } from '../../engine/session.ts';
import { loadAll } from '../parts/lazy.tsx';
import type { Noise, Ports } from '../ports.ts';
import type { Settings } from '../settings.ts';
import { BotSeats, LONGEST, pauseAfter } from './bot-seats.ts';
import { deputy } from './deputy.ts';
import { Eyes } from './eyes.ts';
import { Fault } from './fault.ts';
import type { Director, Frame } from './frames.ts';
import { News } from './news.ts';
import { Saver } from './saver.ts';
import { PACE, Show, type Throw } from './show.ts';

const UNREAD = 'That turn cannot be read just now.';

/**
 * A game on the table: the session, what is shown of it, and every tap. The screens look at its signals and call its verbs.
 * What has happened is shown picture by picture (frames); the next tap ends the show and counts as a tap.
 */
export class Play<V extends Vocabulary> {
  readonly box: OpenBox<V>;
  readonly ui: Director<V>;
  readonly save: ReadonlySignal<Save<V>>;
  /** Whose eyes the screen has: the table's, or those of somebody who has lifted the veil. */
  readonly viewer: ReadonlySignal<Viewer>;
  /** Who has to take the tablet before anything of theirs is shown; null when no veil hangs. */
  readonly veil: ReadonlySignal<Seat | null>;
  /** Whether somebody has just lifted the veil and looks at their own. */
  readonly lifted: ReadonlySignal<boolean>;
  /** What the viewer may see of the game as it stands. */
  readonly look: ReadonlySignal<Look<V>>;
  /** What is shown just now: while frames run, the past. */
  readonly shown: ReadonlySignal<V['view']>;
  readonly frame: ReadonlySignal<Frame<V> | null>;
  readonly thrown: ReadonlySignal<Throw | null>;
  /** An earlier turn that the table looks at. */
  readonly past: ReadonlySignal<TurnStart<V> | null>;
  /** Whether what can be tapped is on the screen: nothing is being shown, and a person decides. */
  readonly open: ReadonlySignal<boolean>;
  /** Why the last tap on something unlit did nothing. */
  readonly refusal: ReadonlySignal<Refusal | null>;
  readonly news: News<V>;
  /** Whether somebody has a sheet open: it is a break, for bots and for the sand of an hourglass. */
  readonly resting: ReadonlySignal<boolean>;
  /** An error that nobody expected, in the rules or the words. */
  readonly fault: ReadonlySignal<unknown>;
  readonly saver: Saver<V>;
  readonly names: ReadonlySignal<readonly string[]>;
  /** Who decides. For a bot that is asked what is for all, the person next to it does. */
  readonly deciding: ReadonlySignal<Seat | null>;
  private readonly ports: Ports;
  readonly settings: ReadonlySignal<Settings>;
  private readonly saveNow;
  private readonly eyes: Eyes<V>;
  private readonly show: Show<V>;
  private readonly pastNow = signal<TurnStart<V> | null>(null);
  private readonly refusalNow = signal<Refusal | null>(null);
  private readonly faultNow = signal<unknown>(null);
  private readonly restingNow = signal(false);
  private readonly bots: BotSeats<V>;
  private readonly stopReading: () => void;
  /** The newest revision that a person brought about. */
  private changed = 0;

  /** `kept`: the save is what the device keeps; otherwise it has just been dealt and is written first of all. */
  constructor(box: OpenBox<V>, ui: Director<V>, save: Save<V>, ports: Ports, settings: ReadonlySignal<Settings>, kept: boolean) {
    this.box = box;
    this.ui = ui;
    this.ports = ports;
    this.settings = settings;
    this.saveNow = signal(save);
    this.save = this.saveNow;
    this.saver = new Saver(ports.store, kept ? save.revision : -1);
    const { game, content } = box;
    this.names = computed(() => this.saveNow.value.seats.map((seat) => inSentence(seat.name)));
    this.eyes = new Eyes(box, this.saveNow, ui.isOut);
    this.lifted = computed(() => this.eyes.holder.value !== 'table');
    this.viewer = this.eyes.viewer;
    this.look = this.eyes.look;
    this.deciding = computed(() => {
      const { prompt } = this.look.value;
      const forAll = prompt && prompt.kind !== 'wait' && ui.isForAll?.(prompt);
      return forAll ? deputy(this.saveNow.value.seats, prompt.seat) : (prompt?.seat ?? null);
    });
    this.past = this.pastNow;
    this.show = new Show(
      ports.sound,
      () => PACE[settings.value.speed],
      () => this.goOn(),
    );
    this.frame = this.show.frame;
    this.thrown = this.show.thrown;
    this.veil = computed(() => {
      const { prompt } = this.look.value;
      const quiet = this.show.quiet && this.pastNow.value === null;
      return quiet && prompt?.kind === 'wait' && this.person(prompt.seat) ? prompt.seat : null;
    });
    this.shown = computed(() => {
      const past = this.pastNow.value;
      return past ? look(game, content, past.at, 'table').view : (this.frame.value?.view ?? this.look.value.view);
    });
    this.refusal = this.refusalNow;
    this.news = new News(ui.storyteller, this.names);
    this.fault = this.faultNow;
    this.resting = this.restingNow;
    this.open = computed(
      () => this.show.quiet && this.pastNow.value === null && this.look.value.prompt?.kind !== 'wait' && this.person(this.deciding.value),
    );
    this.bots = new BotSeats(box, ports.bots, ports.seed());
    this.stopReading = effect(() => {
      const { again, lines } = this.news.told.value;
      if (!again && lines.length > 0 && settings.peek().readAloud) ports.speech.say(lines.join(' '));
    });
    this.tellLast();
    if (!kept) this.persist([startOf(this.saveNow.value, this.deciding.value)]);
    // whoever takes the game up reads where it was, before a bot goes on
    this.goOn(kept && save.revision > 0 ? LONGEST * PACE[settings.peek().speed] : this.pause);
  }

  get prompt(): Prompt<V> | null {
    const { prompt } = this.look.value;
    return prompt && prompt.kind !== 'wait' ? prompt : null;
  }
  get revision(): number {
    return this.saveNow.value.revision;
  }
  seat(seat: Seat): SeatRecord | undefined {
    return this.saveNow.value.seats[seat];
  }
  private person(seat: Seat | null): boolean {
    return seat === null || this.seat(seat)?.player.kind !== 'bot';
  }

  /** The player whom the veil names has the tablet and says so. */
  lift(revision: number): void {
    const seat = this.veil.value;
    if (seat === null || revision !== this.revision) return;
    const save = this.saveNow.value;
    // what is seen is seen: undo ends here
    if (save.session.commands.length > 0) this.keep({ ...save, session: seal(save.session, 'lifted'), undone: [] });
    this.eyes.lift(seat);
  }
  /** Lets the veil down again: the page was hidden, or somebody put the tablet away. */
  lower(): void {
    if (!this.lifted.value) return;
    this.eyes.lower();
    // the pictures that are left were made for those eyes
    this.show.hurry();
  }

  /** Answers with option `index` of the prompt that was drawn at `revision`; a stale tap is dropped. */
  choose(index: number, revision: number): void {
    const { prompt } = this;
    if (revision !== this.revision || prompt?.kind !== 'choose' || this.pastNow.value) return;
    const command = prompt.options[index];
    if (command) this.do(command);
  }

  /** Throws the app's dice. */
  roll(revision: number): void {
    if (revision === this.revision && this.prompt?.kind === 'roll') this.do({ do: 'roll' });
  }

  /** Takes what real dice showed. */
  rolled(dice: readonly number[], revision: number): void {
    if (revision === this.revision && this.prompt?.kind === 'roll') this.do({ do: 'rolled', dice });
  }

  /** Why something that one may try cannot be done now; null when it can, or when it is nothing one tries. */
  reason(matches: (command: Command<V>) => boolean): Refusal | null {
    const { box } = this;
    return refusals(box.game, box.content, this.saveNow.value.session.now).find(({ command }) => matches(command))?.refusal ?? null;
  }
  /** Says why something that was tapped cannot be done. */
  whyNot(matches: (command: Command<V>) => boolean): void {
    if (this.open.value) this.refusalNow.value = this.reason(matches);
  }
  hushRefusal(): void {
    this.refusalNow.value = null;
  }
  /** Puts a sentence where refusals stand, with the rule's number if there is one. */
  say(words: string, rule = ''): void {
    this.refusalNow.value = { rule, words };
  }
  noise(noise: Noise): void {
    this.ports.sound.play(noise);
  }
  /** Reads something aloud, if this device can. */
  speak(words: string): void {
    this.ports.speech.say(words);
  }

  /** Changes who sits at a seat, or how they like to play. The position does not change, the save does. */
  reseat(seat: Seat, change: (now: SeatRecord) => SeatRecord): void {
    const save = this.saveNow.value;
    const before = save.seats[seat];
    if (!before) return;
    const record = change(before);
    if (record.player.kind === 'bot' && this.eyes.holder.value === seat) this.lower();
    this.keep({ ...save, seats: save.seats.map((one, i) => (i === seat ? record : one)) });
    this.goOn();
  }

  /** Somebody has a sheet open, or has none open any more. */
  rest(resting: boolean): void {
    if (resting === this.restingNow.peek()) return;
    this.restingNow.value = resting;
    if (!resting) this.goOn();
  }
  /** Whether a bot decides just now, and takes its time so that people can follow. */
  get botDecides(): boolean {
    return !this.person(this.deciding.value);
  }
  /** Ends what is being shown, or a bot's pause. */
  hurry(): void {
    const waits = this.show.quiet;
    this.show.hurry();
    if (waits) this.goOn(0);
  }
  /** The die has come to rest and was seen; what it brought is shown now. */
  landed(): void {
    this.show.landed();
  }

  /** Whether a turn has just ended, and nobody has done anything in the next one. */
  get betweenTurns(): boolean {
    return this.open.value && this.saveNow.value.journal.at(-1)?.began === true;
  }

  /** What undo would take back, in a sentence; null when it ends here. */
  get undoTitle(): string | null {
    const save = this.saveNow.value;
    if (save.session.commands.length === 0 || this.pastNow.value) return null;
    return this.news.lines(save.journal.at(-1)?.events ?? [])[0] ?? '';
  }
  get redoTitle(): string | null {
    const save = this.saveNow.value;
    if (save.session.undone.length === 0 || this.pastNow.value) return null;
    return this.news.lines(save.undone.at(-1)?.events ?? [])[0] ?? '';
  }
  /** Why undo ends here. */
  get undoEnds(): string {
    return this.ui.teller.sealed(this.saveNow.value.session.sealed);
  }

  /** Takes back what was drawn at `revision`; once that has gone, a stale tap takes back nothing else. What a bot has done since goes with it. */
  undo(revision: number): void {
    if (revision < this.changed) return;
    const back = backToPerson(this.box, this.saveNow.value);
    if (back) this.settle(back);
    else this.say(this.undoEnds);
  }

  redo(revision: number): void {
    if (revision < this.changed) return;
    const next = redone(this.box, this.saveNow.value);
    if (next) this.settle(next, next.turn > this.saveNow.value.turn);
  }

  /** Looks at an earlier turn, or back at now. Nothing changes. What is kept may be damaged: then it says so. */
  async lookAt(kept: KeptTurn | null): Promise<void> {
    const start = kept && (await this.ports.store.turn(this.saveNow.value, kept).catch(() => UNREAD));
    if (typeof start === 'string') {
      this.say(start);
      return;
    }
    this.show.clear();
    // the table looks at it together
    if (start) this.lower();
    this.pastNow.value = start;
    if (!start) this.goOn();
  }

  /** Goes back to the turn that the table looks at: everybody has agreed. The later line is kept. New dice will fall: nobody gains by knowing the old ones. */
  goBack(): void {
    const start = this.pastNow.value;
    if (!start) return;
    this.pastNow.value = null;
    this.settle(goneBack(this.saveNow.value, start, Random.seed(this.ports.seed()).state), true);
  }

  close(): void {
    this.stopReading();
    this.show.close();
    this.bots.close();
    this.saver.close();
  }

  private do(command: Command<V>): void {
    const was = { at: this.saveNow.value.session.now, eyes: this.viewer.value, view: this.look.value.view };
    const { prompt, botDecides } = this;
    let acted: Acted<V>;
    try {
      acted = act(this.box.game, this.box.content, this.saveNow.value.session, command);
    } catch (error) {
      this.faultNow.value = new Fault(command, error);
      return;
    }
    const save = this.saveNow.value;
    this.refusalNow.value = null;
    this.show.clear();
    this.news.done(acted.events, botDecides ? was.view : null);
    this.lay(goneOn(save, acted, command, this.deciding.value ?? 0));
    if (!botDecides) this.changed = this.revision;
    this.persist(acted.began !== null ? [startOf(this.saveNow.value, this.deciding.value)] : []);
    // shown to whoever looks now, not to whoever acted: they may have handed the tablet on
    const eyes = this.viewer.value;
    const before = eyes === was.eyes ? was.view : this.eyes.seen(eyes, was.at).view;
    const then = () => this.showWhat(before, acted);
    // real dice have been seen to roll: what they brought is shown at once
    if (acted.dice && prompt?.kind === 'roll' && command.do === 'roll' && this.settings.value.speed !== 'off') {
      const words = this.ui.teller.roll(before, prompt.roll, this.names.value);
      this.show.throwDice({ key: this.revision, roll: prompt.roll, words, dice: acted.dice }, before, then);
    } else then();
  }

  private showWhat(before: V['view'], acted: Acted<V>): void {
    const seen = acted.events.flatMap(({ event, secretFor }) => (secretFor === undefined ? [event] : []));
    this.news.tell(this.revision);
    const { here } = this.ui.storyteller;
    // it could not be fetched behind the table
    if (!here) void loadAll([this.ui.storyteller]);
    this.show.run(here && this.settings.value.speed !== 'off' ? here.frames(before, seen, this.look.value.view) : []);
  }

  /** A bot's seat decides, or nobody needs to wait any longer. It thinks while it waits to be followed. */
  private goOn(pause = this.pause): void {
    const seat = this.deciding.value;
    if (seat === null || this.person(seat) || !this.show.quiet || this.pastNow.value) return;
    const { revision } = this;
    const answer = this.bots.answer(this.saveNow.value, seat);
    this.show.later(pause, () => void answer.then((command) => command && this.botDoes(command, revision)));
  }

  /** What a bot answers to a table that has changed meanwhile is dropped. */
  private botDoes(command: Command<V>, revision: number): void {
    if (revision === this.revision && this.show.quiet && !this.restingNow.peek() && !this.pastNow.value) this.do(command);
  }

  private get pause(): number {
    return pauseAfter(this.news.letters) * PACE[this.settings.value.speed];
  }

  private settle(save: Save<V>, began = false): void {
    this.show.clear();
    this.refusalNow.value = null;
    this.lay(save);
    this.changed = this.revision;
    this.tellLast();
    this.persist(began ? [startOf(this.saveNow.value, this.deciding.value)] : []);
    this.goOn();
  }

  private lay(save: Save<V>): void {
    this.eyes.turn(() => {
      this.saveNow.value = this.next(save);
    });
  }
  private keep(save: Save<V>): void {
    this.saveNow.value = this.next(save);
    this.persist([]);
  }
  private next(save: Save<V>): Save<V> {
    return { ...save, revision: save.revision + 1, played: this.ports.now() };
  }
  private persist(starts: readonly TurnStart<V>[]): void {
    const save = this.saveNow.value;
    this.saver.write(writeOf(save, this.ui.teller, this.eyes.common.value, this.deciding.value, starts));
  }

  /** Tells again what happened last. */
  private tellLast(): void {
    this.news.tellAgain(this.saveNow.value.journal.at(-1)?.events ?? [], this.revision);
  }
}
