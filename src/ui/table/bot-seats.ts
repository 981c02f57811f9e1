import type { OpenBox } from '../../engine/box.ts';
import type { Command, Seat, Vocabulary } from '../../engine/game.ts';
import { Random } from '../../engine/random.ts';
import type { Save } from '../../engine/save.ts';
import { look } from '../../engine/session.ts';
import { imagine } from '../../engine/simulate.ts';
import type { Bots } from '../ports.ts';

/** How long a bot waits before it does something, so that one can follow; and for each letter of what a bot has just done, but not for ever. */
const PAUSE = 650;
const LETTER = 28;
export const LONGEST = 3000;
/** A bot's pause after a line of so many letters, in milliseconds at normal speed. */
export const pauseAfter = (letters: number): number => Math.min(LONGEST, Math.max(PAUSE, LETTER * letters));

const SEEDS = 1_000_000_000;

/** The bots of a table: what the one that decides answers. They see what their seat sees, an imagined table with other dice, and no more. */
export class BotSeats<V extends Vocabulary> {
  private readonly box: OpenBox<V>;
  private readonly bots: Bots;
  private readonly random: Random;
  private asked: { readonly revision: number; readonly answer: Promise<Command<V> | null> } | null = null;
  private closed = false;

  constructor(box: OpenBox<V>, bots: Bots, seed: number) {
    this.box = box;
    this.bots = bots;
    this.random = Random.seed(seed);
  }

  /** What the bot at `seat` answers; it starts to think now, and about one question once. Null when there is nothing to answer. */
  answer(save: Save<V>, seat: Seat): Promise<Command<V> | null> {
    if (this.asked?.revision !== save.revision) this.asked = { revision: save.revision, answer: this.ask(save, seat) };
    return this.asked.answer;
  }

  close(): void {
    this.closed = true;
  }

  private async ask({ session: { now }, seats }: Save<V>, seat: Seat): Promise<Command<V> | null> {
    const { box, random } = this;
    const { prompt } = look(box.game, box.content, now, seat);
    if (!prompt || prompt.kind === 'wait') return null;
    if (prompt.kind === 'roll') return { do: 'roll' };
    const { options } = prompt;
    const player = seats[seat]?.player;
    const strength = player?.kind === 'bot' ? player.strength : 'gentle';
    const thought =
      options.length === 1
        ? 0
        : await this.bots
            .think(box, { at: imagine(box.game, box.content, now, seat, random).position, strength, seed: random.int(SEEDS) })
            // a table must not come to a halt because a bot is at its wits' end
            .catch(() => random.int(options.length));
    return this.closed ? null : (options[thought] ?? null);
  }
}
