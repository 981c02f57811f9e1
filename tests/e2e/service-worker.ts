import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page } from '@playwright/test';

/** Until everything is kept on the device. */
export const ready = (page: Page): Promise<void> => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
/** Whether a new version is there that nobody has taken yet. */
export const waits = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const here = await navigator.serviceWorker.getRegistration();
    return here !== undefined && here.waiting !== null;
  });
/** The paths of everything that the service worker keeps, without its marks of revision. */
export const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
    return found;
  });
/** The files in a folder, and in the folders in it. */
export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
