import { mkdtempSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { type Find, type Read, readSave, type Tells } from '../app/carry/read.ts';
import { importFile } from '../app/carry/save-file.ts';
import type { AnyBox } from '../engine/box.ts';
import type { Position, Vocabulary } from '../engine/game.ts';
import type { Narrator, Teller } from '../engine/kit/telling.ts';
import { Random } from '../engine/random.ts';
import type { Save } from '../engine/save.ts';
import { act, look, prompt, redo, type Session, undo } from '../engine/session.ts';
import { narrator as dustUpPast } from '../games/dust-up/describe/narrator.ts';
import { teller as dustUp } from '../games/dust-up/describe/teller.ts';
import { narrator as labyrinthPast } from '../games/labyrinth/describe/narrator.ts';
import { teller as labyrinth } from '../games/labyrinth/describe/teller.ts';
import { narrator as mayhemPast } from '../games/magic-and-mayhem/describe/narrator.ts';
import { teller as mayhem } from '../games/magic-and-mayhem/describe/teller.ts';
import { narrator as trapsPast } from '../games/traps-and-treasures/describe/narrator.ts';
import { teller as traps } from '../games/traps-and-treasures/describe/teller.ts';
import { damaged, realSaves } from './cases.ts';
import { opened, whole, withUsage } from './shelf.ts';

const USAGE = 'npm run fuzz:saves -- [--count N] [--seed S]';
/** A save that got in is played on for so long. */
const COMMANDS = 200;
/** A case that takes longer hangs. */
const PATIENCE = 30;

/** Damages real saves and files, and demands of the door: never a throw, never a hang; refused with a sentence, or a position that plays on. */
export const main = (args: readonly string[]): Promise<number> =>
  withUsage(USAGE, async () => {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ args: [...args], options: { count: text, seed: text } });
    const count = whole(values.count, 'count', 1000, 1);
    const seed = whole(values.seed, 'seed', 1);
    const told = await fuzz(await opened(undefined), count, seed, watch());
    for (const [outcome, times] of Object.entries(told.outcomes).sort()) console.log(`${String(times).padStart(7)}  ${outcome}`);
    console.log(
      `slowest ${told.slowest.milliseconds.toFixed(1)} ms: case ${told.slowest.at}, ${told.slowest.name}; on average ${told.mean.toFixed(1)} ms`,
    );
    for (const { at, name, error, input } of told.violations) {
      const path = join(mkdtempSync(join(tmpdir(), 'torch-fuzz-')), `case-${seed}-${at}.txt`);
      writeFileSync(path, `${name}\n${error}\n\n${input}`);
      console.error(`case ${at}, ${name}: ${error.split('\n')[0]} (${path})`);
    }
    console.log(`${count} damaged saves, ${told.violations.length} violations`);
    return told.violations.length > 0 ? 1 : 0;
  });

type Violation = { readonly at: number; readonly name: string; readonly error: string; readonly input: string };
export type Told = {
  readonly outcomes: { readonly [outcome: string]: number };
  readonly slowest: { readonly at: number; readonly name: string; readonly milliseconds: number };
  /** Of the door alone, not of playing on. */
  readonly mean: number;
  readonly violations: readonly Violation[];
};

/** Tries `count` cases; each is made from `seed` and its number alone. `alive` hears the number of each before it is tried. */
export async function fuzz(games: readonly AnyBox[], count: number, seed: number, alive: (at: number) => void = () => {}): Promise<Told> {
  const find: Find = async (game) => games.find((box) => box.game.id === game) ?? null;
  const saves = (await Promise.all(games.map(async (box) => realSaves(box, (await box.wits()).greedy)))).flat();
  const tells: Tells = async (box) => {
    const words = wordsOf(box);
    return (event, names) => words.tell(event, names);
  };
  const outcomes: { [outcome: string]: number } = {};
  const violations: Violation[] = [];
  let slowest = { at: -1, name: '', milliseconds: 0 };
  let all = 0;
  for (let at = 0; at < count; at++) {
    alive(at);
    const random = Random.seed(seed * 1_000_003 + at);
    const { name, input, isFile } = damaged(random.pick(saves), random.pick(saves), random);
    try {
      const from = performance.now();
      const read = isFile ? await importFile(input as string, find, tells) : await readSave(input, find, tells);
      const milliseconds = performance.now() - from;
      all += milliseconds;
      if (milliseconds > slowest.milliseconds) slowest = { at, name, milliseconds };
      const outcome = judge(read, games, random);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    } catch (error) {
      violations.push({ at, name, error: error instanceof Error ? (error.stack ?? error.message) : String(error), input: shown(input) });
    }
  }
  return { outcomes, slowest, mean: all / count, violations };
}

