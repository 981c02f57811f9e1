import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { GameTypes } from '../../engine/game.ts';
import type { SaveWrite } from '../../engine/save.ts';
import { BUILD } from '../build-name.ts';
import { claimOwnership, endOwnership, TOKEN } from './ownership-token.ts';
import { forgetNewest } from './save-slots.ts';
import { unsaved } from './unsaved-writes.ts';

/**
 * One window owns a game. Web Locks (or, where they are missing, a question over a channel) tell whether another one has it; a token
 * in the storage itself, looked at inside every write, makes sure that a window which has lost the game cannot write it any more.
 * A window keeps a game until all of it is saved, also after its table was left, and hands what is not saved to the window that takes it over.
 */

/** How long a lock may take to come free when the page was only loaded again, and how long another window has for its answer. */
const PATIENCE = 600;

/** How long a window from which a game is taken has to hand over what is not saved: on a busy device it takes a while. */
const HAND_OVER = 10_000;

export type WindowLock = {
  /** Another window has taken the game over. */
  readonly lost: ReadonlySignal<boolean>;
  readonly release: () => void;
};
/** A game that this window has, or is about to get. */
type Held = {
  readonly lost: Signal<boolean>;
  /** Whether it takes the game from whoever has it. */
  readonly steals: boolean;
  /** How many claims on it are not released yet. */
  claims: number;
  /** Whether this window has got it. */
  readonly got: Promise<boolean>;
  readonly letGo: () => void;
};
/** From a window that has lost a game to the one that has taken it: what is not saved, if anything, and how far the storage has it. `from`: its token. */
type HandOver = {
  readonly do: 'hand-over';
  readonly id: string;
  readonly from: string;
  readonly write: SaveWrite<GameTypes> | null;
  readonly saved: number;
};
type Message =
  | { readonly do: 'who-has' | 'i-have' | 'let-go'; readonly id: string }
  | { readonly do: 'taken'; readonly id: string; readonly from: string }
  | HandOver;

const held = new Map<string, Held>();
/** The channels of games that this window has lost, and of which no window has taken over yet what is not saved. */
const owing = new Map<string, BroadcastChannel>();

const after = (milliseconds: number): Promise<void> => new Promise((go) => setTimeout(go, milliseconds));
/** A promise, and what fulfils it. */
function later(): readonly [Promise<void>, () => void] {
  let fulfil: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    fulfil = resolve;
  });
  return [promise, fulfil];
}

const lockName = (id: string): string => `pass-the-torch/game/${id}`;
const channel = (): BroadcastChannel | null => ('BroadcastChannel' in globalThis ? new BroadcastChannel('pass-the-torch') : null);

const forget = (id: string, mine: Held): void => {
  if (held.get(id) === mine) held.delete(id);
};

/** Whether other windows can be asked whether they have a game. */
export const canAsk = (): boolean => 'locks' in navigator || 'BroadcastChannel' in globalThis;

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

/**
 * Holds the lock until `until`; false when another window is seen to keep it. A device that is only busy is waited for. Null where there are
 * no locks to be had: in an old browser, in one that keeps nothing of this site, and now and then on a full disk.
 */
function hold(id: string, steal: boolean, until: Promise<void>, onLost: () => void): Promise<boolean | null> {
  if (!('locks' in navigator)) return Promise.resolve(null);
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
        else resolve(waiting.signal.aborted ? false : null);
      });
  });
}

/** Stops listening for a window that takes over what is not saved of a game. */
function settle(id: string): void {
  owing.get(id)?.close();
  owing.delete(id);
}

/** Takes in what the window that had the game hands over. The storage may have more than this window remembers. */
function takeIn({ id, write, saved }: HandOver): void {
  const waiting = unsaved.get(id);
  if (waiting && saved >= waiting.save.revision) unsaved.drop(id);
  // another version of the app may have made it
  if (write) unsaved.add(write, write.save.build === BUILD);
}

/** Asks for a game, takes it from another window if `steal`, and listens for those that ask for it. */
function acquire(id: string, steal: boolean): Held {
  const lost = signal(false);
  const line = channel();
  const say = (message: Message) => line?.postMessage(message);
  const [until, end] = later();
  const [handing, handed] = later();
  let state: 'asking' | 'mine' | 'over' = 'asking';
  const lose = () => {
    if (state === 'over') return;
    if (line && state === 'mine') owing.set(id, line);
    else line?.close();
    handed();
    state = 'over';
    forget(id, mine);
    endOwnership(id);
    end();
    lost.value = true;
  };
  /** What is not saved stays here, too, until it is seen to be saved. */
  const handOver = () => say({ do: 'hand-over', id, from: TOKEN, write: unsaved.get(id), saved: unsaved.saved(id).peek() });
  if (line)
    line.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.id !== id) return;
      if (data.do === 'who-has' && state === 'mine') say({ do: 'i-have', id });
      if (data.do === 'let-go') {
        if (state === 'mine') lose();
        // Only now: whoever asks listens. The lock may have been lost before the other window's channel was open.
        if (owing.get(id) === line) handOver();
      }
      if (data.do === 'taken' && data.from === TOKEN && owing.get(id) === line) {
        settle(id);
        unsaved.markShared(id);
      }
      // later on it would come between the moves that are played here
      if (data.do === 'hand-over' && state === 'asking' && steal) {
        takeIn(data);
        say({ do: 'taken', id, from: data.from });
        handed();
      }
    };
  const get = async (): Promise<boolean> => {
    const granted = (await hold(id, steal, until, lose)) ?? (steal || !(await answered(id)));
    if (!granted) {
      line?.close();
      return false;
    }
    forgetNewest(id);
    settle(id);
    if (steal && line) {
      say({ do: 'let-go', id });
      await Promise.race([handing, after(HAND_OVER)]);
    }
    // a third window may have taken it meanwhile
    if (lost.value) return true;
    state = 'mine';
    // storage that does not answer is no reason not to play: the first save will say so
    await Promise.race([claimOwnership(id, lose).catch(() => undefined), after(PATIENCE)]);
    return true;
  };
  const letGo = () => {
    state = 'over';
    end();
    line?.close();
  };
  const mine: Held = { lost, steals: steal, claims: 0, got: get(), letGo };
  return mine;
}

/** Lets a game go that nobody at this window needs any more, once all of it is saved. */
function letGoWhenDone(id: string): void {
  const mine = held.get(id);
  if (!mine || mine.claims > 0 || unsaved.get(id)) return;
  held.delete(id);
  mine.letGo();
}
unsaved.onDone(letGoWhenDone);

/** Makes this window the owner of a game; null when another window is, unless `steal`. */
export async function lockGame(id: string, steal = false): Promise<WindowLock | null> {
  const there = held.get(id);
  // one that only asks takes nothing over
  if (there && steal && !there.steals && !(await there.got)) forget(id, there);
  const mine = held.get(id) ?? acquire(id, steal);
  held.set(id, mine);
  mine.claims++;
  let released = false;
  const release = () => {
    if (released) return;
    released = true;
    mine.claims--;
    letGoWhenDone(id);
  };
  if (await mine.got) return { lost: mine.lost, release };
  forget(id, mine);
  return null;
}
