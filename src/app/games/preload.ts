import type { SaveSummary } from '../../engine/save.ts';
import { isReplaced, update } from '../service-worker/update.ts';
import { catalogue, listingOf } from './catalogue.ts';

/** Loads something. Errors are ignored here; the code that needs it loads it again and reports them. */
type Step = () => Promise<unknown>;

/** The delay between two steps in browsers without `requestIdleCallback`, in milliseconds. */
const STEP_DELAY = 200;

function idle(then: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(then);
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(then, STEP_DELAY);
  return () => clearTimeout(handle);
}

/** Runs the steps one after another while the loaded page is idle. Returns a function that cancels the remaining steps. */
export function whileIdle(steps: readonly Step[]): () => void {
  const left = [...steps];
  let cancel = (): void => undefined;
  let stopped = false;
  const next = (): void => {
    const step = left.shift();
    if (!step || stopped) return;
    cancel = idle(() => {
      if (!stopped) step().then(next, next);
    });
  };
  if (document.readyState === 'complete') next();
  else addEventListener('load', next, { once: true });
  return () => {
    stopped = true;
    removeEventListener('load', next);
    cancel();
  };
}

/** Whether the service worker has cached the files of this version. On the first visit it is still loading them; a newer version drops them. */
const isCached = (): boolean => Boolean(navigator.serviceWorker?.controller) && update.value === null && !isReplaced();

/** While the shelf is idle, loads what the next tap probably needs: the table, the newest saved game, the seats. Returns a cancel function. */
export function preloadWhenIdle(waiting: readonly SaveSummary[]): () => void {
  if (!isCached()) return () => undefined;
  const newest = waiting.map(({ game }) => listingOf(game)).find((listing) => listing !== undefined);
  const steps: Step[] = [
    () => import('../screens/TableLoader.tsx'),
    ...(newest ? [async () => newest.box?.(), () => newest.ui()] : []),
    () => import('../screens/SeatsScreen.tsx'),
    ...catalogue.map((listing) => () => listing.seating()),
  ];
  return whileIdle(steps.map((step) => async () => isCached() && step()));
}
