import { hasSavedGames, installRefused } from '../storage/preferences.ts';

/**
 * Which hint about installing to show: that an insecure origin cannot be installed, or how to install in Safari or Firefox.
 */
type HomeScreenHint = 'insecure' | 'safari' | 'firefox';

/** `standalone` exists in Safari on iPads and iPhones: whether the app is installed. Their user agent may be that of a Mac. */
type SafariNavigator = Navigator & { readonly standalone?: boolean };

const INSTALLED = '(display-mode: standalone), (display-mode: fullscreen), (display-mode: minimal-ui)';

/** The hint for this browser; null when it offers installation itself, the app is installed, or installing is impossible. */
function hintHere(): HomeScreenHint | null {
  const { standalone }: SafariNavigator = navigator;
  if (standalone === true || matchMedia(INSTALLED).matches) return null;
  if (window.isSecureContext === false) return 'insecure';
  if ('onbeforeinstallprompt' in window) return null;
  // Macs have no touch screen and no home screen
  if (standalone === false && navigator.maxTouchPoints > 0) return 'safari';
  return /Android.* Firefox\//.test(navigator.userAgent) ? 'firefox' : null;
}

/** The hint to show now, or null. Installation steps are shown only after a game was played or while one is `waiting`. */
export function hintNow(waiting: boolean): HomeScreenHint | null {
  if (installRefused()) return null;
  const hint = hintHere();
  return hint === 'insecure' || waiting || hasSavedGames() ? hint : null;
}
