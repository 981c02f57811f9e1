import { type ReadonlySignal, signal } from '@preact/signals';
import { installRefused, refuseInstall } from './kept.ts';

const offered = signal<(() => void) | null>(null);
/** Asks the browser to put the app on the home screen, where it offers that. A no is remembered. */
export const install: ReadonlySignal<(() => void) | null> = offered;

type InstallEvent = Event & { prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }> };

/** Keeps Chromium's offer for our own button, outside play. */
export function watchForInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (installRefused()) return;
    offered.value = () => {
      offered.value = null;
      void (event as InstallEvent).prompt().then(({ outcome }) => {
        if (outcome === 'dismissed') refuseInstall();
      });
    };
  });
}
