// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { findChromium, findHeadlessShell } from '../e2e/browser.mjs';

/** A machine with these files on it, where commands put others there. */
function machine(
  files: readonly string[],
  { path, root = false, puts = {} }: { path?: string; root?: boolean; puts?: { readonly [command: string]: string } } = {},
) {
  const disk = new Set(files);
  const ran: string[] = [];
  return {
    ran,
    env: { CHROMIUM_PATH: path },
    has: (file: string) => disk.has(file),
    ours: () => '/home/us/.cache/ms-playwright/chrome',
    isRoot: () => root,
    run: (command: string, args: readonly string[]) => {
      const line = [command === process.execPath ? 'playwright' : command, ...args.filter((arg) => /^(install|update)$/.test(arg))].join(
        ' ',
      );
      ran.push(line);
      const put = puts[line];
      if (put) disk.add(put);
      return put !== undefined || line === 'apt-get update';
    },
  };
}
const SYSTEM = '/usr/bin/chromium';
const OURS = '/home/us/.cache/ms-playwright/chrome';
const SHELL = '/usr/bin/chromium-headless-shell';

describe('a Chromium is', () => {
  test('the one that was named', () => {
    expect(findChromium(machine([SYSTEM, OURS, '/opt/mine'], { path: '/opt/mine' }))).toBe('/opt/mine');
  });

  test("the system's, then Playwright's own, and nothing is installed", () => {
    const both = machine([SYSTEM, OURS]);
    expect(findChromium(both)).toBe(SYSTEM);
    expect(findChromium(machine([OURS]))).toBe(OURS);
    expect(both.ran).toEqual([]);
  });

  test('fetched by Playwright, before apt-get is tried', () => {
    const bare = machine([], { root: true, puts: { 'playwright install': OURS, 'apt-get install': SYSTEM } });
    expect(findChromium(bare)).toBe(OURS);
    expect(bare.ran).toEqual(['playwright install']);
  });

  test('installed by apt-get where Playwright cannot and we may', () => {
    const bare = machine([], { root: true, puts: { 'apt-get install': SYSTEM } });
    expect(findChromium(bare)).toBe(SYSTEM);
    expect(bare.ran).toEqual(['playwright install', 'apt-get update', 'apt-get install']);
  });
});

describe('a headless shell is', () => {
  test("Debian's, and nothing is installed", () => {
    const both = machine([SYSTEM, SHELL], { root: true });
    expect(findHeadlessShell(both)).toBe(SHELL);
    expect(both.ran).toEqual([]);
  });

  test('installed by apt-get where we may', () => {
    const bare = machine([SYSTEM], { root: true, puts: { 'apt-get install': SHELL } });
    expect(findHeadlessShell(bare)).toBe(SHELL);
  });

  test('a whole Chromium where there is none, or where one was named', () => {
    expect(findHeadlessShell(machine([SYSTEM]))).toBe(SYSTEM);
    expect(findHeadlessShell(machine([SYSTEM, SHELL, '/opt/mine'], { path: '/opt/mine' }))).toBe('/opt/mine');
  });
});

describe('it says so when', () => {
  test('the named one is not there, and takes no other', () => {
    expect(() => findChromium(machine([SYSTEM], { path: '/opt/mine' }))).toThrow('CHROMIUM_PATH is /opt/mine');
  });

  test('none can be had', () => {
    const bare = machine([]);
    expect(() => findChromium(bare)).toThrow('set CHROMIUM_PATH');
    expect(bare.ran).toEqual(['playwright install']);
  });
});
