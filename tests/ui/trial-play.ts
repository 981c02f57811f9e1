import { signal } from '@preact/signals';
import { think } from '../../src/engine/bots/think.ts';
import type { Vocabulary } from '../../src/engine/game.ts';
import { newSave } from '../../src/engine/records.ts';
import type { Save } from '../../src/engine/save.ts';
import { start } from '../../src/engine/session.ts';
import { mayhemBox } from '../../src/games/magic-and-mayhem/box.ts';
import { narrator } from '../../src/games/magic-and-mayhem/describe/narrator.ts';
import { teller } from '../../src/games/magic-and-mayhem/describe/teller.ts';
import type { Mayhem } from '../../src/games/magic-and-mayhem/vocabulary.ts';
import type { TrialKind } from '../../src/games/magic-and-mayhem/words.ts';
import type { Ports } from '../../src/ui/ports.ts';
import { DEFAULT_SETTINGS } from '../../src/ui/settings.ts';
import { firstSeats } from '../../src/ui/shell/SeatList.ts';
import { Play } from '../../src/ui/table/play.ts';
import { direct } from './direct.ts';

const { game, content } = mayhemBox;
const LISTS = { riddle: 'talking-door-handle', twister: 'parrot-choir', challenge: 'yawning-gargoyle' } as const;

export type Asked = {
  readonly kind: TrialKind;
  readonly id: string;
  /** Names of the people, clockwise; the first is asked. */
  readonly people?: readonly string[];
  readonly bots?: readonly number[];
  readonly options?: object;
};

/** A table that waits for the answer to a trial. */
export function askedPlay({ kind, id, people = ['Mira', 'Lotte', 'Otto'], bots = [], options = {} }: Asked, ports: Ports): Play<Mayhem> {
  const emblems = ['sun', 'bolt', 'cloud', 'moon', 'fish', 'clover', 'spark', 'bell'] as const;
  const known = people.map((name, i) => ({ name, emblem: emblems[i] ?? 'sun' }));
  const seats = firstSeats(people.length, known, bots);
  const dealt = start(game, content, seats.length, { tiles: 9, ...options }, 7);
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
  const save = newSave(mayhemBox as never, asked as never, facts) as Save<Vocabulary> as unknown as Save<Mayhem>;
  const settings = signal({ ...DEFAULT_SETTINGS, speed: 'off' as const });
  return new Play<Mayhem>(mayhemBox, direct(teller(content), narrator(content)), save, ports, settings, false);
}

type Quiet = Pick<Ports, 'now' | 'memos'> & { readonly voice: string | null };

/** A world in which nothing is kept and nothing is heard, but for what a test brings. */
export function quietPorts({
  now = () => 0,
  voice = null,
  memos = { read: () => null, write: () => undefined },
}: Partial<Quiet> = {}): Ports {
  const nothing = () => undefined;
  const store = {
    put: async () => undefined,
    kept: async () => [],
    isOurs: async () => false,
    tickets: async () => [],
    tales: async () => [],
    starts: async () => [],
  };
  return {
    store: store as unknown as Ports['store'],
    memos,
    now,
    seed: () => 1,
    sound: { play: nothing },
    speech: { voice: () => voice, say: nothing, hush: nothing },
    wakeLock: { hold: nothing, release: nothing },
    bots: { think },
    build: 'test',
  };
}
