import { createReadStream, statSync } from 'node:fs';
import { createServer, type Server as HttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** The plainest static host there is: a folder under a path, and nothing else. It can be stopped, started again, and given another folder. */
export class Host {
  /** The folder that is served. */
  folder: string;
  /** Pages of a test's own, by path. */
  readonly pages = new Map<string, string>();
  private readonly base: string;
  private readonly hostname: string;
  private server: HttpServer | null = null;
  private port = 0;
  private readonly sockets = new Set<Socket>();

  /** `base` begins and ends with a slash; `hostname` is what the browser calls this machine. */
  constructor(folder: string, base: string, hostname = 'localhost') {
    this.folder = folder;
    this.base = base;
    this.hostname = hostname;
  }

  get origin(): string {
    return `http://${this.hostname}:${this.port}`;
  }
  /** Where the app begins. */
  get address(): string {
    return this.origin + this.base;
  }

  /** The same port each time: to a browser it is the same host that comes back. */
  async start(): Promise<void> {
    const server = createServer((request, response) => this.answer(request, response));
    server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
    });
    await new Promise<void>((done, failed) => {
      server.once('error', failed);
      server.listen(this.port, 'localhost', done);
    });
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  /** From now on nobody answers, not even on a connection that is still open. */
  async stop(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (!server) return;
    await new Promise<void>((done) => {
      server.close(() => done());
      for (const socket of this.sockets) socket.destroy();
    });
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const path = decodeURIComponent(new URL(request.url ?? '/', this.origin).pathname);
    const page = this.pages.get(path);
    if (page !== undefined) {
      response.writeHead(200, { 'content-type': TYPES['.html'] }).end(page);
      return;
    }
    const inside = path.startsWith(this.base) ? normalize(path.slice(this.base.length).replace(/(^|\/)$/, '$1index.html')) : '..';
    const file = join(this.folder, inside);
    if (inside.startsWith('..') || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end('there is nothing here');
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream', 'cache-control': 'no-cache' });
    createReadStream(file).pipe(response);
  }
}
