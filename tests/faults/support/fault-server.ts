import {
  createServer,
  request as forward,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';

export type Fault = {
  method: string;
  path: RegExp;
  /**
   * before: the server receives no bytes. during: it receives a share of the body. after: it receives all; the response
   * is lost.
   */
  at: 'before' | 'during' | 'after';
  /** The body's share (0 to 1) for `during`. */
  share?: number;
  /** Left open instead of cut: the client waits forever. */
  hangs?: boolean;
  /** Number of requests it affects; default 1. */
  times?: number;
  /** The response instead of a cut, with `at: 'before'`: as from a server without that file. */
  response?: { status: number; type: string; body: string };
};

export type TextAnswer = { body: string; headers: IncomingHttpHeaders };

/** Resolves when a request hits its fault; with `after`, once the server has processed it. */
export type FaultHandle = { triggered: Promise<void> };

type Standing = Fault & { left: number; notify: () => void };

/** As Laravel's config/cors.php with this origin; pictures and sounds may be used by it. */
function corsHeaders(origin: string, { headers }: IncomingMessage): Record<string, string> {
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'Origin',
  };
}

/**
 * Proxies between browser and mock server under one origin, and injects faults. Closes connections unless
 * `keepsConnections` is set: on a reused one, browsers resend lost requests automatically.
 */
export class FaultServer {
  keepsConnections = false;
  refusesSockets = false;
  /** Blocks everything except the mock server's controls. */
  isDown = false;
  /** Answers as an API on its own origin does to pages of this one (CORS). */
  corsOrigin: string | null = null;
  exchange: ((path: string, response: TextAnswer) => TextAnswer) | null = null;
  dials = 0;
  readonly #target: URL;
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  readonly #websockets = new Set<Duplex>();
  readonly #hanging = new Set<Socket>();
  #faults: Standing[] = [];

