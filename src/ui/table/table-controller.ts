import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Answer, Command, GameTypes, Refusal, Seat, Viewer } from '../../engine/game.ts';
import type { GameModule } from '../../engine/game-module.ts';
import { Random } from '../../engine/random.ts';
import type { JournalEntry, Save, TurnKey, TurnLog, TurnStart } from '../../engine/save.ts';
import { nextRevision, rewindSave, saveAfterCommand, turnStartOf, withHelpOfSeats } from '../../engine/save-records.ts';
import type { SeatRecord } from '../../engine/seats.ts';
import { type ActResult, act, type Observation, observe, type Prompt, refusals, seal } from '../../engine/session.ts';
import { isolateBidi } from '../../engine/shared/sentences.ts';
import { redoCommand, undoToPerson } from '../../engine/undo.ts';
import type { Ports, SoundName, Unsaved } from '../ports.ts';
import type { Settings } from '../settings.ts';
import { answeringSeat } from './answering-seat.ts';
import { BotTurns } from './bot-turns.ts';
import { Narration } from './chronicle/narration.ts';
import { CommandError } from './command-error.ts';
import { fallsByItself, throwOf } from './falling-dice.ts';
import { type HandOver, HandOverState } from './hand-over/hand-over-state.ts';
import { shownEvents, whoLooksBack } from './look-back.ts';
import { saveWriteOf } from './save-summary.ts';
import { type AnimationFrame, splitAtTorch, type TableUi, untilSeen, untilTapped } from './stage/animation-frames.ts';
import { AnimationQueue, type DiceThrow, SPEED_FACTORS } from './stage/animation-queue.ts';
import { BOT_TURN } from './stage/bot-pace.ts';
import { type OthersDeed, othersDeed, type UndoTitles, undoTitles } from './undo-titles.ts';
import { ViewerState } from './viewer.ts';

/** The controller of a game on the table: screens read its signals and call its methods. Events are animated frame by frame. */
export class TableController<V extends GameTypes> {
  readonly box: GameModule<V>;
  readonly ui: TableUi<V>;
  readonly save: ReadonlySignal<Save<V>>;
  /** Whose view is shown: the table's, or that of the player who has lifted the veil. */
  readonly viewer: ReadonlySignal<Viewer>;
  /** The seat that must take the tablet before its secret view is shown; null for none. */
  readonly veil: ReadonlySignal<Seat | null>;
  /** Whether a player has lifted the veil and sees their own view. */
  readonly lifted: ReadonlySignal<boolean>;
  /** The viewer's observation of the current position. */
  readonly observation: ReadonlySignal<Observation<V>>;
  /** The view that is shown; during an animation, an earlier one. */
  readonly shownView: ReadonlySignal<V['view']>;
  readonly frame: ReadonlySignal<AnimationFrame<V> | null>;
  readonly thrown: ReadonlySignal<DiceThrow | null>;
  /** The earlier turn that is shown; null for the present. */
  readonly past: ReadonlySignal<TurnStart<V> | null>;
  /** What stands between the last decision and the next one; null where the next one can be made. */
  readonly handOver: ReadonlySignal<HandOver | null>;
  /** The record of all known turns. */
  readonly entries: ReadonlySignal<readonly JournalEntry<V>[]>;
  /** Whether a person can act now: there is no animation and no hand-over, and a person decides. */
  readonly open: ReadonlySignal<boolean>;
  /** Why the last tap was refused. */
  readonly refusal: ReadonlySignal<Refusal | null>;
  readonly narration: Narration<V>;
  /** Whether a sheet is open. Bots and timers then pause. */
  readonly paused: ReadonlySignal<boolean>;
  /** An unexpected error in the rules or the game text. */
  readonly commandError: ReadonlySignal<unknown>;
  /** The newest revision that is saved; -1 before the first. */
  readonly saved: ReadonlySignal<number>;
  /** The failed write of this game, if any. */
  readonly unsaved: ReadonlySignal<Unsaved | null>;
  readonly names: ReadonlySignal<readonly string[]>;
  /** The seat that decides. Prompts for all that go to a bot are answered by the next person. */
  readonly deciding: ReadonlySignal<Seat | null>;
  private readonly ports: Ports;
  readonly settings: ReadonlySignal<Settings>;
  private readonly currentSave;
  private readonly viewerState: ViewerState<V>;
  private readonly animations: AnimationQueue<V>;
  private readonly handOvers: HandOverState<V>;
  private readonly pastTurn = signal<TurnStart<V> | null>(null);
  private readonly currentRefusal = signal<Refusal | null>(null);
  private readonly currentError = signal<unknown>(null);
  private readonly pausedState = signal(false);
  private readonly bots: BotTurns<V>;
  private readonly stopReading: () => void;
  /** The newest revision that a person caused. */
  private lastPersonRevision = 0;

