import type { GameTypes, Seat } from '../../../engine/game.ts';
import type { AnimationFrame } from './animation-frames.ts';

/** A bot's whole turn is followed in so much time, in milliseconds at normal speed. */
export const BOT_TURN = 6000;
/** A die of a bot lands, and is read. */
export const BOT_DIE = 1600;

/**
 * How long the parts of a bot's turn take: its pauses and what is shown of it. Nobody knows how many parts are to come, so each takes at
 * most half of what is left of the turn's time, and the last one all of it. What the monsters or others do meanwhile is not the bot's, nor is the
 * time that a person takes to read what is done to them.
 */
export class BotPace {
  /** How long the turn takes that is played now, in milliseconds at normal speed. */
  private readonly time: () => number;
  private turn = -1;
  private spent = 0;

  constructor(time: () => number = () => BOT_TURN) {
    this.time = time;
  }

  /** How long a part of this turn takes that would like to take `wanted`. `isLast`: the turn is over with it. */
  spend(turn: number, wanted: number, isLast = false): number {
    if (turn !== this.turn) {
      this.turn = turn;
      this.spent = 0;
    }
    const part = Math.min(wanted, Math.max(0, this.time() - this.spent) / (isLast ? 1 : 2));
    this.spent += part;
    return part;
  }

  /** The frames of a bot's command; those that show the bot itself take no longer than its turn allows, unless somebody reads them. */
  fit<V extends GameTypes>(frames: readonly AnimationFrame<V>[], turn: number, seat: Seat, isLast = false): readonly AnimationFrame<V>[] {
    const isPaced = ({ who, toRead }: AnimationFrame<V>): boolean => who === seat && toRead === undefined;
    const wanted = frames.reduce((sum, frame) => sum + (isPaced(frame) ? frame.milliseconds : 0), 0);
    if (wanted === 0) return frames;
    const factor = this.spend(turn, wanted, isLast) / wanted;
    return frames.map((frame) => (isPaced(frame) ? { ...frame, milliseconds: frame.milliseconds * factor } : frame));
  }
}
