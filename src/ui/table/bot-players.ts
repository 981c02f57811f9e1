import type { Command, GameTypes, Seat } from '../../engine/game.ts';
import type { GameModule } from '../../engine/game-module.ts';
import { Random } from '../../engine/random.ts';
import type { Save } from '../../engine/save.ts';
import { observe } from '../../engine/session.ts';
import { imagine } from '../../engine/simulate.ts';
import type { Bots } from '../ports.ts';

/** A bot's pause before it acts, so that people can read what happened: minimum, per character, maximum; in milliseconds. */
const MIN_PAUSE = 650;
const MILLISECONDS_PER_LETTER = 28;
const MAX_PAUSE = 3000;
/** A bot's pause after a text of so many characters, in milliseconds at normal speed. */
export const pauseAfter = (letters: number): number => Math.min(MAX_PAUSE, Math.max(MIN_PAUSE, MILLISECONDS_PER_LETTER * letters));

const SEEDS = 1_000_000_000;

/** The bots of a table. They receive only what their seat may see, with hidden information and dice replaced by random ones. */
export class BotPlayers<V extends GameTypes> {
  private readonly box: GameModule<V>;
  private readonly bots: Bots;
  private readonly random: Random;
  private asked: { readonly revision: number; readonly answer: Promise<Command<V> | null> } | null = null;
  private closed = false;

  constructor(box: GameModule<V>, bots: Bots, seed: number) {
    this.box = box;
    this.bots = bots;
    this.random = Random.seed(seed);
  }

  /** The command of the bot at `seat`. Repeated calls for one prompt compute it once. Null when there is nothing to decide. */
  answer(save: Save<V>, seat: Seat): Promise<Command<V> | null> {
    if (this.asked?.revision !== save.revision) this.asked = { revision: save.revision, answer: this.ask(save, seat) };
    return this.asked.answer;
  }

  close(): void {
    this.closed = true;
  }

  private async ask({ session: { now }, seats }: Save<V>, seat: Seat): Promise<Command<V> | null> {
    const { box, random } = this;
    const { prompt } = observe(box.game, box.content, now, seat);
    if (!prompt || prompt.kind === 'wait') return null;
    if (prompt.kind === 'roll') return { do: 'roll' };
    const { options } = prompt;
    const player = seats[seat]?.player;
    const strength = player?.kind === 'bot' ? player.strength : 'gentle';
    const thought =
      options.length === 1
        ? 0
        : await this.bots
            .think(box, {
              at: imagine(box.game, box.content, now, seat, random).position,
              seats: seats.length,
              strength,
              people: seats.flatMap((one, i) => (one.player.kind === 'person' ? [i] : [])),
              seed: random.int(SEEDS),
            })
            // if the bot throws, play a random option, so that the game continues
            .catch(() => random.int(options.length));
    return this.closed ? null : (options[thought] ?? null);
  }
}
