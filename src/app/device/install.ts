import { type ReadonlySignal, signal } from '@preact/signals';
import { installRefused, refuseInstall } from '../storage/preferences.ts';

const offered = signal<(() => void) | null>(null);
/** Shows the browser's install dialog; null when the browser does not offer it. A refusal is stored. */
export const install: ReadonlySignal<(() => void) | null> = offered;

type InstallEvent = Event & { prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }> };

/** Stores Chromium's install event for our own button. */
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
