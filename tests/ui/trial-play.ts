import { mayhemModule } from '../../src/games/magic-and-mayhem/index.ts';
import type { TrialKind } from '../../src/games/magic-and-mayhem/state/constants.ts';
import type { Mayhem } from '../../src/games/magic-and-mayhem/state/tasks.ts';
import { gameText } from '../../src/games/magic-and-mayhem/text/index.ts';
import type { Ports } from '../../src/ui/ports.ts';
import { firstSeats } from '../../src/ui/shell/seats/seat-list.ts';
import type { TableController } from '../../src/ui/table/table-controller.ts';
import { quietAutosave, quietPorts as silence } from './quiet-ports.ts';
import { dealtGame, direct, tableOf } from './table-without-screens.ts';

const { content } = mayhemModule;
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
  const save = dealtGame(mayhemModule, seats, { tiles: 9, ...options }, 7, (now) => {
    const place = { list: `${LISTS[kind]}/effects/0`, next: 0, seat: 0, hero: null, monster: null, at: now.state.heroes[0]?.at ?? 0 };
    return {
      ...now,
      agenda: [
        { do: 'end-turn', seat: 0 },
        { do: 'trial', kind, id, ...place },
      ],
    };
  });
  return tableOf(mayhemModule, direct(gameText(content)), save, { ports, isKept: false });
}

type Quiet = Pick<Ports, 'now' | 'screenState'> & { readonly voice: string | null };

/** A world in which nothing is kept and nothing is heard, but for what a test brings. */
export const quietPorts = ({ now = () => 0, voice = null, screenState = silence.screenState }: Partial<Quiet> = {}): Ports => ({
  ...silence,
  autosave: quietAutosave(),
  screenState,
  now,
  sound: { ...silence.sound },
  speech: { ...silence.speech, voice: () => voice },
});