/**
 * What became of a case.
 * @throws when a save got in that breaks a promise.
 */
function judge(read: Read, games: readonly AnyBox[], random: Random): string {
  if (read.kind === 'refused') {
    if (!read.words.endsWith('.')) throw new Error(`refused without a sentence: ${read.words}`);
    return `refused, ${read.why}${read.where === null ? '' : ', with the place'}`;
  }
  const { save } = read;
  const box = games.find(({ game }) => game.id === save.game);
  if (!box) throw new Error(`a save of ${save.game} got in`);
  const { now, checkpoint, commands } = save.session;
  holdInvariants(box, now);
  holdInvariants(box, checkpoint);
  goBackAndForth(box, save.session);
  playsOn(box, save, random);
  return `let in, ${commands.length > 0 ? 'with' : 'without'} undo`;
}

type Telling = { readonly name: string; readonly dealt?: true; readonly holds: (scene: object, content: object) => boolean };
function holdInvariants({ game, content }: AnyBox, { state, agenda, outcome }: Position<Vocabulary>): void {
  for (const { name, dealt, holds } of game.invariants as readonly unknown[] as readonly Telling[]) {
    if (!dealt && !holds({ state, agenda, outcome }, content)) throw new Error(`not so: ${name}`);
  }
}

function goBackAndForth({ game, content }: AnyBox, session: Session<Vocabulary>): void {
  let at = session;
  for (let next = redo(game, content, at); next; next = redo(game, content, at)) at = next;
  for (let next = undo(game, content, at); next; next = undo(game, content, at)) at = next;
}

function playsOn(box: AnyBox, save: Save<Vocabulary>, random: Random): void {
  const { game, content } = box;
  const words = wordsOf(box);
  const names = save.seats.map(({ name }) => name);
  let { session } = save;
  for (let i = 0; i < COMMANDS; i++) {
    const asked = prompt(game, content, session.now);
    if (!asked) break;
    if (asked.kind === 'choose' && asked.options.length === 0) throw new Error(`nothing to choose from: ${JSON.stringify(asked.choice)}`);
    if (i % 20 === 0) {
      const { view } = look(game, content, session.now, 'table');
      words.call(view, asked, names);
      words.summary(view);
      if (asked.kind === 'roll') words.roll(view, asked.roll, names);
      else for (const option of asked.options) words.option(view, asked.choice, option, names);
    }
    const acted = act(game, content, session, asked.kind === 'roll' ? { do: 'roll' } : random.pick(asked.options));
    for (const { event } of acted.events) words.tell(event, names);
    session = acted.session;
  }
  holdInvariants(box, session.now);
}

const WORDS = {
  'magic-and-mayhem': [mayhem, mayhemPast],
  'dust-up': [dustUp, dustUpPast],
  'traps-and-treasures': [traps, trapsPast],
  labyrinth: [labyrinth, labyrinthPast],
} as const;
const isTold = (game: string): game is keyof typeof WORDS => Object.hasOwn(WORDS, game);

/** The words of a game: a screen must not stumble over what the door let in. */
function wordsOf({ game, content }: AnyBox): Teller<Vocabulary> & Narrator<Vocabulary> {
  if (!isTold(game.id)) throw new Error(`nobody here can tell ${game.id}`);
  const [teller, narrator] = WORDS[game.id];
  return { ...teller(content as never), ...narrator(content as never) } as unknown as Teller<Vocabulary> & Narrator<Vocabulary>;
}

function shown(input: unknown): string {
  try {
    return typeof input === 'string' ? input : JSON.stringify(input);
  } catch {
    return 'no JSON';
  }
}

/** A thread of its own looks whether the numbers go on; when they do not, it says which case hangs and ends this program. */
function watch(): (at: number) => void {
  const shared = new Int32Array(new SharedArrayBuffer(4));
  const code = `
    const { workerData: { shared, patience } } = require('node:worker_threads');
    let last = -1, same = 0;
    setInterval(() => {
      const at = Atomics.load(shared, 0);
      same = at === last ? same + 1 : 0;
      last = at;
      if (same < patience) return;
      require('node:fs').writeSync(2, 'case ' + at + ' hangs\\n');
      process.kill(process.pid);
    }, 1000);`;
  new Worker(code, { eval: true, workerData: { shared, patience: PATIENCE } }).unref();
  return (at) => {
    Atomics.store(shared, 0, at);
    if (at % 500 === 0 && at > 0) writeSync(2, `${at} …\n`);
  };
}
