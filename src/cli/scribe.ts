import { takenBack } from '../engine/back.ts';
import type { Mind } from '../engine/bots/wits.ts';
import type { AnyBox } from '../engine/box.ts';
import type { Command, Json, Vocabulary } from '../engine/game.ts';
import { Random } from '../engine/random.ts';
import { goneOn, newSave } from '../engine/records.ts';
import type { Save } from '../engine/save.ts';
import { EMBLEMS, type SeatRecord, SIDES } from '../engine/seats.ts';
import { act, type Prompt, prompt, start } from '../engine/session.ts';
import { Table } from '../engine/table.ts';

type Facts = { readonly id: string; readonly seats: number; readonly options: Json; readonly seed: number };

/** The evening on which every game of the tools is played: 21 November 2026. */
export const EVENING = Date.UTC(2026, 10, 21, 18);
const NAMES = ['Mira', 'Åsa', 'Opa Jürgen', 'Zoë', '李', 'Ida', 'Per', 'Ann-Kathrin'];

const sitting = (seats: number): SeatRecord[] =>
  Array.from({ length: seats }, (_, i) => ({
    name: NAMES[i % NAMES.length] ?? '',
    emblem: EMBLEMS[i % EMBLEMS.length] ?? 'sun',
    player: i % 3 === 2 ? { kind: 'bot', strength: i % 2 ? 'gentle' : 'clever' } : { kind: 'person' },
    side: SIDES[i % SIDES.length] ?? 'south',
    dice: i % 2 ? 'real' : 'app',
    reading: i % 4 === 1 ? 'is-read-to' : 'reads',
    speed: 'normal',
    handicap: 0,
  }));

/** Plays a game by bots and writes it down as the table does, so that tools have real saves. */
export class Scribe {
  readonly box: AnyBox;
  save: Save<Vocabulary>;
  private readonly random: Random;
  private readonly greedy;

  /** `greedy`: the game's quick bot. */
  constructor(box: AnyBox, greedy: Mind<Vocabulary>, { id, seats, options, seed }: Facts) {
    const { game, content } = box;
    this.box = box;
    this.random = Random.seed(seed + 77_000_000);
    this.greedy = greedy(this.random);
    const dealt = start(game, content, seats, options, seed);
    this.save = newSave(box, dealt, { id, seats: sitting(seats), options, build: 'tools', now: EVENING });
  }

  get prompt(): Prompt<Vocabulary> | null {
    return prompt(this.box.game, this.box.content, this.save.session.now);
  }

  /** Plays one command of a quick bot, or of one who taps anything; false when the game is over. Half of the dice are typed in. */
  play(wild: boolean): boolean {
    const asked = this.prompt;
    if (!asked) return false;
    this.do(this.pick(asked, wild), asked.seat);
    return true;
  }

  undo(): boolean {
    const back = takenBack(this.box, this.save);
    if (back) this.save = { ...back, revision: back.revision + 1 };
    return back !== null;
  }

  private do(command: Command<Vocabulary>, asked: number): void {
    const { save, box } = this;
    const on = goneOn(save, act(box.game, box.content, save.session, command), command, asked);
    this.save = { ...on, revision: save.revision + 1, played: save.played + 9000 };
  }

  private pick(asked: Prompt<Vocabulary>, wild: boolean): Command<Vocabulary> {
    const { random } = this;
    if (asked.kind === 'roll') {
      if (random.int(2)) return { do: 'roll' };
      return { do: 'rolled', dice: Array.from({ length: asked.count }, () => random.die(asked.faces)) };
    }
    if (wild) return random.pick(asked.options);
    const table = new Table<Vocabulary>(this.box.game, this.box.content, this.save.session.now);
    return asked.options[this.greedy(asked.options, asked.choice, table)] ?? random.pick(asked.options);
  }
}
