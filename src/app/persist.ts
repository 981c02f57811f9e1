/** Asks the browser to keep our data; true when it will. */
export async function keepSafe(): Promise<boolean> {
  const manager = navigator.storage as StorageManager | undefined;
  if (!manager?.persist) return false;
  return (await manager.persisted()) || (await manager.persist());
}

/** Whether the browser has promised to keep our data. */
export async function isKept(): Promise<boolean> {
  const manager = navigator.storage as StorageManager | undefined;
  return manager?.persisted ? manager.persisted() : false;
}
