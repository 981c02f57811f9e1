import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { Stillness } from '../e2e/progress-watchdog.ts';
import { type Device, FIRST, WINDOW } from './device.ts';

/** How WebDriver writes a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** WebKitGTK is built without web app manifests, so it does not know the word for where they may come from; Safari does. */
const LACKS = /Unrecognized Content-Security-Policy directive 'manifest-src'/;
type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Answer = { readonly value: Json };

/** Asks again and again until there is an answer. */
async function until<T>(what: string, ask: () => Promise<T | null>): Promise<T> {
  const stillness = new Stillness();
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    stillness.check(`waited in vain for ${what}`, '');
    await pause(25);
  }
}

const freePort = (): Promise<number> =>
  new Promise((done, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** WebKitGTK, Safari's engine, in host.py, which keeps its profile; driven by WebKitWebDriver with plain W3C WebDriver. */
export class WebKitDevice implements Device {
  readonly complaints: string[] = [];
  version = '';
  private readonly driver: string;
  private readonly profile: string;
  private running: { readonly process: ChildProcess; readonly base: string; session: string } | null = null;

  constructor(driver: string, profile: string) {
    this.driver = driver;
    this.profile = profile;
    mkdirSync(profile, { recursive: true });
    writeFileSync(join(profile, 'first.js'), FIRST);
  }

  async on(): Promise<void> {
    const port = await freePort();
    // the driver waits for the browser and the browser for its window: all that they say comes out here
    const child = spawn(this.driver, [`--port=${port}`], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_AT_BRIDGE: '1', GDK_BACKEND: 'x11' },
    });
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', (line) => this.hear(line));
    const running = { process: child, base: `http://127.0.0.1:${port}`, session: '' };
    this.running = running;
    await until('WebKitWebDriver', () =>
      fetch(`${running.base}/status`).then(
        ({ ok }) => ok || null,
        () => null,
      ),
    );
    const host = join(import.meta.dirname, 'host.py');
    const options = { binary: '/usr/bin/python3', args: [host, this.profile, String(WINDOW.width), String(WINDOW.height)] };
    const begun = (await this.ask('POST', '/session', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } })) as {
      readonly sessionId: string;
      readonly capabilities: { readonly browserVersion: string };
    };
    running.session = `/session/${begun.sessionId}`;
    this.version = `webkit ${begun.capabilities.browserVersion}`;
  }

  async off(): Promise<void> {
    const { running } = this;
    if (!running) return;
    const pid = existsSync(join(this.profile, 'pid')) ? Number(readFileSync(join(this.profile, 'pid'), 'utf8')) : 0;
    // a window that is closed may be gone before the driver can say so
    if (running.session) await this.ask('DELETE', running.session).catch(() => null);
    if (pid > 0) await until('the browser to end', async () => (isRunning(pid) ? null : true));
    this.running = null;
    await new Promise<void>((done) => {
      running.process.once('close', () => done());
      running.process.kill();
    });
  }

  async open(address: string): Promise<void> {
    await this.inside('POST', '/url', { url: address });
  }

  async evaluate<Given, Result>(work: (given: Given) => Result | Promise<Result>, given: Given): Promise<Result> {
    const script = `const [given, done] = arguments;
      (async () => (${work})(given))().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = (await this.inside('POST', '/execute/async', { script, args: [given as Json] })) as {
      readonly value?: Json;
      readonly error?: string;
    };
    if (answer.error !== undefined) throw new Error(answer.error);
    return (answer.value ?? null) as Result;
  }

  async click(selector: string, k: number): Promise<void> {
    const found = (await this.inside('POST', '/elements', { using: 'css selector', value: selector })) as readonly { [ELEMENT]: string }[];
    const one = found[k];
    if (!one) throw new Error(`there is no ${selector} number ${k}`);
    await this.inside('POST', `/element/${one[ELEMENT]}/click`, {});
  }

  async picture(path: string): Promise<void> {
    const png = (await this.inside('GET', '/screenshot')) as string;
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, Buffer.from(png, 'base64'));
  }

  private hear(line: string): void {
    if (/\bCONSOLE\b.*\bERROR\b|^CRASH/.test(line) && !LACKS.test(line)) this.complaints.push(line);
  }

  private inside(method: string, path: string, body?: Json): Promise<Json> {
    if (!this.running) throw new Error('the browser is off');
    return this.ask(method, this.running.session + path, body);
  }

  private async ask(method: string, path: string, body?: Json): Promise<Json> {
    if (!this.running) throw new Error('the browser is off');
    const response = await fetch(this.running.base + path, body === undefined ? { method } : { method, body: JSON.stringify(body) });
    const { value } = (await response.json()) as Answer;
    if (!response.ok) throw new Error(`WebDriver, ${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }
}
