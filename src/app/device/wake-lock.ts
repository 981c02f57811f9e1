import type { WakeLock } from '../../ui/ports.ts';

/** Keeps the screen on during a game. Browsers release the lock when the page is hidden, so it is requested again. */
export function wakeLock(): WakeLock {
  let wanted = false;
  let lock: WakeLockSentinel | null = null;
  /** Prevents a second request while one is pending; its lock would never be released. */
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
      // low battery or not allowed: continue without the lock
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
      // not awaited: the next game may request a lock before this one is released
      void lock?.release();
      lock = null;
    },
  };
}
