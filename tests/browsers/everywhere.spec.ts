import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { Host } from '../e2e/server.ts';
import type { Device, Engine, Options } from './device.ts';
import { Player, type Question, question } from './player.ts';
import { PlaywrightDevice } from './playwright-device.ts';
import { WebKitDevice } from './webkit-device.ts';

const { TORCH_DIST = '', TORCH_DIARIES = '', TORCH_ENGINES = '{}' } = process.env;
const found = JSON.parse(TORCH_ENGINES) as { readonly [E in Engine]?: string };
/** By then somebody has come upon something: there have been two answers and a throw. */
const ENOUGH = 60;

const test = base.extend<Options & { host: Host; device: Device }>({
  engine: ['chromium', { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
  host: async ({}, use) => {
    const host = new Host(TORCH_DIST, '/the/theatre/');
    await host.start();
    await use(host);
    await host.stop();
  },
  device: async ({ engine }, use, info) => {
    const profile = mkdtempSync(join(tmpdir(), `torch-${engine}-`));
    const path = found[engine] ?? '';
    const device = engine === 'webkit' ? new WebKitDevice(path, profile) : new PlaywrightDevice(engine, path, profile);
    try {
      await device.on();
      await use(device);
      if (info.status !== info.expectedStatus) await device.picture(info.outputPath('last.png')).catch(() => undefined);
    } finally {
      await device.off();
      rmSync(profile, { recursive: true, force: true });
    }
  },
});

/** Runs in the page: whether the service worker has everything it wants, so that the server may go. */
const isKept = async (): Promise<boolean> => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated';

/** Runs in the page: what can be scrolled up and down. On a tablet only the board may. */
const scrollers = (): string[] =>
  [...document.querySelectorAll('*')]
    .filter((element) => element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowY))
    .filter((element) => element.scrollHeight > element.clientHeight && !element.matches('.board-scroller'))
    .map((element) => `${element.tagName} ${element.getAttribute('class')}`);

test('start, play, save; off, and on again without a server: the shelf, the game, the same question, and on it goes', async ({
  device,
  engine,
  host,
}, info) => {
  const player = new Player(device);
  const diary: Question[] = [];
  const picture = async (name: string) => {
    await device.picture(join(info.project.outputDir, '..', engine, `${name}.png`));
    expect(await device.evaluate(scrollers, null), `what scrolls in ${name}`).toEqual([]);
  };
  console.log(`  ${device.version}`);

  await test.step('from the shelf to a lit torch', async () => {
    await device.open(host.address);
    await player.sees('[data-box="magic-and-mayhem"]');
    await picture('1-shelf');
    await player.tap('[data-box="magic-and-mayhem"]');
    await player.sees('.seats-start button');
    await picture('2-seats');
    await player.tap('button', 'Light the torch');
    const first = await player.asked();
    expect(first.move).toBe(0);
    diary.push(question(first));
  });

  await test.step('answers and a throw, each of them saved', async () => {
    const did: string[] = [];
    while (did.filter((one) => one === 'option').length < 2 || !did.includes('roll')) {
      const one = await player.goOn();
      expect(one.next.saved).toBe(one.next.move);
      did.push(one.did);
      diary.push(question(one.next));
      if (one.next.spots.some(({ kind }) => kind === 'roll')) await picture('3-dice');
      expect(did.length, `no throw in ${did}`).toBeLessThan(ENOUGH);
    }
    await picture('4-table');
  });

  const before = question(await player.asked());
  await expect.poll(() => device.evaluate(isKept, null), 'the service worker is at work').toBe(true);
  await device.off();
  await host.stop();
  await expect(fetch(host.address)).rejects.toThrow();

  await test.step('a cold start with no server', async () => {
    await device.on();
    await device.open(host.address);
    await player.sees('[data-resume]');
    expect(await device.evaluate(() => navigator.serviceWorker.controller !== null, null)).toBe(true);
    await picture('5-shelf-offline');
  });

  await test.step('the same question, and one answer more', async () => {
    await player.tap('[data-resume]');
    const again = await player.asked();
    await picture('6-table-offline');
    expect(question(again)).toEqual(before);
    const { next } = await player.goOn();
    expect(next.move).toBeGreaterThan(before.move);
    expect(next.saved).toBe(next.move);
    diary.push(question(next));
  });

  expect(device.complaints, 'what the browser complained of').toEqual([]);
  await test.step('and it would have been heard', async () => {
    await device.evaluate(() => {
      console.error('planted: console');
      setTimeout(() => {
        throw new Error('planted: thrown');
      });
      void Promise.reject(new Error('planted: rejected'));
    }, null);
    for (const kind of ['console', 'thrown', 'rejected'])
      await expect.poll(() => device.complaints.filter((one) => one.includes(`planted: ${kind}`)).length, kind).toBe(1);
  });

  mkdirSync(TORCH_DIARIES, { recursive: true });
  writeFileSync(join(TORCH_DIARIES, `${engine}.json`), JSON.stringify(diary));
});
