import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, test as base, type CDPSession, chromium, expect, type Page } from '@playwright/test';
import { browserOf, pullThePlug } from '../storage/kill-browser.ts';
import { SmallDisk } from '../storage/small-disk.ts';
import { flags } from './browser.mjs';
import { STILL_MS, watchContext } from './progress-watchdog.ts';
import { Host } from './server.ts';

export type Stage = {
  /** The path under which the app is served. */
  readonly base?: string;
  /** What the browser calls this machine: over plain http, any name but localhost is an insecure origin. */
  readonly hostname?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** What this device has set: see src/ui/settings.ts. */
  readonly settings?: { readonly [name: string]: string | number | boolean };
  readonly still?: boolean;
  /** Whether the browser has a profile on the disk: it can be restarted and killed. Without one, it is a private window of a shared browser. */
  readonly profile?: boolean;
  /** Whether it keeps the app, to play without a network: a service worker then fetches 2.5 MB. A browser with a profile does so in any case. */
  readonly keepsApp?: boolean;
  /** Whether the browser was told to keep nothing of any site. It has a profile. */
  readonly forgetful?: boolean;
  /** After so many milliseconds without any change the test gives up. */
  readonly patience?: number;
  /** The size of a disk of its own for the browser's profile, in megabytes. */
  readonly disk?: number;
};

/** A browser that does not start within this time will not start at all. */
const FIVE_MINUTES = 300_000;

const { TORCH_DIST = '', TORCH_CHROMIUM = '', TORCH_TWIN = '' } = process.env;
export const dist = TORCH_DIST;
export const {
  Twin,
  COMPANIONS,
  delver,
  Meddler,
  meddlingSeed,
  POWERS,
  greedyGame,
  findStory,
  soonest,
  momentOf,
  wayHome,
  twinAt,
  fileOf,
  wideMap,
  heroIds,
  damagedCases,
  wiseAnswer,
  Rummager,
  rummages,
  THINGS,
} = (await import(TORCH_TWIN)) as typeof import('./game-model.ts');

/** What Chromium says of a disk on which there is no room. */
const FULL_DISK = /^Failed to access storage/;

/** A device of a family, and the host that it loads the app from. Whatever goes wrong on the way is kept as a complaint. */
export class Theatre {
  readonly host: Host;
  readonly complaints: string[] = [];
  /** The address of every request that any page or worker made. */
  readonly requests: string[] = [];
  context: BrowserContext;
  /** Is called once, when nothing changes any more, before the browser is closed. */
  onStuck: () => Promise<void> = async () => undefined;
  private closing: Promise<void> = Promise.resolve();
  /** The disk with the browser's profile, where it has one of its own. */
  private readonly ownDisk: SmallDisk | null;
  private readonly stage: Stage;
  /** The folder of the browser's profile, where it has one. */
  private readonly ownProfile: string | null;
  /** Whether the browser is there: it may have been killed. */
  private running = false;

  private constructor(stage: Stage, host: Host, profile: string | null, disk: SmallDisk | null, context: BrowserContext) {
    this.stage = stage;
    this.host = host;
    this.ownProfile = profile;
    this.ownDisk = disk;
    this.context = context;
  }

  /** A device with a profile has a browser of its own. Any other device is a private window of `browser`: starting it takes no time. */
  static async raise(stage: Stage, browser: Browser): Promise<Theatre> {
    const host = new Host(dist, stage.base ?? '/', stage.hostname);
    await host.start();
    if (!stage.profile && !stage.forgetful && !stage.hostname && stage.disk === undefined) {
      const theatre = new Theatre(stage, host, null, null, await browser.newContext(optionsOf(stage, stage.keepsApp)));
      await theatre.watch();
      return theatre;
    }
    const profile = mkdtempSync(join(tmpdir(), 'torch-profile-'));
    const disk = stage.disk === undefined ? null : SmallDisk.mount(profile, stage.disk);
    if (stage.forgetful) {
      mkdirSync(join(profile, 'Default'));
      const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
      writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
    }
    const theatre = new Theatre(stage, host, profile, disk, await launch(profile, stage));
    await theatre.watch();
    return theatre;
  }

