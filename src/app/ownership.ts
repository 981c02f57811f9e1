import { type ReadonlySignal, signal } from '@preact/signals';
import { freshId } from './entropy.ts';
import { own } from './owner.ts';
import { disown } from './storage.ts';

/**
 * One window owns a game. Web Locks (or, where they are missing, a question over a channel) tell whether another one has it; a token
 * in the storage itself, looked at inside every write, makes sure that a window which has lost the game cannot write it any more.
 */

/** How long a lock may take to come free when the page was only loaded again, and how long another window has for its answer. */
const PATIENCE = 600;

export type Claim = {
  /** Another window has taken the game over. */
  readonly lost: ReadonlySignal<boolean>;
  readonly release: () => void;
};
type Message = { readonly do: 'who-has' | 'i-have' | 'let-go'; readonly id: string };

const lockName = (id: string): string => `pass-the-torch/game/${id}`;
const channel = (): BroadcastChannel | null => ('BroadcastChannel' in globalThis ? new BroadcastChannel('pass-the-torch') : null);

/** Whether a window answers that it has the game. */
function answered(id: string): Promise<boolean> {
  const line = channel();
  if (!line) return Promise.resolve(false);
  return new Promise((resolve) => {
    const done = (yes: boolean) => {
      clearTimeout(timer);
      line.close();
      resolve(yes);
    };
    const timer = setTimeout(() => done(false), PATIENCE);
    line.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.do === 'i-have' && data.id === id) done(true);
    };
    line.postMessage({ do: 'who-has', id } satisfies Message);
  });
}

/** Whether one window has the lock while another (and that is we) waits for it. */
async function isContested(id: string): Promise<boolean> {
  const { held = [], pending = [] } = await navigator.locks.query();
  return [held, pending].every((locks) => locks.some(({ name }) => name === lockName(id)));
}

/** Holds the lock until `until`; false when another window is seen to keep it. A device that is only busy is waited for. */
function hold(id: string, steal: boolean, until: Promise<void>, onLost: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const options: LockOptions = steal ? { steal: true } : { signal: waiting.signal };
    let held = false;
    const look = async () => {
      const contested = await isContested(id).catch(() => true);
      if (held) return;
      if (contested) waiting.abort();
      else timer = setTimeout(look, PATIENCE);
    };
    let timer = setTimeout(look, PATIENCE);
    navigator.locks
      .request(lockName(id), options, () => {
        held = true;
        clearTimeout(timer);
        resolve(true);
        return until;
      })
      .catch(() => {
        clearTimeout(timer);
        if (held) onLost();
        // a browser that keeps nothing of this site has no locks either: one can play all the same
        else resolve(!waiting.signal.aborted);
      });
  });
}

/** Makes this window the owner of a game; null when another window is, unless `steal`. */
export async function claim(id: string, steal = false): Promise<Claim | null> {
  const token = freshId();
  const lost = signal(false);
  let letGo: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const lose = () => {
    lost.value = true;
    letGo();
    disown(id, token);
  };
  if ('locks' in navigator) {
    if (!(await hold(id, steal, until, lose))) return null;
  } else if (!steal && (await answered(id))) return null;

  const line = channel();
  if (line) {
    if (steal) line.postMessage({ do: 'let-go', id } satisfies Message);
    line.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.id !== id || lost.value) return;
      if (data.do === 'who-has') line.postMessage({ do: 'i-have', id } satisfies Message);
      if (data.do === 'let-go') lose();
    };
  }
  // storage that does not answer is no reason not to play: the first save will say so
  const owning = own(id, token, lose).catch(() => undefined);
  await Promise.race([owning, new Promise((go) => setTimeout(go, PATIENCE))]);
  return {
    lost,
    release: () => {
      letGo();
      line?.close();
    },
  };
}
