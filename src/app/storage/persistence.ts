/** Asks the browser for persistent storage. Returns whether it is granted. */
export async function requestPersistence(): Promise<boolean> {
  const manager = navigator.storage as StorageManager | undefined;
  if (!manager?.persist) return false;
  return (await manager.persisted()) || (await manager.persist());
}

/** Whether the storage is persistent. */
export async function isPersistent(): Promise<boolean> {
  const manager = navigator.storage as StorageManager | undefined;
  return manager?.persisted ? manager.persisted() : false;
}
