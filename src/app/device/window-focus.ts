/**
 * Time without window focus before a secret hand is covered, in milliseconds. Notifications, permission dialogs and the address bar take
 * the focus for a moment, while the same person holds the tablet.
 */
export const BLUR_DELAY = 3000;

/**
 * Calls `cover` when another person may see the page: at once when the page is hidden, after `BLUR_DELAY` when the window has only lost the
 * focus. Returns a cleanup function.
 */
export function onWindowBlur(cover: () => void): () => void {
  let glance: ReturnType<typeof setTimeout> | undefined;
  const back = () => clearTimeout(glance);
  const blurred = () => {
    back();
    glance = setTimeout(cover, BLUR_DELAY);
  };
  const turned = () => {
    if (document.visibilityState === 'visible') return;
    back();
    cover();
  };
  document.addEventListener('visibilitychange', turned);
  addEventListener('blur', blurred);
  addEventListener('focus', back);
  return () => {
    back();
    document.removeEventListener('visibilitychange', turned);
    removeEventListener('blur', blurred);
    removeEventListener('focus', back);
  };
}