  /** `kept`: the save is already stored; otherwise it is a new game and is written first. */
  constructor(box: GameModule<V>, ui: TableUi<V>, save: Save<V>, ports: Ports, settings: ReadonlySignal<Settings>, kept: boolean) {
    this.box = box;
    this.ui = ui;
    this.ports = ports;
    this.settings = settings;
    this.currentSave = signal(save);
    this.save = this.currentSave;
    this.saved = ports.autosave.saved(save.id);
    this.unsaved = computed(() => ports.autosave.unsaved.value.find((one) => one.save.id === save.id) ?? null);
    this.names = computed(() => this.currentSave.value.seats.map((seat) => isolateBidi(seat.name)));
    this.viewerState = new ViewerState(box, this.currentSave, ui.isOut);
    this.lifted = computed(() => this.viewerState.holder.value !== 'table');
    this.viewer = this.viewerState.viewer;
    this.observation = this.viewerState.observation;
    this.deciding = computed(() => {
      const { prompt } = this.observation.value;
      const forAll = prompt && prompt.kind !== 'wait' && ui.isForAll?.(prompt);
      return forAll ? answeringSeat(this.currentSave.value.seats, prompt.seat) : (prompt?.seat ?? null);
    });
    this.past = this.pastTurn;
    this.animations = new AnimationQueue(
      ports.sound,
      () => SPEED_FACTORS[settings.value.speed],
      () => this.bots.start(),
      () => this.handOver.peek() !== null,
    );
    this.frame = this.animations.frame;
    this.thrown = this.animations.thrown;
    this.veil = computed(() => {
      const { prompt } = this.observation.value;
      return this.atRest && prompt?.kind === 'wait' && this.isPerson(prompt.seat) ? prompt.seat : null;
    });
    this.shownView = computed(() => {
      const past = this.pastTurn.value;
      return past ? observe(box.game, box.content, past.at, 'table').view : (this.frame.value?.view ?? this.observation.value.view);
    });
    this.refusal = this.currentRefusal;
    this.handOvers = new HandOverState(
      {
        save: this.currentSave,
        viewer: this.viewer,
        observation: this.observation,
        veil: this.veil,
        looking: this.viewerState.looking,
        person: computed(() => this.personAsked),
        isQuiet: () => this.animations.quiet && this.pastTurn.value === null,
        names: this.names,
        ended: () => this.animations.torchPassed(),
      },
      ui,
    );
    this.handOver = this.handOvers.current;
    this.entries = this.handOvers.entries;
    this.narration = new Narration(ui.describe, this.names, () => this.observation.peek().view);
    this.commandError = this.currentError;
    this.paused = this.pausedState;
    this.open = computed(() => {
      const waits = this.observation.value.prompt?.kind === 'wait';
      return this.atRest && this.handOver.value === null && !waits && this.isPerson(this.deciding.value);
    });
    this.bots = new BotTurns(box, ports.bots, ports.seed(), {
      save: () => this.currentSave.value,
      botSeat: () => ((this.botDecides || fallsByItself(box, this.save.value)) && this.atRest ? this.deciding.value : null),
      isFree: () => this.animations.quiet && !this.pausedState.peek() && !this.pastTurn.value,
      later: (milliseconds, then) => this.animations.later(milliseconds, then),
      play: (command) => this.do(command),
      letters: () => this.narration.letters,
      pause: ui.botPause,
      time: () => ui.botTurn?.(this.observation.peek().view) ?? BOT_TURN,
      factor: () => SPEED_FACTORS[settings.value.speed],
    });
    this.stopReading = effect(() => {
      const { again, lines } = this.narration.told.value;
      if (!again && lines.length > 0 && settings.peek().readAloud) ports.speech.say(lines.join(' '), 'result');
    });
    this.repeatLast();
    if (!kept) this.persist([turnStartOf(this.currentSave.value, this.deciding.value)]);
    if (kept && save.revision > 0) void this.resume(save.id);
    this.bots.start();
  }