  private constructor(target: string) {
    this.#target = new URL(target);
    // Longer than the pauses in a test.
    this.#server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => this.#handle(request, response));
    this.#server.on('connection', (socket) => {
      this.#open.add(socket);
      socket.on('close', () => this.#open.delete(socket));
    });
    this.#server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
  }

  static async start(target: string): Promise<FaultServer> {
    const faults = new FaultServer(target);
    await new Promise<void>((resolve) => faults.#server.listen(0, '127.0.0.1', resolve));
    return faults;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  fault(fault: Fault): FaultHandle {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#faults.push({ ...fault, left: fault.times ?? 1, notify: resolve });
    return { triggered: promise };
  }

  cutSockets(): void {
    for (const socket of this.#websockets) socket.destroy();
  }

  heal(): void {
    this.#faults = [];
    this.keepsConnections = false;
    this.refusesSockets = false;
    this.isDown = false;
    this.exchange = null;
    this.corsOrigin = null;
    this.dials = 0;
    for (const socket of this.#hanging) socket.destroy();
    this.#hanging.clear();
  }

  async close(): Promise<void> {
    for (const socket of this.#open) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #handle(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? '/';
    if (this.isDown && !path.startsWith('/__mock/')) {
      request.socket.destroy();
      return;
    }
    if (this.corsOrigin !== null && request.method === 'OPTIONS') {
      response.writeHead(204, corsHeaders(this.corsOrigin, request)).end();
      return;
    }
    const fault = this.#faults.find(
      (standing) => standing.left > 0 && standing.method === request.method && standing.path.test(path),
    );
    if (fault === undefined) {
      this.#pass(request, response);
      return;
    }
    fault.left -= 1;
    if (fault.response !== undefined) {
      fault.notify();
      response.writeHead(fault.response.status, { 'content-type': fault.response.type, connection: 'close' });
      response.end(fault.response.body);
      return;
    }
    const end = (): void => {
      fault.notify();
      if (fault.hangs === true) this.#hanging.add(request.socket);
      else request.socket.destroy();
    };
    if (fault.at === 'before') end();
    else if (fault.at === 'during') this.#passShare(request, fault.share ?? 0.5, end);
    else this.#passWithoutAnswer(request, end);
  }

  /** An API that allows a page's origin answers it like its own page. */
  #ownPage({ host, origin }: IncomingHttpHeaders): IncomingHttpHeaders {
    if (this.corsOrigin === null) return {};
    return { 'sec-fetch-site': 'same-origin', ...(origin !== undefined && { origin: `http://${host ?? ''}` }) };
  }

  #forward(request: IncomingMessage) {
    const { method, url, headers } = request;
    const { hostname, port } = this.#target;
    const encoding = this.exchange === null ? {} : { 'accept-encoding': 'identity' };
    return forward({
      host: hostname,
      port,
      method,
      path: url,
      headers: { ...headers, ...this.#ownPage(headers), connection: 'close', ...encoding },
    });
  }

  #pass(request: IncomingMessage, response: ServerResponse): void {
    const upstream = this.#forward(request);
    upstream.on('response', (incoming) => {
      const { connection: _hop, 'keep-alive': _other, ...received } = incoming.headers;
      const headers = { ...received, ...(this.corsOrigin !== null && corsHeaders(this.corsOrigin, request)) };
      if (this.exchange !== null && /^text\/(?:html|javascript)/.test(headers['content-type'] ?? '')) {
        void this.#exchanged(this.exchange, request.url ?? '/', { response: incoming, headers }, response);
        return;
      }
      response.writeHead(incoming.statusCode ?? 502, {
        ...headers,
        ...(!this.keepsConnections && { connection: 'close' }),
      });
      incoming.pipe(response);
      incoming.on('error', () => response.destroy());
    });
    upstream.on('error', () => response.destroy());
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  }

  async #exchanged(
    exchange: NonNullable<FaultServer['exchange']>,
    path: string,
    { response: incoming, headers }: { response: IncomingMessage; headers: IncomingHttpHeaders },
    response: ServerResponse,
  ): Promise<void> {
    // The browser drops a request when it leaves the page, and the response is never complete.
    const body = await text(incoming).catch(() => null);
    if (body === null) {
      response.destroy();
      return;
    }
    const changed = exchange(path, { body, headers });
    const length = Buffer.byteLength(changed.body);
    response.writeHead(incoming.statusCode ?? 502, {
      ...changed.headers,
      'content-length': length,
      connection: 'close',
    });
    response.end(changed.body);
  }

  #passShare(request: IncomingMessage, share: number, end: () => void): void {
    const upstream = this.#forward(request);
    upstream.on('error', () => undefined);
    let left = Math.floor(Number(request.headers['content-length'] ?? 0) * share);
    const stop = (): void => {
      request.pause();
      upstream.destroy();
      end();
    };
    upstream.flushHeaders();
    if (left === 0) stop();
    request.on('data', (data: Buffer) => {
      if (left === 0) return;
      const part = data.subarray(0, left);
      left -= part.length;
      upstream.write(part, () => {
        if (left === 0) stop();
      });
    });
  }

  #passWithoutAnswer(request: IncomingMessage, end: () => void): void {
    const upstream = this.#forward(request);
    upstream.on('error', () => undefined);
    upstream.on('response', (response) => {
      response.resume();
      response.on('end', end);
    });
    request.pipe(upstream);
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.dials += 1;
    socket.on('error', () => socket.destroy());
    if (this.refusesSockets || this.isDown) {
      socket.destroy();
      return;
    }
    const upstream = connect(Number(this.#target.port), this.#target.hostname, () => {
      const own = this.#ownPage(request.headers);
      const lines = request.rawHeaders.flatMap((name, n, all) =>
        n % 2 === 0 ? [`${name}: ${String(own[name.toLowerCase()] ?? all[n + 1])}`] : [],
      );
      upstream.write([`GET ${request.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      upstream.write(head);
      upstream.pipe(socket);
      socket.pipe(upstream);
    });
    this.#websockets.add(socket);
    upstream.on('error', () => socket.destroy());
    upstream.on('close', () => socket.destroy());
    socket.on('close', () => {
      this.#websockets.delete(socket);
      upstream.destroy();
    });
  }
}
