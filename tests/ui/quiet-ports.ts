import { Autosaver } from '../../src/app/storage/autosave.ts';
import { chooseOption } from '../../src/engine/bots/choose.ts';
import type { Ports } from '../../src/ui/ports.ts';

/** Keeps whatever it is given, and forgets it. */
export const quietAutosave = (put: Ports['store']['put'] = async () => undefined) => new Autosaver({ put });
const nothing = () => undefined;
/** A world in which nothing is kept and nothing makes a noise. */
export const quietPorts = {
  store: {
    put: async () => undefined,
    saves: async () => [],
    isUnchanged: async () => false,
    setAside: async () => undefined,
    summaries: async () => [],
    turnLogs: async () => [],
    turnKeys: async () => [],
    turnStart: async () => 'There is none.',
    remove: async () => undefined,
  },
  autosave: quietAutosave(),
  screenState: { read: () => null, write: nothing },
  now: () => 0,
  seed: () => 1,
  sound: { play: nothing },
  speech: { voice: () => null, say: nothing, hush: nothing },
  wakeLock: { hold: nothing, release: nothing },
  bots: { think: chooseOption },
  build: 'test',
} as unknown as Ports;
