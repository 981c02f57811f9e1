import type { WakeLock } from '../ui/ports.ts';

/** Keeps the screen lit while a game is on the table. Browsers drop the lock when the app is hidden, so it is taken again. */
export function wakeLock(): WakeLock {
  let wanted = false;
  let lock: WakeLockSentinel | null = null;
  /** A second lock while one is asked for would never be given back. */
  let asking = false;
  const take = async () => {
    if (!wanted || lock || asking || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    asking = true;
    try {
      const taken = await navigator.wakeLock.request('screen');
      taken.addEventListener('release', () => {
        if (lock === taken) lock = null;
      });
      if (wanted) lock = taken;
      else await taken.release();
    } catch {
      // low battery, or not allowed: the game goes on without
    }
    asking = false;
  };
  document.addEventListener('visibilitychange', () => void take());
  return {
    hold() {
      wanted = true;
      void take();
    },
    release() {
      wanted = false;
      // the next game may ask for one before this one has gone
      void lock?.release();
      lock = null;
    },
  };
}
