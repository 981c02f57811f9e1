import { readdirSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { idOf, newestOf, stored } from '../storage/read-records.ts';
import { expect, type Theatre, test } from './fixtures.ts';
import { OFTEN } from './page-state.ts';
import { Hand, link } from './user.ts';

test.use({ stage: { profile: true, settings: { speed: 'off', sound: false }, still: true } });

const logs = (theatre: Theatre): string[] => readdirSync(theatre.storage).filter((name) => name.endsWith('.log'));

const weight = (theatre: Theatre): number =>
  readdirSync(theatre.storage).reduce((sum, name) => sum + statSync(join(theatre.storage, name)).size, 0);

for (const cut of [10, 5000])
  test(`a power cut tears the last ${cut} bytes off what was being written: the game is there however often the app is opened afterwards`, {
    tag: '@long',
  }, async ({ theatre }) => {
    const page = await theatre.open(link(2, 5, { tiles: 12 }));
    const hand = new Hand(page);
    for (let taps = 0; taps < 4; taps++) {
      await hand.asked({ after: taps - 1 });
      await hand.answer(0);
    }
    const { saved } = await hand.asked({ after: 3 });
    const id = idOf(page);
    await theatre.killed();

    const [log = ''] = logs(theatre);
    const torn = join(theatre.storage, log);
    truncateSync(torn, statSync(torn).size - cut);
    for (let visit = 0; visit < 3; visit++) {
      await theatre.restart();
      const shelf = await theatre.open();
      // the newest save may be what was torn; the one before it was not
      expect([saved - 1, saved]).toContain(newestOf(await stored(shelf), id).revision);
      await expect.poll(() => logs(theatre), OFTEN).not.toContain(log);
      await theatre.killed();
      // a device that is nearly full must have the room for this too
      expect(weight(theatre)).toBeLessThan(1_000_000);
    }
  });
