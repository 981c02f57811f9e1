import { think } from '../../src/engine/bots/think.ts';
import type { Ports } from '../../src/ui/ports.ts';

const nothing = () => undefined;
/** A world in which nothing is kept and nothing makes a noise. */
export const quietPorts = {
  store: {
    put: async () => undefined,
    kept: async () => [],
    isOurs: async () => false,
    setAside: async () => undefined,
    tickets: async () => [],
    tales: async () => [],
    starts: async () => [],
    turn: async () => 'There is none.',
    remove: async () => undefined,
  },
  memos: { read: () => null, write: nothing },
  now: () => 0,
  seed: () => 1,
  sound: { play: nothing },
  speech: { voice: () => null, say: nothing, hush: nothing },
  wakeLock: { hold: nothing, release: nothing },
  bots: { think },
  build: 'test',
} as unknown as Ports;
