import { signal } from '@preact/signals';
import { now } from '../../src/app/device/entropy.ts';
import { newGame } from '../../src/app/games/new-game.ts';
import { Autosaver } from '../../src/app/storage/autosave.ts';
import { storage } from '../../src/app/storage/game-store.ts';
import { unsaved } from '../../src/app/storage/unsaved-writes.ts';
import { chooseOption } from '../../src/engine/bots/choose.ts';
import type { GameTypes, Json } from '../../src/engine/game.ts';
import { asAnyGameModule } from '../../src/engine/game-module.ts';
import { Random } from '../../src/engine/random.ts';
import type { SaveWrite } from '../../src/engine/save.ts';
import { mayhemModule } from '../../src/games/magic-and-mayhem/index.ts';
import { gameText } from '../../src/games/magic-and-mayhem/text/index.ts';
import type { GameStore, Ports } from '../../src/ui/ports.ts';
import { DEFAULT_SETTINGS } from '../../src/ui/settings.ts';
import { firstSeats } from '../../src/ui/shell/seats/seat-list.ts';
import type { TableUi } from '../../src/ui/table/stage/animation-frames.ts';
import { TableController } from '../../src/ui/table/table-controller.ts';
import { box as pillowBox } from '../hidden-cards/box.ts';
import { describe as pillowDescriptions } from '../hidden-cards/descriptions.ts';
import { direct } from '../ui/table-without-screens.ts';

/**
 * Measures what a save costs, in a page without a screen: the table's own Play and the app's own storage, and beside each save a bare
 * put and get of the same bytes.
 */

export type Cost = {
  readonly command: number;
  /** Milliseconds from the hand-over until the save was committed and read back. */
  readonly save: number;
  /** Of a bare put, strict, and a get of the same bytes. */
  readonly bare: number;
  /** The longest time for which nothing else could run meanwhile. */
  readonly saveStall: number;
  readonly bareStall: number;
  /** The same while nothing was done at all, for as long as the save took: what the machine itself holds up. */
  readonly idleStall: number;
  /** All that was written, as JSON. */
  readonly bytes: number;
  /** That without the table's positions: now, where undo ends, and where a turn began. */
  readonly besides: number;
};
type Game = 'magic-and-mayhem' | 'pillow-fight';
declare global {
  var cost: {
    /** Lays a table, beside those that stand; its number. */
    deal(game: Game, seats: number, seed: number, options: Json): number;
    /** Plays so many commands at a table; each is measured, or they are only played. */
    play(table: number, commands: number, measure: boolean, stalls: boolean): Promise<{ readonly costs: Cost[]; readonly over: boolean }>;
  };
}

const GAMES = {
  'magic-and-mayhem': { box: asAnyGameModule(mayhemModule), ui: direct(gameText(mayhemModule.content)) },
  'pillow-fight': { box: asAnyGameModule(pillowBox), ui: direct(pillowDescriptions) },
} as const;
const size = (value: unknown): number => new Blob([JSON.stringify(value)]).size;

type Timing = { readonly took: number; readonly stall: number };
/** The last write that went through, and how it went. */
let last: { readonly write: SaveWrite<GameTypes>; readonly timing: Timing } | null = null;
let watching = false;
const store: GameStore = {
  ...storage,
  put: async (write) => {
    // in a task of its own: what the rules needed for the command is not what the save costs
    await nextTask();
    const timing = await timed(watching, () => storage.put(write));
    last = { write: write as unknown as SaveWrite<GameTypes>, timing };
  },
};
const ports: Ports = {
  store,
  autosave: new Autosaver({ put: store.put }, unsaved),
  now,
  seed: () => 1,
  screenState: { read: () => null, write: () => undefined },
  sound: { play: () => undefined },
  speech: { voice: () => null, say: () => undefined, hush: () => undefined },
  wakeLock: { hold: () => undefined, release: () => undefined },
  bots: { think: chooseOption },
  build: 'cost',
};
const settings = signal({ ...DEFAULT_SETTINGS, speed: 'off' as const });

