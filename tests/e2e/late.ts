import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dist, expect, type Theatre } from './theatre.ts';

/** Holds back the parts of the app whose address fits, from now on until `come`. */
type Hold = (part: RegExp) => Promise<() => void>;

/** Plays where parts of the app may come late: without a service worker, which would have them already. */
export async function withLateParts(theatre: Theatre, play: (hold: Hold) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'torch-late-'));
  try {
    cpSync(dist, folder, { recursive: true });
    rmSync(join(folder, 'sw.js'));
    theatre.host.folder = folder;
    await play(async (part) => {
      let come = (): void => undefined;
      const late = new Promise<void>((done) => {
        come = done;
      });
      await theatre.context.route(part, (route) => late.then(() => route.fallback()));
      return come;
    });
    // what still comes behind the table would not find its folder any more
    for (const page of theatre.context.pages()) await page.close();
    // what the browser says of the missing worker
    await expect.poll(() => [...new Set(theatre.complaints)]).toEqual([expect.stringMatching(/404|bad HTTP response/)]);
    theatre.complaints.length = 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
