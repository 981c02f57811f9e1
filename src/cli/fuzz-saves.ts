import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { importFile } from '../app/import-export/exported-save-file.ts';
import { type FindGame, type ImportResult, importSave, type LoadEventText } from '../app/import-export/import-save.ts';
import { randomPolicy } from '../engine/bots/random.ts';
import type { GameTypes, Position } from '../engine/game.ts';
import type { AnyGameModule } from '../engine/game-module.ts';
import { Random } from '../engine/random.ts';
import type { Save } from '../engine/save.ts';
import { saveAfterCommand } from '../engine/save-records.ts';
import { act, observe, prompt, redo, type Session, seal, undo } from '../engine/session.ts';
import type { GameText } from '../engine/shared/game-text.ts';
import { imagine, playOut } from '../engine/simulate.ts';
import { gameText as dustUp } from '../games/dust-up/text/index.ts';
import { gameText as labyrinth } from '../games/labyrinth/text/index.ts';
import { gameText as mayhem } from '../games/magic-and-mayhem/text/index.ts';
import { gameText as traps } from '../games/traps-and-treasures/text/index.ts';
import { integerOption, loadGameModules, withUsage } from './arguments.ts';
import { damaged, realSaves } from './damaged-saves.ts';
import { progress } from './progress.ts';

const USAGE = 'npm run fuzz:saves -- [--count N] [--seed S]';
/** How many commands are played after an accepted import. */
const COMMANDS = 300;
/** A case that needs more CPU time hangs. CPU time, since other programs slow the clock time down. */
const MAX_CPU_SECONDS = 30;

/** Imports damaged saves and files. The import must never throw or hang: it refuses with a sentence, or the position is playable. */
export const main = (args: readonly string[]): Promise<number> =>
  withUsage(USAGE, async () => {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ args: [...args], options: { count: text, seed: text } });
    const count = integerOption(values.count, 'count', 1000, 1);
    const seed = integerOption(values.seed, 'seed', 1);
    const told = await fuzz(await loadGameModules(undefined), count, seed, startWatchdog(), ({ at, name, error, input }) => {
      const path = join(mkdtempSync(join(tmpdir(), 'torch-fuzz-')), `case-${seed}-${at}.txt`);
      writeFileSync(path, `${name}\n${error}\n\n${input}`);
      console.error(`case ${at}, ${name}: ${error.split('\n')[0]} (${path})`);
    });
    for (const [outcome, times] of Object.entries(told.outcomes).sort()) console.log(`${String(times).padStart(7)}  ${outcome}`);
    console.log(
      `slowest ${told.slowest.milliseconds.toFixed(1)} ms: case ${told.slowest.at}, ${told.slowest.name}; on average ${told.mean.toFixed(1)} ms`,
    );
    console.log(`${count} damaged saves, ${told.violations.length} violations`);
    return told.violations.length > 0 ? 1 : 0;
  });

type Violation = { readonly at: number; readonly name: string; readonly error: string; readonly input: string };
export type FuzzResult = {
  readonly outcomes: { readonly [outcome: string]: number };
  readonly slowest: { readonly at: number; readonly name: string; readonly milliseconds: number };
  /** The mean time of the import alone, in milliseconds. */
  readonly mean: number;
  readonly violations: readonly Violation[];
};

/**
 * Tries `count` cases. Each depends only on `seed` and its number. `alive` is called with the number of each case before it starts, `found`
 * with each violation.
 */
export async function fuzz(
  games: readonly AnyGameModule[],
  count: number,
  seed: number,
  alive: (at: number) => void = () => {},
  found: (violation: Violation) => void = () => {},
): Promise<FuzzResult> {
  const find: FindGame = async (game) => games.find((gameModule) => gameModule.game.id === game) ?? null;
  const saves = (await Promise.all(games.map(async (gameModule) => realSaves(gameModule, gameModule.bots.greedy)))).flat();
  const tells: LoadEventText = async (gameModule) => {
    const words = gameTextOf(gameModule);
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
      const read = isFile ? await importFile(input as string, find, tells) : await importSave(input, find, tells);
      const milliseconds = performance.now() - from;
      all += milliseconds;
      if (milliseconds > slowest.milliseconds) slowest = { at, name, milliseconds };
      const outcome = await judge(read, games, find, tells, random);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    } catch (error) {
      const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
      const violation = { at, name, error: words, input: asText(input) };
      violations.push(violation);
      found(violation);
    }
    progress('damaged saves', at + 1, count);
  }
  return { outcomes, slowest, mean: all / count, violations };
}

/**
 * The outcome of a case.
 * @throws when an accepted save is wrong.
 */
async function judge(
  read: ImportResult,
  games: readonly AnyGameModule[],
  find: FindGame,
  tells: LoadEventText,
  random: Random,
): Promise<string> {
  if (read.kind === 'refused') {
    if (!read.words.endsWith('.')) throw new Error(`refused without a sentence: ${read.words}`);
    return `refused, ${read.why}${read.where === null ? '' : ', with the place'}`;
  }
  const { save } = read;
  const gameModule = games.find(({ game }) => game.id === save.game);
  if (!gameModule) throw new Error(`a save of the unknown game ${save.game} was accepted`);
  const { now, checkpoint, commands } = save.session;
  assertInvariants(gameModule, now);
  assertInvariants(gameModule, checkpoint);
  undoAndRedoAll(gameModule, save.session);
  await playOn(gameModule, save, find, tells, random);
  return `let in, ${commands.length > 0 ? 'with' : 'without'} undo`;
}

