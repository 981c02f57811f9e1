import type { Page } from '@playwright/test';
import { idOf, savesOf, spoil, stored } from '../storage/read-records.ts';
import { damagedCases, expect, test } from './fixtures.ts';
import { nextFrame, scene } from './page-state.ts';
import { Hand, link, passTorch } from './user.ts';

/** Damaged saves at the doors of a real browser. DAMAGE_CASES=200 npm run e2e -- damage tries as many of each as one likes. */

const CASES = Number(process.env.DAMAGE_CASES ?? 6);
const SEED = Number(process.env.DAMAGE_SEED ?? 1);
/** So many are tried at one table; more of them at the next. */
const PORTION = 25;
const PORTIONS = Array.from({ length: Math.ceil(CASES / PORTION) }, (_, i) => [i * PORTION, Math.min((i + 1) * PORTION, CASES)] as const);
test.use({ stage: { settings: { speed: 'off', sound: false }, still: true } });

/** What can be handed to a page: a file as text, and of records those that JSON can tell. */
const files = async () => (await damagedCases(4 * CASES, SEED)).filter(({ isFile }) => isFile).slice(0, CASES);
const records = async () =>
  (await damagedCases(12 * CASES, SEED)).filter(({ isFile, name }) => !isFile && !name.endsWith('strange')).slice(0, CASES);

/** Takes what was set aside out of the storage again. */
const forget = (page: Page, begin: string): Promise<void> =>
  page.evaluate(
    (start) =>
      new Promise<void>((done) => {
        const request = indexedDB.open('pass-the-torch');
        request.onsuccess = () => {
          const transaction = request.result.transaction('games', 'readwrite');
          transaction.objectStore('games').delete(IDBKeyRange.bound(start, `${start}\uffff`));
          transaction.oncomplete = () => {
            request.result.close();
            done();
          };
        };
      }),
    begin,
  );

/** The table asks, or the game is over, or a friendly screen says what is wrong. */
async function standing(page: Page): Promise<'asks' | 'over' | 'told'> {
  for (;;) {
    if (await page.getByRole('heading', { name: 'The stage hand tripped' }).count()) return 'told';
    const seen = await scene(page);
    if (seen.over) return 'over';
    if (seen.asks || (await page.locator('[data-reveal]').count())) return 'asks';
    await nextFrame(page);
  }
}

for (const [from, to] of PORTIONS)
  test(`damaged files ${from + 1} to ${to} are brought in: refused with a sentence and nothing changes, or they play on`, async ({
    theatre,
  }) => {
    const page = await theatre.open(link(2, 9, { tiles: 9 }));
    await new Hand(page).asked();
    await page.goto(`${theatre.host.address}#/`);
    const told = { refused: 0, asks: 0, over: 0, told: 0 };
    for (const { name, input } of (await files()).slice(from, to)) {
      await test.step(name, async () => {
        if ((await page.getByRole('dialog', { name: 'All games' }).count()) === 0)
          await page.getByRole('button', { name: 'All games' }).tap();
        const before = await stored(page);
        const bring = page.locator('input[type=file]');
        await bring.setInputFiles({ name: 'damaged.torch.json', mimeType: 'application/json', buffer: Buffer.from(String(input)) });
        await expect(bring, 'it has been looked at').toHaveValue('');
        await nextFrame(page);
        const said = await page.locator('.games-words').innerText();
        const after = await stored(page);
        const fresh = Object.keys(after).filter((key) => !(key in before));
        for (const key of Object.keys(before)) expect(after[key], key).toEqual(before[key]);
        if (said !== 'It is on the shelf.') {
          expect(said).toMatch(/^[A-Z].*[.)]$/);
          expect(fresh, 'nothing that is stored changes').toEqual([]);
          told.refused++;
          return;
        }
        const id = fresh.find((key) => key.startsWith('ticket/'))?.split('/')[1] ?? '';
        await page.goto(`${theatre.host.address}#/table/${id}`);
        told[await standing(page)]++;
        await page.goto(`${theatre.host.address}#/`);
      });
    }
    expect(told.told, 'what was let in can be played').toBe(0);
    expect(told.refused).toBeGreaterThan(0);
    console.log(JSON.stringify({ files: to - from, ...told }));
  });

for (const [from, to] of PORTIONS)
  test(`damaged records ${from + 1} to ${to} lie in the storage: the game before is there, or a friendly screen`, { tag: '@long' }, async ({
    theatre,
  }) => {
    const page = await theatre.open(link(2, 9, { tiles: 9 }));
    const hand = new Hand(page);
    for (let move = 0; move < 3; move++) {
      const seen = await hand.asked();
      await passTorch(page);
      const spot = seen.spots.find(({ kind, open }) => open && (kind === 'option' || kind === 'roll'));
      await page.touchscreen.tap(spot?.x ?? 0, spot?.y ?? 0);
      await hand.asked({ after: seen.move });
    }
    const id = idOf(page);
    await page.goto(`${theatre.host.address}#/`);
    const whole = await stored(page);
    const [newest, older] = savesOf(whole, id);
    if (!newest || !older) throw new Error('two saves were expected');
    const told = { asks: 0, over: 0, told: 0, aside: 0 };
    for (const { name, input } of (await records()).slice(from, to)) {
      await test.step(name, async () => {
        const bad: unknown = typeof input === 'object' && input !== null ? { ...input, id } : input;
        await forget(page, `damaged/${id}/`);
        await spoil(page, { ...whole, [newest.key]: bad });
        await page.goto('about:blank');
        await page.goto(`${theatre.host.address}#/table/${id}`);
        const found = await standing(page);
        expect(found, `a game is always there: ${await page.locator('body').innerText()}`).not.toBe('told');
        told[found]++;
        const after = await stored(page);
        if (!Object.keys(after).some((key) => key.startsWith(`damaged/${id}`))) return;
        told.aside++;
        expect(after[older.key], 'the good one is untouched').toEqual(older.save);
      });
    }
    expect(told.aside).toBeGreaterThan(0);
    console.log(JSON.stringify({ records: to - from, ...told }));
  });
