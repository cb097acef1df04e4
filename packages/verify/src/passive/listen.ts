import { createServer, type Server } from 'node:http';
import { describeFailure } from '#verify/backend/failure.ts';
import type { Clock } from '#verify/base/clock.ts';
import { FatalError } from '#verify/base/finding.ts';
import type { RunRecorder } from '#verify/check/run-recorder.ts';
import type { Contract } from '#verify/contract/contract.ts';
import type { Exchange } from '#verify/proxy/exchange.ts';
import { createProxy } from '#verify/proxy/proxy.ts';
import { createTapHandler, type PusherApp } from './tap.ts';
import { createWatcher, type ExchangeChecker } from './watcher.ts';

export type ListenOptions = {
  /** 0 uses any free port. */
  readonly port: number;
  readonly host: string;
  readonly baseUrl: string;
  readonly realtime?: string | undefined;
  readonly tap: PusherApp | null;
  readonly forward?: string | undefined;
  /** Milliseconds for the first connection to the server. */
  readonly timeout: number;
};

export type Listening = {
  readonly origin: string;
  /** Rejects with `FatalError` when the contract is unusable; never resolves. */
  readonly failed: Promise<never>;
  readonly close: () => Promise<void>;
};

type Parts = { readonly contract: Contract; readonly recorder: RunRecorder; readonly clock: Clock };

/** Throws `FatalError` when no server answers at this address. */
export async function reach(address: string, timeout: number): Promise<void> {
  try {
    await (await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeout) })).body?.cancel();
  } catch (error) {
    throw new FatalError(describeFailure(error, new URL(address).origin, timeout));
  }
}

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'it is in use by another program',
  EADDRNOTAVAIL: "--host isn't an address of this machine",
  ENOTFOUND: "--host isn't an address of this machine",
  EACCES: 'permission denied',
};

function openPort(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? ''] ?? error.message;
      reject(new FatalError(`Can't listen on port ${port}: ${reason}.`));
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function createChecks(watcher: ExchangeChecker) {
  let fail: (reason: unknown) => void = () => undefined;
  const failed = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  // Prevents an unhandled rejection from ending the process.
  failed.catch(() => undefined);
  let last: Promise<unknown> = Promise.resolve();
  return {
    failed,
    take: (exchange: Exchange): void => {
      last = last.then(() => watcher.exchange(exchange)).catch(fail);
    },
    done: async (): Promise<void> => {
      await last;
    },
  };
}

/** Wildcard addresses are reachable on loopback. */
function inUrl(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * Starts a local proxy that checks its traffic. With a `tap` the same port receives published events. Throws
 * `FatalError` when the server is unreachable or the port is in use.
 */
export async function listen(parts: Parts, options: ListenOptions): Promise<Listening> {
  const { baseUrl, realtime, port, host, timeout, tap, forward } = options;
  await reach(baseUrl, timeout);
  const watcher = createWatcher(parts.contract, parts.recorder);
  const checks = createChecks(watcher);
  const through = createProxy({
    upstream: new URL(baseUrl),
    ...(realtime !== undefined && { realtime: new URL(realtime.replace(/^ws/, 'http')) }),
    onExchange: checks.take,
    onMessage: (text) => watcher.message(text, parts.clock.now()),
  });
  const handlePublish =
    tap && createTapHandler({ app: tap, ...parts, ...(forward !== undefined && { forward: new URL(forward) }) });
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    if (!handlePublish || !url.startsWith('/apps/')) {
      through.handle(request, response);
      return;
    }
    handlePublish(request, response).catch(() => {
      // The server closed the connection mid-request.
      response.destroy();
    });
  }).on('upgrade', through.upgrade);
  const actualPort = await openPort(server, port, host);
  return {
    origin: `http://${inUrl(host)}:${actualPort}`,
    failed: checks.failed,
    close: async () => {
      through.close();
      await new Promise((closed) => {
        server.close(closed);
        server.closeAllConnections();
      });
      await checks.done();
    },
  };
}
