import { signal } from '@preact/signals';
import { Autosaver } from '../../src/app/storage/autosave.ts';
import { chooseOption } from '../../src/engine/bots/choose.ts';
import type { GameTypes } from '../../src/engine/game.ts';
import type { Save } from '../../src/engine/save.ts';
import { newSave } from '../../src/engine/save-records.ts';
import { startSession } from '../../src/engine/session.ts';
import { mayhemModule } from '../../src/games/magic-and-mayhem/index.ts';
import type { TrialKind } from '../../src/games/magic-and-mayhem/state/constants.ts';
import type { Mayhem } from '../../src/games/magic-and-mayhem/state/tasks.ts';
import { gameText } from '../../src/games/magic-and-mayhem/text/index.ts';
import type { Ports } from '../../src/ui/ports.ts';
import { DEFAULT_SETTINGS } from '../../src/ui/settings.ts';
import { firstSeats } from '../../src/ui/shell/seats/seat-list.ts';
import { TableController } from '../../src/ui/table/table-controller.ts';
import { direct } from './table-without-screens.ts';

const { game, content } = mayhemModule;
const LISTS = { riddle: 'talking-door-handle', twister: 'parrot-choir', challenge: 'yawning-gargoyle' } as const;

export type Asked = {
  readonly kind: TrialKind;
  readonly id: string;
  /** Names of the people, clockwise; the first is asked. */
  readonly people?: readonly string[];
  readonly bots?: readonly number[];
  /** The seats of those who are read to. */
  readonly listen?: readonly number[];
  readonly options?: object;
};

/** A table that waits for the answer to a trial. */
export function askedPlay(
  { kind, id, people = ['Mira', 'Lotte', 'Otto'], bots = [], listen = [], options = {} }: Asked,
  ports: Ports,
): TableController<Mayhem> {
  const emblems = ['sun', 'bolt', 'cloud', 'moon', 'fish', 'clover', 'spark', 'bell'] as const;
  const known = people.map((name, i) => ({ name, emblem: emblems[i] ?? 'sun' }));
  const seats = firstSeats(people.length, known, bots).map((one, i) =>
    listen.includes(i) ? { ...one, reading: 'is-read-to' as const } : one,
  );
  const dealt = startSession(game, content, seats.length, { tiles: 9, ...options }, 7);
  const { now } = dealt.session;
  const place = { list: `${LISTS[kind]}/effects/0`, next: 0, seat: 0, hero: null, monster: null, at: now.state.heroes[0]?.at ?? 0 };
  const at = {
    ...now,
    agenda: [
      { do: 'end-turn' as const, seat: 0 },
      { do: 'trial' as const, kind, id, ...place },
    ],
  };
  const asked = { ...dealt, session: { ...dealt.session, checkpoint: at, now: at } };
  const facts = { id: 'trial', seats, options: { tiles: 9, ...options }, build: 'test', now: 0 };
  const save = newSave(mayhemModule as never, asked as never, facts) as Save<GameTypes> as unknown as Save<Mayhem>;
  const settings = signal({ ...DEFAULT_SETTINGS, speed: 'off' as const });
  return new TableController<Mayhem>(mayhemModule, direct(gameText(content)), save, ports, settings, false);
}

type Quiet = Pick<Ports, 'now' | 'screenState'> & { readonly voice: string | null };

/** A world in which nothing is kept and nothing is heard, but for what a test brings. */
export function quietPorts({
  now = () => 0,
  voice = null,
  screenState: memos = { read: () => null, write: () => undefined },
}: Partial<Quiet> = {}): Ports {
  const nothing = () => undefined;
  const store = {
    put: async () => undefined,
    saves: async () => [],
    isUnchanged: async () => false,
    summaries: async () => [],
    turnLogs: async () => [],
    turnKeys: async () => [],
  };
  return {
    store: store as unknown as Ports['store'],
    autosave: new Autosaver({ put: store.put }),
    screenState: memos,
    now,
    seed: () => 1,
    sound: { play: nothing },
    speech: { voice: () => voice, say: nothing, hush: nothing },
    wakeLock: { hold: nothing, release: nothing },
    bots: { think: chooseOption },
    build: 'test',
  };
}
