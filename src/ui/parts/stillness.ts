/** Whether this person asks for less motion: by the system, or by our own setting. Asked anew each time, since they may change their mind in mid-game. */
export const prefersStillness = (): boolean =>
  (globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false) || document.documentElement.hasAttribute('data-calm');
