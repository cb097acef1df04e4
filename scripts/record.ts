/**
 * `npm run record`: proxies a real server and records its contract requests and events, scrubbed, for `npm start --
 * --replay FILE`. Exit 0 on Ctrl+C, 2: could not start.
 */
import { connect, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { describeConnectionError } from '#verify/proxy/upstream.ts';
import { readOptions, usage } from './record/options.ts';
import { startTrafficRecorder } from './record/record-server.ts';
import { plural, runCommand } from './command.ts';

function dial({ hostname, port, protocol }: URL): { readonly socket: Socket; readonly connected: string } {
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  if (protocol === 'http:') return { socket: connect({ host, port: Number(port || 80) }), connected: 'connect' };
  // TLS doesn't allow an IP address as a server name.
  const socket = connectTls({ host, port: Number(port || 443), ...(isIP(host) === 0 && { servername: host }) });
  return { socket, connected: 'secureConnect' };
}

function unreachable(url: URL): Promise<string | null> {
  return new Promise((resolve) => {
    const { socket, connected } = dial(url);
    const end = (fault: string | null): void => {
      socket.destroy();
      resolve(fault === null ? null : `Can't reach ${url.origin}: ${fault}.`);
    };
    socket.setTimeout(10_000, () => {
      end('no response within 10 seconds');
    });
    socket.once(connected, () => {
      end(null);
    });
    socket.once('error', (error) => {
      end(describeConnectionError(error));
    });
  });
}

async function start(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  for (const server of [options.upstream, ...(options.forward ? [options.forward] : [])]) {
    const fault = await unreachable(server);
    if (fault !== null) throw new Error(fault);
  }
  const { origin, close } = await startTrafficRecorder(options);
  console.log(
    `Recording ${options.upstream.origin} to ${options.out}. Point your client at ${origin}. Press Ctrl+C to stop.`,
  );
  const end = (): void => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeAllListeners(signal);
    void close().then(({ requests, events }) => {
      console.log(`${options.out}: ${plural(requests, 'request')} and ${plural(events, 'event')}.`);
      process.exit(0);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
}

await runCommand(usage, start, 2);
