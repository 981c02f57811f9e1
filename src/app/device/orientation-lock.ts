/** `lock` is missing in the DOM types, because not all browsers have it. */
type Lockable = ScreenOrientation & { readonly lock?: (to: OrientationType) => Promise<void> };

/**
 * Locks the screen orientation, because the table rotates its screen itself. Only an installed app on Android may do this. On other devices
 * people can use the device's own setting.
 */
export function lockOrientation(): void {
  const orientation: Lockable | undefined = globalThis.screen?.orientation;
  try {
    orientation?.lock?.(orientation.type).catch(() => undefined);
  } catch {
    // older browsers throw synchronously
  }
}

/** Unlocks the screen orientation. */
export function unlockOrientation(): void {
  globalThis.screen?.orientation?.unlock?.();
}