  /** Kills the browser as a power cut does, and waits until it is gone. Looking for it takes a while: who counts milliseconds has looked before. */
  async killed(browser = this.browser): Promise<void> {
    const gone = this.context.waitForEvent('close');
    pullThePlug(browser);
    await gone;
  }

  /** Switches the device off, if it is on, and on again. */
  async restart(): Promise<void> {
    const { profile } = this;
    await this.off();
    this.context = await launch(profile, this.stage);
    await this.watch();
  }

  async lower(): Promise<void> {
    try {
      await this.off();
    } finally {
      await this.host.stop();
      this.ownDisk?.unmount();
      // the last of a killed browser may still be writing
      if (this.ownProfile) rmSync(this.ownProfile, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
    }
  }

  private get profile(): string {
    if (!this.ownProfile) throw new Error('this browser has no profile: say `profile: true` on its stage');
    return this.ownProfile;
  }

  /** The process of the browser. */
  get browser(): number {
    return browserOf(this.profile);
  }

  private async off(): Promise<void> {
    await this.closing;
    if (this.running) await this.context.close();
  }

  get disk(): SmallDisk {
    if (!this.ownDisk) throw new Error('this device has no disk of its own: say how large it is on its stage');
    return this.ownDisk;
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
    // the watch for a page that stands still is the only limit
    context.setDefaultTimeout(0);
    watchContext(context, this.stage.patience ?? STILL_MS, (reason) => {
      complaints.push(reason);
      // whatever the test waits for in the browser fails, and names the reason
      this.closing = this.onStuck().then(() => context.close({ reason }));
    });
    context.on('close', () => {
      if (this.context === context) this.running = false;
    });
    context.on('console', (message) => {
      // on a full disk the browser itself complains
      if (message.type() === 'error' && !(this.ownDisk && FULL_DISK.test(message.text())))
        complaints.push(`console: ${message.text()} ${message.location().url}`);
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

const optionsOf = ({ viewport = { width: 1180, height: 820 }, still = false }: Stage, keepsApp = false) =>
  ({
    viewport: { ...viewport },
    hasTouch: true,
    reducedMotion: still ? 'reduce' : 'no-preference',
    locale: 'en-GB',
    serviceWorkers: keepsApp ? 'allow' : 'block',
  }) as const;

const launch = (profile: string, stage: Stage): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    ...optionsOf(stage, true),
    executablePath: TORCH_CHROMIUM,
    args: [...flags, ...(stage.hostname ? [`--host-resolver-rules=MAP ${stage.hostname} localhost`] : [])],
    timeout: FIVE_MINUTES,
  });

/** Long enough for a picture of the page, and for the test to hear that its browser is closed. */
const A_MOMENT = 30_000;

/** A test on a device of its own. It fails when the device had anything to complain of, whatever else went well. */
export const test = base.extend<{ stage: Stage; theatre: Theatre }>({
  stage: [{}, { option: true }],
  theatre: async ({ browser, stage }, use, info) => {
    const began = performance.now();
    const theatre = await Theatre.raise(stage, browser);
    const takePicture = async (): Promise<void> => {
      const page = theatre.context.pages().at(-1);
      await page?.screenshot({ path: info.outputPath('last.png'), timeout: A_MOMENT }).catch(() => undefined);
    };
    theatre.onStuck = async () => {
      // for whatever the test waits for outside of the browser
      info.setTimeout(performance.now() - began + 2 * A_MOMENT);
      await takePicture();
    };
    await use(theatre);
    if (info.status !== info.expectedStatus) await takePicture();
    await theatre.lower();
    expect(theatre.complaints, 'what the browser complained of').toEqual([]);
  },
});
export { expect };
