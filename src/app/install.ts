import { type ReadonlySignal, signal } from '@preact/signals';

const REFUSED = 'pass-the-torch/no-install';
const offered = signal<(() => void) | null>(null);
/** Asks the browser to put the app on the home screen, where it offers that. A no is remembered. */
export const install: ReadonlySignal<(() => void) | null> = offered;

type InstallEvent = Event & { prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }> };

/** Keeps Chromium's offer for our own button, outside play. */
export function watchForInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (localStorage.getItem(REFUSED)) return;
    offered.value = () => {
      offered.value = null;
      void (event as InstallEvent).prompt().then(({ outcome }) => {
        if (outcome === 'dismissed') localStorage.setItem(REFUSED, 'yes');
      });
    };
  });
}
