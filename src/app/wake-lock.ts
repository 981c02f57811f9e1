import type { WakeLock } from '../ui/ports.ts';

/** Keeps the screen lit while a game is on the table. Browsers drop the lock when the app is hidden, so it is taken again. */
export function wakeLock(): WakeLock {
  let wanted = false;
  let lock: WakeLockSentinel | null = null;
  const take = async () => {
    if (!wanted || lock || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      lock.addEventListener('release', () => {
        lock = null;
      });
      if (!wanted) await lock.release();
    } catch {
      lock = null; // low battery, or not allowed: the game goes on without
    }
  };
  document.addEventListener('visibilitychange', () => void take());
  return {
    hold() {
      wanted = true;
      void take();
    },
    release() {
      wanted = false;
      void lock?.release();
    },
  };
}