  /** Nothing moves, and nobody looks at the past or at what came of their turn. */
  private get atRest(): boolean {
    return this.animations.quiet && this.pastTurn.value === null && this.viewerState.looking.value === null;
  }

  get prompt(): Prompt<V> | null {
    const { prompt } = this.observation.value;
    return prompt && prompt.kind !== 'wait' ? prompt : null;
  }
  get revision(): number {
    return this.currentSave.value.revision;
  }
  seat(seat: Seat): SeatRecord | undefined {
    return this.currentSave.value.seats[seat];
  }
  private readonly isPerson = (seat: Seat | null): boolean => seat === null || this.seat(seat)?.player.kind !== 'bot';

  /** Who decides now; null while dice fall by themselves, and at the end. */
  private readonly decider = (): Seat | null => (fallsByItself(this.box, this.currentSave.value) ? null : this.deciding.value);
  /** The person who is asked alone; null for bots, for prompts to all, and at the end. */
  private get personAsked(): Seat | null {
    const seat = this.prompt && this.ui.isForAll?.(this.prompt) ? null : this.decider();
    return seat !== null && this.isPerson(seat) ? seat : null;
  }

  /** Reads the stored turns, for the recap and for "While you were away". Without them, the save's own journal must do. */
  private async resume(id: string): Promise<void> {
    // at once, so that no tap meets the table before it; the news of the stored turns come a moment later
    this.handOvers.resume();
    const logs = await this.ports.store.turnLogs(id).catch(() => []);
    // the store holds turns of this very game
    this.handOvers.remember(logs as unknown as readonly TurnLog<V>[]);
  }
  /** What is shown between two decisions has been seen. */
  endHandOver(): void {
    if (this.viewerState.looking.value === null) this.handOvers.end();
    else this.lowerVeil();
  }

  /** The named player has the tablet and lifts the veil: that was the hand-over. */
  liftVeil(revision: number): void {
    const handOver = this.handOver.value;
    if (handOver?.kind !== 'veil' || revision !== this.revision) return;
    const save = this.currentSave.value;
    // where secret information was shown, undo ends
    if (this.veil.value !== null && save.session.commands.length > 0)
      this.updateSave({ ...save, session: seal(save.session, 'lifted'), undone: [] });
    this.viewerState.lift(handOver.seat);
    this.handOvers.pass(null);
  }
  /** Closes the veil again, for example when the page was hidden. */
  lowerVeil(): void {
    if (!this.lifted.value) return;
    this.viewerState.lower();
    // the remaining frames contain that player's view
    this.animations.skipAll();
  }

  /** Answers with option `index` of the prompt at `revision`, and a `line` where it takes one. A tap on an older prompt is ignored. */
  choose(index: number, revision: number, line?: string): void {
    const { prompt } = this;
    if (revision !== this.revision || prompt?.kind !== 'choose' || this.pastTurn.value) return;
    const command = prompt.options[index];
    if (command) this.do(line === undefined ? command : { ...command, line });
  }

  /** Throws the app's dice. */
  roll(revision: number): void {
    if (revision === this.revision && this.prompt?.kind === 'roll') this.do({ do: 'roll' });
  }
  /** Enters the result of real dice. */
  rolled(dice: readonly number[], revision: number): void {
    if (revision === this.revision && this.prompt?.kind === 'roll') this.do({ do: 'rolled', dice });
  }