const tables: TableController<GameTypes>[] = [];
const random = Random.seed(1);

globalThis.cost = {
  deal(game, seats, seed, options) {
    const { box, ui } = GAMES[game];
    const save = newGame(box, firstSeats(seats, [], []), options, seed);
    return tables.push(new TableController<GameTypes>(box, ui as unknown as TableUi<GameTypes>, save, ports, settings, false)) - 1;
  },
  async play(table, commands, measure, stalls) {
    const controller = tables[table];
    if (!controller) throw new Error('deal first');
    const costs: Cost[] = [];
    await written(controller);
    for (let i = 0; i < commands && controller.save.value.session.now.outcome === null; i++) {
      if (measure) costs.push(await measured(controller, stalls));
      else {
        act(controller);
        if (i % 10 === 9) await written(controller);
      }
    }
    await written(controller);
    return { costs, over: controller.save.value.session.now.outcome !== null };
  },
};

/** Answers at random. */
function act(controller: TableController<GameTypes>): void {
  const before = controller.revision;
  if (controller.veil.value !== null) controller.liftVeil(controller.revision);
  const { prompt } = controller;
  if (prompt?.kind === 'roll') controller.roll(controller.revision);
  else if (prompt?.kind === 'choose')
    controller.choose(prompt.options.length === 1 ? 0 : random.int(prompt.options.length), controller.revision);
  if (controller.revision === before) throw new Error(`nothing to do at ${before}`);
}
const written = (controller: TableController<GameTypes>): Promise<void> =>
  new Promise((done) => {
    const stop = controller.saved.subscribe((saved) => {
      if (saved !== controller.revision) return;
      done();
      queueMicrotask(() => stop());
    });
  });

const nextTask = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(0);
  });

async function measured(controller: TableController<GameTypes>, stalls: boolean): Promise<Cost> {
  if (controller.veil.value !== null) {
    controller.liftVeil(controller.revision);
    await written(controller);
  }
  watching = stalls;
  act(controller);
  await written(controller);
  if (!last) throw new Error('nothing was written');
  const { write, timing: saving } = last;
  await nextTask();
  const bare = await timed(stalls, () => putAndGet(write));
  const idle = await timed(stalls, () => new Promise((done) => setTimeout(done, stalls ? saving.took : 0)));
  const { save, turnStarts: starts } = write;
  const { now: position, checkpoint } = save.session;
  const positions = [position, checkpoint, ...starts.map(({ at }) => at)].reduce((sum, one) => sum + size(one), 0);
  const bytes = size(write);
  return {
    command: save.revision,
    save: saving.took,
    bare: bare.took,
    saveStall: saving.stall,
    bareStall: bare.stall,
    idleStall: idle.stall,
    bytes,
    besides: bytes - positions,
  };
}

/** How long it took, and, if one wants to know, how long at most nothing else could run. */
async function timed(stalls: boolean, work: () => Promise<void>): Promise<Timing> {
  let stall = 0;
  let running = stalls;
  const from = performance.now();
  let beat = from;
  const { port1, port2 } = new MessageChannel();
  const look = () => {
    const at = performance.now();
    stall = Math.max(stall, at - beat);
    beat = at;
  };
  port1.onmessage = () => {
    look();
    if (running) port2.postMessage(0);
  };
  if (stalls) port2.postMessage(0);
  await work();
  const took = performance.now() - from;
  if (stalls) look();
  running = false;
  port1.close();
  return { took, stall };
}

const bareDatabase = new Promise<IDBDatabase>((resolve, reject) => {
  const request = indexedDB.open('bare', 1);
  request.onupgradeneeded = () => request.result.createObjectStore('bare');
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});
async function putAndGet(value: unknown): Promise<void> {
  const database = await bareDatabase;
  await new Promise<void>((resolve, reject) => {
    const transaction = database.transaction('bare', 'readwrite', { durability: 'strict' });
    transaction.objectStore('bare').put(value, 'one');
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
  });
  await new Promise<void>((resolve, reject) => {
    const request = database.transaction('bare').objectStore('bare').get('one');
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}
