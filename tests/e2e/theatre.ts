import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, type CDPSession, chromium, expect, type Page } from '@playwright/test';
import { browserOf, pullThePlug } from '../storage/plug.ts';
import { flags } from './browser.mjs';
import { Host } from './server.ts';

export type Stage = {
  /** The path under which the app is served. */
  readonly base?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** What this device has set: see src/ui/settings.ts. */
  readonly settings?: { readonly [name: string]: string | number | boolean };
  readonly still?: boolean;
  /** Whether the browser was told to keep nothing of any site. */
  readonly forgetful?: boolean;
};

const { TORCH_DIST = '', TORCH_CHROMIUM = '', TORCH_TWIN = '' } = process.env;
export const dist = TORCH_DIST;
export const { Twin, COMPANIONS, delver, greedyGame, findStory, wideMap, heroIds, damagedCases } = (await import(
  TORCH_TWIN
)) as typeof import('./twin.ts');

/** A device of a family, and the host that it loads the app from. Whatever goes wrong on the way is kept as a complaint. */
export class Theatre {
  readonly host: Host;
  readonly complaints: string[] = [];
  /** The address of every request that any page or worker made. */
  readonly requests: string[] = [];
  context: BrowserContext;
  private readonly stage: Stage;
  private readonly profile: string;
  /** Whether the browser is there: it may have been killed. */
  private running = false;

  private constructor(stage: Stage, host: Host, profile: string, context: BrowserContext) {
    this.stage = stage;
    this.host = host;
    this.profile = profile;
    this.context = context;
  }

  static async raise(stage: Stage): Promise<Theatre> {
    const host = new Host(dist, stage.base ?? '/');
    await host.start();
    const profile = mkdtempSync(join(tmpdir(), 'torch-profile-'));
    if (stage.forgetful) {
      mkdirSync(join(profile, 'Default'));
      const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
      writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
    }
    const theatre = new Theatre(stage, host, profile, await launch(profile, stage));
    await theatre.watch();
    return theatre;
  }

  /** Kills the browser as a power cut does, and waits until it is gone. Looking for it takes a while: who counts milliseconds has looked before. */
  async killed(browser = browserOf()): Promise<void> {
    const gone = this.context.waitForEvent('close');
    pullThePlug(browser);
    await gone;
  }

  /** Switches the device off, if it is on, and on again. */
  async restart(): Promise<void> {
    await this.off();
    this.context = await launch(this.profile, this.stage);
    await this.watch();
  }

  async lower(): Promise<void> {
    try {
      await this.off();
    } finally {
      await this.host.stop();
      // the last of a killed browser may still be writing
      rmSync(this.profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    }
  }

  private async off(): Promise<void> {
    if (this.running) await this.context.close();
  }

  /** The folder in which the browser keeps the storage of the app's origin. */
  get storage(): string {
    return join(this.profile, 'Default', 'IndexedDB', `${this.host.origin.replace(/\W+/g, '_')}.indexeddb.leveldb`);
  }

  /** The folder in which the browser keeps its service workers: who is registered, their scripts, and their caches. */
  get workers(): string {
    return join(this.profile, 'Default', 'Service Worker');
  }

  /** Opens the app in a new page; `route` is what stands behind the #. */
  async open(route = ''): Promise<Page> {
    const page = await this.context.newPage();
    await page.goto(this.host.address + (route ? `#/${route}` : ''));
    return page;
  }

  /** The developers' door to a page. */
  inside(page: Page): Promise<CDPSession> {
    return this.context.newCDPSession(page);
  }

  private async watch(): Promise<void> {
    const { context, complaints, requests, host } = this;
    this.running = true;
    context.on('close', () => {
      if (this.context === context) this.running = false;
    });
    context.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`console: ${message.text()} ${message.location().url}`);
    });
    context.on('weberror', (error) => {
      complaints.push(`uncaught: ${error.error().stack ?? error.error().message}`);
    });
    context.on('request', (request) => {
      const url = request.url();
      requests.push(url);
      if (!/^(data|blob|about):/.test(url) && new URL(url).origin !== host.origin) complaints.push(`a request to ${url}`);
    });
    const { settings } = this.stage;
    if (settings)
      await context.addInitScript((kept) => {
        const key = 'pass-the-torch/settings';
        if (location.protocol !== 'about:' && localStorage.getItem(key) === null) localStorage.setItem(key, kept);
      }, JSON.stringify(settings));
  }
}

const launch = (profile: string, { viewport = { width: 1180, height: 820 }, still = false }: Stage): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    executablePath: TORCH_CHROMIUM,
    args: [...flags],
    viewport: { ...viewport },
    hasTouch: true,
    reducedMotion: still ? 'reduce' : 'no-preference',
    locale: 'en-GB',
  });

/** A test on a device of its own. It fails when the device had anything to complain of, whatever else went well. */
export const test = base.extend<{ stage: Stage; theatre: Theatre }>({
  stage: [{}, { option: true }],
  theatre: async ({ stage }, use, info) => {
    const theatre = await Theatre.raise(stage);
    await use(theatre);
    if (info.status !== info.expectedStatus) {
      const page = theatre.context.pages().at(-1);
      await page?.screenshot({ path: info.outputPath('last.png') }).catch(() => undefined);
    }
    await theatre.lower();
    expect(theatre.complaints, 'what the browser complained of').toEqual([]);
  },
});
export { expect };
