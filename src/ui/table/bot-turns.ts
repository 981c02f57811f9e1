import type { Command, GameTypes, Seat } from '../../engine/game.ts';
import type { GameModule } from '../../engine/game-module.ts';
import type { Save } from '../../engine/save.ts';
import type { Bots } from '../ports.ts';
import { BotPlayers, pauseAfter } from './bot-players.ts';
import { fallsByItself } from './falling-dice.ts';
import type { AnimationFrame } from './stage/animation-frames.ts';
import { BOT_DIE, BotPace } from './stage/bot-pace.ts';

/** What bots need of the table. */
type BotTable<V extends GameTypes> = {
  readonly save: () => Save<V>;
  /** The seat whose bot decides now, or whose dice fall by themselves; null where a person decides, or where nothing may go on. */
  readonly botSeat: () => Seat | null;
  /** Whether a command may be played now: nothing is shown, and no sheet is open. */
  readonly isFree: () => boolean;
  readonly later: (milliseconds: number, then: () => void) => void;
  readonly play: (command: Command<V>) => void;
  /** How many letters were told last. */
  readonly letters: () => number;
  /** A game's own pause, in milliseconds at normal speed. */
  readonly pause: number | undefined;
  /** How long the turn of a bot takes that plays now, in milliseconds at normal speed. */
  readonly time: () => number;
  /** What the speed of the settings makes of a time. */
  readonly factor: () => number;
};

/** The pause in which one sees what is about to be thrown, before it falls by itself; in milliseconds at normal speed. */
const BEFORE_DIE = 900;

/** The turns of a table's bots, and the dice that nobody is asked to throw: they think while something is shown, wait so that people can read, and act within the time of a turn. */
export class BotTurns<V extends GameTypes> {
  private readonly box: GameModule<V>;
  private readonly table: BotTable<V>;
  private readonly players: BotPlayers<V>;
  private readonly pace: BotPace;

  constructor(box: GameModule<V>, bots: Bots, seed: number, table: BotTable<V>) {
    this.players = new BotPlayers(box, bots, seed);
    this.box = box;
    this.table = table;
    this.pace = new BotPace(table.time);
  }

  /** A bot that is next thinks while it is shown what happened, so that nobody waits for it. */
  think(seat: Seat): void {
    void this.players.answer(this.table.save(), seat);
  }

  /** If a bot decides, computes its command during the pause and then plays it. A command is ignored if the game has changed since. */
  start(wait?: number): void {
    const { table } = this;
    const seat = table.botSeat();
    if (seat === null) return;
    const save = table.save();
    const answer = this.players.answer(save, seat);
    const before = (): number =>
      fallsByItself(this.box, save) ? BEFORE_DIE : this.pace.spend(save.turn, table.pause ?? pauseAfter(table.letters()));
    const pause = wait ?? before() * table.factor();
    table.later(pause, () => void answer.then((command) => command && this.play(command, save.revision)));
  }

  private play(command: Command<V>, revision: number): void {
    if (revision === this.table.save().revision && this.table.isFree()) this.table.play(command);
  }

  /** The frames of a bot's command, as long as its turn allows; what it does to a person stays until they have read it. */
  fit(frames: readonly AnimationFrame<V>[], turn: number, seat: Seat): readonly AnimationFrame<V>[] {
    const save = this.table.save();
    const isPerson = (one: Seat): boolean => save.seats[one]?.player.kind === 'person';
    const read = frames.map((frame) =>
      frame.toRead?.readers.some(isPerson) ? { ...frame, milliseconds: frame.toRead.milliseconds } : frame,
    );
    return this.pace.fit(read, turn, seat, save.turn !== turn);
  }

  /** A bot's die falls in this turn. */
  throwsDie(turn: number): void {
    this.pace.spend(turn, BOT_DIE);
  }

  close(): void {
    this.players.close();
  }
}
