/** Whether reduced motion is on, in the system or in our settings. Read at each call, because it may change during a game. */
export const prefersReducedMotion = (): boolean =>
  (globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false) || document.documentElement.hasAttribute('data-calm');