type InvariantCheck = { readonly name: string; readonly dealt?: true; readonly holds: (scene: object, content: object) => boolean };
function assertInvariants({ game, content }: AnyGameModule, { state, agenda, outcome }: Position<GameTypes>): void {
  for (const { name, dealt, holds } of game.invariants as readonly unknown[] as readonly InvariantCheck[]) {
    if (!dealt && !holds({ state, agenda, outcome }, content)) throw new Error(`broken invariant: ${name}`);
  }
}

function undoAndRedoAll({ game, content }: AnyGameModule, session: Session<GameTypes>): void {
  let at = session;
  for (let next = redo(game, content, at); next; next = redo(game, content, at)) at = next;
  for (let next = undo(game, content, at); next; next = undo(game, content, at)) at = next;
}

/** Plays on. From time to time it makes the texts and views, imagines the position and checks the invariants. At the end it imports the save again. */
async function playOn(
  gameModule: AnyGameModule,
  start: Save<GameTypes>,
  find: FindGame,
  tells: LoadEventText,
  random: Random,
): Promise<void> {
  const { game, content } = gameModule;
  const words = gameTextOf(gameModule);
  const names = start.seats.map(({ name }) => name);
  let save = start;
  for (let i = 0; i < COMMANDS; i++) {
    const currentPrompt = prompt(game, content, save.session.now);
    if (!currentPrompt) break;
    if (currentPrompt.kind === 'choose' && currentPrompt.options.length === 0)
      throw new Error(`no options for ${JSON.stringify(currentPrompt.choice)}`);
    if (i % 20 === 0) {
      assertInvariants(gameModule, save.session.now);
      for (let seat = 0; seat < names.length; seat++) observe(game, content, save.session.now, seat);
      imagineAndPlay(gameModule, save.session.now, random.int(names.length), random);
      const { view } = observe(game, content, save.session.now, 'table');
      words.call(view, currentPrompt, names);
      words.summary(view);
      if (currentPrompt.kind === 'roll') words.roll(view, currentPrompt.roll, names);
      else for (const option of currentPrompt.options) words.option(view, currentPrompt.choice, option, names);
    }
    const command = currentPrompt.kind === 'roll' ? ({ do: 'roll' } as const) : random.pick(currentPrompt.options);
    const acted = act(game, content, save.session, command);
    for (const { event } of acted.events) words.tell(event, names);
    save = saveAfterCommand(save, acted, command, currentPrompt.seat);
  }
  assertInvariants(gameModule, save.session.now);
  const sealed = { ...save, session: seal(save.session, 'loaded') };
  const read = await importSave(structuredClone(sealed), find, tells);
  if (read.kind === 'refused') throw new Error(`the import refuses the save after more play: ${read.words} (${read.where})`);
}

/** Plays on from an imagined position, as a bot does. */
function imagineAndPlay({ game, content }: AnyGameModule, at: Position<GameTypes>, seat: number, random: Random): void {
  playOut(imagine(game, content, at, seat, random), randomPolicy(random), 10);
}

const GAME_TEXTS = {
  'magic-and-mayhem': mayhem,
  'dust-up': dustUp,
  'traps-and-treasures': traps,
  labyrinth,
} as const;
const hasText = (game: string): game is keyof typeof GAME_TEXTS => Object.hasOwn(GAME_TEXTS, game);

/** The texts of a game. They must not throw for an accepted save. */
function gameTextOf({ game, content }: AnyGameModule): GameText<GameTypes> {
  if (!hasText(game.id)) throw new Error(`no game text for ${game.id}`);
  return GAME_TEXTS[game.id](content as never) as unknown as GameText<GameTypes>;
}

function asText(input: unknown): string {
  try {
    return typeof input === 'string' ? input : JSON.stringify(input);
  } catch {
    return 'no JSON';
  }
}

/** Starts a worker that ends this program when a case hangs, and prints the number of the case. */
function startWatchdog(): (at: number) => void {
  const shared = new Int32Array(new SharedArrayBuffer(4));
  const code = `
    const { workerData: { shared, patience } } = require('node:worker_threads');
    let last = -1, since = 0;
    setInterval(() => {
      const at = Atomics.load(shared, 0);
      const used = process.cpuUsage().user / 1e6;
      if (at !== last) [last, since] = [at, used];
      if (used - since < patience) return;
      require('node:fs').writeSync(2, 'case ' + at + ' hangs\\n');
      process.kill(process.pid);
    }, 1000);`;
  new Worker(code, { eval: true, workerData: { shared, patience: MAX_CPU_SECONDS } }).unref();
  return (at) => {
    Atomics.store(shared, 0, at);
  };
}