  /** Why a candidate command is refused now; null when it is legal or no candidate. */
  reason(matches: (command: Answer<V>) => boolean): Refusal | null {
    const { box } = this;
    return refusals(box.game, box.content, this.currentSave.value.session.now).find(({ command }) => matches(command))?.refusal ?? null;
  }
  /** Shows why a tapped command is refused. */
  whyNot(matches: (command: Answer<V>) => boolean): void {
    if (this.open.value) this.currentRefusal.value = this.reason(matches);
  }
  clearRefusal(): void {
    this.currentRefusal.value = null;
  }
  /** Shows a message in the place of refusals, with an optional rule number. */
  say(words: string, rule = ''): void {
    this.currentRefusal.value = { rule, words };
  }
  playSound(noise: SoundName): void {
    this.ports.sound.play(noise);
  }
  /** Reads a text aloud if the device can. */
  readonly speak = (words: string): void => this.ports.speech.say(words);

  /** Changes a seat record. Only its help changes the position. */
  changeSeat(seat: Seat, change: (now: SeatRecord) => SeatRecord): void {
    const save = this.currentSave.value;
    const before = save.seats[seat];
    if (!before) return;
    const record = change(before);
    if (record.player.kind === 'bot' && this.viewerState.holder.value === seat) this.lowerVeil();
    this.updateSave(withHelpOfSeats(this.box, { ...save, seats: save.seats.map((one, i) => (i === seat ? record : one)) }));
    this.bots.start();
  }

  /** Pauses while a sheet is open. */
  setPaused(resting: boolean): void {
    if (resting === this.pausedState.peek()) return;
    this.pausedState.value = resting;
    if (!resting) this.bots.start();
  }
  /** Whether a bot decides now, including its pause. */
  get botDecides(): boolean {
    return !this.isPerson(this.deciding.value);
  }
  /** Skips the animation, or the pause before a bot's command or a die that falls by itself. */
  skipAnimation(): void {
    const waits = this.animations.quiet;
    this.animations.skip();
    if (waits) this.bots.start(0);
  }
  /** Lets what is shown stay until it is skipped. */
  readonly holdAnimation = (): void => this.animations.hold();
  /** The dice have landed: animate the result. */
  diceLanded(): void {
    this.animations.landed();
  }

  /** The first sentences of what undo and redo would do, null where there is nothing; and why undo ends here. */
  get history(): UndoTitles {
    return undoTitles(this.currentSave.value, this.pastTurn.value !== null, this.narration, this.ui.describe);
  }

  /** What undo would take back of another person's turn: they are asked first. */
  get othersDeed(): OthersDeed | null {
    return othersDeed(this.box, this.currentSave.value, this.narration);
  }

  /** Undoes the last command of a person and the bots' commands after it. A tap at an older `revision` is ignored. */
  undo(revision: number): void {
    if (revision < this.lastPersonRevision) return;
    const back = undoToPerson(this.box, this.currentSave.value);
    if (back) this.restore(back, false, this.viewerState.looking.value === null ? this.deciding.value : null);
    else this.say(this.history.ends);
  }

  redo(revision: number): void {
    if (revision < this.lastPersonRevision) return;
    const next = redoCommand(this.box, this.currentSave.value);
    if (next) this.restore(next, next.turn > this.currentSave.value.turn);
  }

  /** Shows an earlier turn, or the present for null. The game does not change. Shows a message if the record is damaged. */
  async lookAt(kept: TurnKey | null): Promise<void> {
    const start =
      kept && (await this.ports.store.turnStart(this.currentSave.value, kept).catch(() => 'That turn cannot be read just now.'));
    if (typeof start === 'string') return this.say(start);
    this.animations.clear();
    // everybody looks at the earlier turn
    if (start) this.lowerVeil();
    this.pastTurn.value = start;
    if (!start) this.bots.start();
  }

  /** Continues from the shown turn. The later turns stay stored. The random state is new, so that old dice results are no advantage. */
  goBack(): void {
    const start = this.pastTurn.value;
    if (!start) return;
    this.pastTurn.value = null;
    const back = rewindSave(this.currentSave.value, start, Random.seed(this.ports.seed()).state);
    // help may have been changed since then
    this.restore(withHelpOfSeats(this.box, back), true);
  }

