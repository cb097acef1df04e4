import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describeFailure, getReason } from '#verify/base/failure.ts';
import { realClock } from '#verify/base/clock.ts';
import { FatalError } from '#verify/base/finding.ts';
import type { VerifyOptions } from '#verify/base/options.ts';
import type { RunRecorder } from '#verify/check/run-recorder.ts';
import type { Contract } from '#verify/contract/contract.ts';
import { createProxy } from '#verify/proxy/proxy.ts';
import { createTapHandler } from './tap.ts';
import { Watcher } from './watcher.ts';

type Parts = {
  readonly contract: Contract;
  readonly recorder: RunRecorder;
  readonly log: (text: string) => void;
  readonly stopped: () => Promise<void>;
};

/** `listen`: 0 uses any free port. */
type ListenOptions = Pick<VerifyOptions, 'realtime' | 'host' | 'tap' | 'forward' | 'timeout'> & {
  readonly listen: number;
  readonly baseUrl: string;
};

/** Throws `FatalError` when no server answers at this address. */
export async function reach(address: string, timeout: number): Promise<void> {
  try {
    await (await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeout) })).body?.cancel();
  } catch (error) {
    throw new FatalError(describeFailure(error, new URL(address).origin, timeout));
  }
}

async function openPort(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    const { code = '' } = error as NodeJS.ErrnoException;
    const isHostWrong = code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND';
    const why = isHostWrong ? "--host isn't an address of this machine" : getReason(error);
    throw new FatalError(`Can't listen on port ${port}: ${why}.`);
  });
  return (server.address() as AddressInfo).port;
}

/** Wildcard addresses are reachable on loopback. */
function inUrl(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

function logAddresses(origin: string, { baseUrl, realtime, tap, forward }: ListenOptions, log: Parts['log']): void {
  log(`${origin} forwards to ${baseUrl}`);
  if (realtime) log(`websockets are forwarded to ${realtime.url}`);
  if (tap) {
    log(`${origin} receives the events of app ${tap.id}`);
    log(forward === undefined ? 'events are not forwarded (use --forward)' : `events are forwarded to ${forward}`);
  }
  log('press Ctrl+C to stop and show the summary');
}

/**
 * Runs a local proxy that checks its traffic until it's stopped. With a `tap` the same port receives published events.
 * Throws `FatalError` when the server is unreachable, the port is in use, the contract is unusable or nothing came.
 */
export async function checkLive({ contract, recorder, log, stopped }: Parts, options: ListenOptions): Promise<void> {
  const { baseUrl, realtime, listen: port, host, timeout, tap, forward } = options;
  await reach(baseUrl, timeout);
  const watcher = new Watcher(contract, recorder);
  const failure = new AbortController();
  let last: Promise<unknown> = Promise.resolve();
  const through = createProxy({
    upstream: new URL(baseUrl),
    ...(realtime && { realtime: new URL(realtime.url.replace(/^ws/, 'http')) }),
    onExchange: (exchange) => {
      last = last
        .then(() => watcher.exchange(exchange))
        .catch((error: unknown) => {
          failure.abort(error);
        });
    },
    onMessage: (text) => watcher.message(text, realClock.now()),
  });
  const handlePublish =
    tap &&
    createTapHandler({
      ...{ app: tap, recorder, clock: realClock },
      ...(forward !== undefined && { forward: new URL(forward) }),
    });
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
  const origin = `http://${inUrl(host)}:${await openPort(server, port, host)}`;
  logAddresses(origin, options, log);
  await Promise.race([stopped(), once(failure.signal, 'abort')]);
  through.close();
  await new Promise((closed) => {
    server.close(closed);
    server.closeAllConnections();
  });
  await last;
  failure.signal.throwIfAborted();
  const { observed } = recorder;
  if (observed.responses.size + observed.events.size + recorder.findings().length === 0) {
    throw new FatalError(`No API traffic passed through ${origin}, so there is nothing to verify.`);
  }
}
