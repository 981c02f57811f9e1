import type { PolicyFactory } from '../engine/bots/policies.ts';
import type { Command, GameTypes, Json } from '../engine/game.ts';
import type { AnyGameModule } from '../engine/game-module.ts';
import { Random } from '../engine/random.ts';
import { Runner } from '../engine/runner.ts';
import type { Save } from '../engine/save.ts';
import { newSave, saveAfterCommand } from '../engine/save-records.ts';
import { EMBLEMS, type SeatRecord, SIDES } from '../engine/seats.ts';
import { act, type Prompt, prompt, startSession } from '../engine/session.ts';
import { MOST_ANSWERS, noEnd } from '../engine/simulate.ts';
import { undoCommand } from '../engine/undo.ts';

type Facts = { readonly id: string; readonly seats: number; readonly options: Json; readonly seed: number };

/** The fixed time of all games of the tools: 21 November 2026. */
export const EVENING = Date.UTC(2026, 10, 21, 18);
const NAMES = ['Mira', 'Åsa', 'Opa Jürgen', 'Zoë', '李', 'Ida', 'Per', 'Ann-Kathrin'];

const seatRecords = (seats: number): SeatRecord[] =>
  Array.from({ length: seats }, (_, i) => ({
    name: NAMES[i % NAMES.length] ?? '',
    emblem: EMBLEMS[i % EMBLEMS.length] ?? 'sun',
    player: i % 3 === 2 ? { kind: 'bot', strength: i % 2 ? 'gentle' : 'clever' } : { kind: 'person' },
    side: SIDES[i % SIDES.length] ?? 'south',
    dice: i % 2 ? 'real' : 'app',
    reading: i % 4 === 1 ? 'is-read-to' : 'reads',
    help: 'none',
  }));

/** Plays a game with bots and saves it like the app, so that tools have real saves. */
export class Scribe {
  readonly gameModule: AnyGameModule;
  save: Save<GameTypes>;
  private readonly random: Random;
  private readonly greedy;

  /** `greedy`: the greedy bot of the game. */
  constructor(gameModule: AnyGameModule, greedy: PolicyFactory<GameTypes>, { id, seats, options, seed }: Facts) {
    const { game, content } = gameModule;
    this.gameModule = gameModule;
    this.random = Random.seed(seed + 77_000_000);
    this.greedy = greedy(this.random);
    const dealt = startSession(game, content, seats, options, seed);
    this.save = newSave(gameModule, dealt, { id, seats: seatRecords(seats), options, build: 'tools', now: EVENING });
  }

  get prompt(): Prompt<GameTypes> | null {
    return prompt(this.gameModule.game, this.gameModule.content, this.save.session.now);
  }

  /** Plays one command of the greedy bot, or a random one (`wild`). Half of the dice are typed in. Returns false when the game is over. */
  play(wild: boolean): boolean {
    const currentPrompt = this.prompt;
    if (!currentPrompt) return false;
    const { revision, session } = this.save;
    if (revision >= MOST_ANSWERS) throw noEnd(this.gameModule.game.id, session.now.agenda.at(-1)?.do, revision);
    this.do(this.commandOf(currentPrompt, wild), currentPrompt.seat);
    return true;
  }

  undo(): boolean {
    const back = undoCommand(this.gameModule, this.save);
    if (back) this.save = { ...back, revision: back.revision + 1 };
    return back !== null;
  }

  private do(command: Command<GameTypes>, asked: number): void {
    const { save, gameModule: box } = this;
    const on = saveAfterCommand(save, act(box.game, box.content, save.session, command), command, asked);
    this.save = { ...on, revision: save.revision + 1, played: save.played + 9000 };
  }

  private commandOf(currentPrompt: Prompt<GameTypes>, wild: boolean): Command<GameTypes> {
    const { random } = this;
    if (currentPrompt.kind === 'roll') {
      if (random.int(2)) return { do: 'roll' };
      return { do: 'rolled', dice: Array.from({ length: currentPrompt.count }, () => random.die(currentPrompt.faces)) };
    }
    if (wild) return random.pick(currentPrompt.options);
    const runner = new Runner<GameTypes>(this.gameModule.game, this.gameModule.content, this.save.session.now);
    return currentPrompt.options[this.greedy(currentPrompt.options, currentPrompt.choice, runner)] ?? random.pick(currentPrompt.options);
  }
}