  close(): void {
    this.stopReading();
    this.animations.close();
    this.bots.close();
  }

  private do(command: Command<V>): void {
    const was = { at: this.currentSave.value.session.now, eyes: this.viewer.value, view: this.observation.value.view };
    const { prompt, botDecides } = this;
    const bot = botDecides ? { seat: this.deciding.value, turn: this.currentSave.value.turn } : null;
    this.handOvers.decides(this.decider());
    let acted: ActResult<V>;
    try {
      acted = act(this.box.game, this.box.content, this.currentSave.value.session, command);
    } catch (error) {
      this.currentError.value = new CommandError(command, error);
      return;
    }
    const save = this.currentSave.value;
    this.currentRefusal.value = null;
    this.animations.clear();
    this.narration.setCommand(acted.events, botDecides ? was.view : null);
    const looking = bot ? null : whoLooksBack(this.viewerState.holder.value, acted.session, this.box, this.ui);
    this.setPosition(saveAfterCommand(save, acted, command, this.deciding.value ?? 0), looking);
    if (!botDecides) this.lastPersonRevision = this.revision;
    this.handOvers.decided(this.decider(), this.personAsked);
    this.persist(acted.began !== null ? [turnStartOf(this.currentSave.value, this.deciding.value)] : []);
    // animate for the current viewer, which may differ from the player who acted
    const eyes = this.viewer.value;
    const before = eyes === was.eyes ? was.view : this.viewerState.observationOf(eyes, was.at).view;
    if (this.deciding.value !== null && this.botDecides) this.bots.think(this.deciding.value);
    const then = () => this.animate(before, acted, bot);
    // real dice need no animation of the roll
    if (acted.dice && prompt?.kind === 'roll' && command.do === 'roll' && this.settings.value.speed !== 'off') {
      const words = this.ui.describe.roll(before, prompt.roll, this.names.value);
      const rest = this.ui.diceRest?.(acted.events.map(({ event }) => event)) ?? null;
      if (bot) this.bots.throwsDie(bot.turn);
      this.animations.throwDice(throwOf(this.revision, prompt, words, acted.dice, save.seats, rest), before, then);
    } else then();
  }

  private animate(before: V['view'], acted: ActResult<V>, bot: { readonly seat: Seat | null; readonly turn: number } | null): void {
    const seen = shownEvents(acted, this.viewerState.looking.value);
    this.narration.tell(this.revision);
    const frames = this.settings.value.speed !== 'off' ? this.ui.frames(before, seen, this.observation.value.view) : [];
    const [first, rest] = splitAtTorch(frames, this.botDecides);
    const shown = bot && bot.seat !== null ? this.bots.fit(first, bot.turn, bot.seat) : first.map(untilTapped);
    const seenWhole = untilSeen<V>(this.isPerson);
    this.animations.run(shown.map(seenWhole), rest.map(seenWhole));
  }

  private restore(save: Save<V>, began = false, from: Seat | null = null): void {
    this.animations.clear();
    this.currentRefusal.value = null;
    this.setPosition(save);
    this.handOvers.pass(from === null || from === this.personAsked ? null : this.personAsked, from);
    this.lastPersonRevision = this.revision;
    this.repeatLast();
    this.persist(began ? [turnStartOf(this.currentSave.value, this.deciding.value)] : []);
    this.bots.start();
  }

  private setPosition(save: Save<V>, looking: Seat | null = null): void {
    this.viewerState.changePosition(() => {
      this.currentSave.value = nextRevision(save, this.ports.now());
    }, looking);
  }
  private updateSave(save: Save<V>): void {
    this.currentSave.value = nextRevision(save, this.ports.now());
    this.persist([]);
  }
  private persist(starts: readonly TurnStart<V>[]): void {
    const write = saveWriteOf(this.currentSave.value, this.ui.describe, this.viewerState.common.value, this.deciding.value, starts);
    this.handOvers.record(write.turnLogs);
    this.ports.autosave.write(write);
  }

  private repeatLast(): void {
    this.narration.tellAgain(this.currentSave.value.journal.at(-1)?.events ?? [], this.revision);
  }
}
