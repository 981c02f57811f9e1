/** Where a browser can: the DOM's types do not know it, since not all have it. */
type Lockable = ScreenOrientation & { readonly lock?: (to: OrientationType) => Promise<void> };

/**
 * Asks the device to stop turning the page by itself: on a table that turns its screen to people's sides, whoever leans on the tablet
 * would turn it away from everybody. Only an installed app on Android is allowed to; elsewhere the device has a switch of its own.
 */
export function holdUpright(): void {
  const orientation: Lockable | undefined = globalThis.screen?.orientation;
  try {
    orientation?.lock?.(orientation.type).catch(() => undefined);
  } catch {
    // an older browser says no at once
  }
}

/** The device may turn the page again. */
export function letTurn(): void {
  globalThis.screen?.orientation?.unlock?.();
}
