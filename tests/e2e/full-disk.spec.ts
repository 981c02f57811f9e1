import { appendFileSync } from 'node:fs';
import { idOf } from '../storage/read-records.ts';
import { expect, findStory, greedyGame, test } from './fixtures.ts';
import { scene } from './page-state.ts';
import { Player } from './player.ts';
import { between, notice, PATHS, play, type Run, savedNow, told } from './unsaved-paths.ts';
import { link } from './user.ts';

/** Play on a disk that is really full: nothing is lost on any path through the app, it is said loudly, and noticed when there is room again. */

/** CI runs each path once; npm run full-disk as often as one likes. */
const { FULL_DISK_RUNS = '8', FULL_DISK_FROM = '1', FULL_DISK_LOG } = process.env;

const SHORTEST_OF = 12;

// a browser needs some room for itself
test.use({ stage: { settings: { speed: 'off', sound: false }, still: true, disk: 300 } });

const names = Object.keys(PATHS);
for (let i = 0; i < Number(FULL_DISK_RUNS); i++) {
  const number = Number(FULL_DISK_FROM) + i;
  const name = names[(number - 1) % names.length] ?? '';
  test(`run ${number}: ${name}`, { tag: i === 0 ? [] : '@long' }, async ({ theatre }) => {
    const table = { seats: 2, options: { tiles: 9 } };
    const toTheEnd = name.startsWith('the end');
    // a whole game is a short one
    const { setup, deeds } = toTheEnd ? findStory(table, () => true, SHORTEST_OF) : greedyGame({ ...table, seed: number });
    const { length } = deeds;
    const page = await theatre.open(link(setup.seats, setup.seed, setup.options));
    const player = new Player(page, setup);
    await player.asking();
    const run: Run = { theatre, player, id: idOf(page), last: length - 1, mend: () => theatre.disk.free(), healed: null };
    if (name === 'a new version') await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const first = toTheEnd ? length - between(2, 4) : between(2, 6);
    while (player.twin.moves < first) await player.answer();
    await player.allSaved();
    const saved = player.twin.moves;

    theatre.disk.fill();
    // a write may find room in what the browser has reserved already
    const full = Date.now();
    if (!toTheEnd) await play(run, 3, 7);
    else await player.answer();
    await expect
      .poll(async () => {
        const { move, saved: kept } = await scene(page);
        // the browser has found a little room: play goes on until there is none
        if (kept === move && player.twin.moves < run.last) await player.answer();
        return notice(page).isVisible();
      })
      .toBe(true);
    const seconds = (Date.now() - full) / 1000;
    await told(run, (await scene(page)).saved);
    await PATHS[name]?.(run);

    const played = player.twin.moves;
    const there = await savedNow(run);
    const log = { run: number, path: name, saved, played, there, lost: Math.max(0, played - there), notice: seconds, healed: run.healed };
    if (FULL_DISK_LOG) appendFileSync(FULL_DISK_LOG, `${JSON.stringify(log)}\n`);
    expect(there, 'nothing is lost').toBeGreaterThanOrEqual(played);
  });
}
