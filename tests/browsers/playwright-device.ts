import { createHash } from 'node:crypto';
import { type BrowserContext, chromium, firefox, type Page } from '@playwright/test';
import { flags } from '../e2e/browser.mjs';
import { STILL_MS } from '../e2e/progress-watchdog.ts';
import { type Device, FIRST, WINDOW } from './device.ts';

/** A browser that does not start within five minutes will not start at all. */
const START = 300_000;

/** Before it takes a picture of Firefox, Playwright puts the style `body {}` into the page, and our policy turns it away: this is its hash. */
const DRIVERS_OWN = `'sha256-${createHash('sha256').update('body {}').digest('base64')}'`;

/** Chromium over its own protocol, Firefox over WebDriver BiDi: both as Debian ships them, driven by Playwright. */
export class PlaywrightDevice implements Device {
  readonly complaints: string[] = [];
  version = '';
  private readonly engine: 'chromium' | 'firefox';
  private readonly executable: string;
  private readonly profile: string;
  private running: { readonly context: BrowserContext; readonly page: Page } | null = null;

  constructor(engine: 'chromium' | 'firefox', executable: string, profile: string) {
    this.engine = engine;
    this.executable = executable;
    this.profile = profile;
  }

  private get page(): Page {
    if (!this.running) throw new Error('the browser is off');
    return this.running.page;
  }

  async on(): Promise<void> {
    const common = { executablePath: this.executable, viewport: { ...WINDOW }, timeout: START };
    const context =
      this.engine === 'chromium'
        ? await chromium.launchPersistentContext(this.profile, { ...common, args: [...flags] })
        : await firefox.launchPersistentContext(this.profile, { ...common, channel: 'moz-firefox' });
    this.version = `${this.engine} ${context.browser()?.version() ?? ''}`;
    context.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(`console: ${message.text()} ${message.location().url}`);
    });
    context.on('weberror', (weberror) => {
      const { message, stack } = weberror.error();
      if (!message.includes(DRIVERS_OWN)) this.complaints.push(`uncaught: ${message} ${stack}`);
    });
    // a click that is never possible ends the test like any other that moves no more
    context.setDefaultTimeout(STILL_MS);
    await context.addInitScript(FIRST);
    const page = context.pages()[0] ?? (await context.newPage());
    page.on('crash', () => this.complaints.push('the page crashed'));
    this.running = { context, page };
  }

  async off(): Promise<void> {
    const { running } = this;
    this.running = null;
    await running?.context.close();
  }

  async open(address: string): Promise<void> {
    await this.page.goto(address);
  }

  evaluate<Given, Result>(work: (given: Given) => Result | Promise<Result>, given: Given): Promise<Result> {
    return (this.page.evaluate as (work: (given: Given) => Result | Promise<Result>, given: Given) => Promise<Result>).call(
      this.page,
      work,
      given,
    );
  }

  click(selector: string, k: number): Promise<void> {
    return this.page.locator(selector).nth(k).click();
  }

  async picture(path: string): Promise<void> {
    await this.page.screenshot({ path });
  }
}
