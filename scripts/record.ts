/**
 * `npm run record -- --upstream URL --out FILE`: passes everything on to a real server, and writes its calls of the contract
 * and its events, scrubbed, into a file that `npm start -- --replay FILE` plays. Ends with 0 on Ctrl+C, 2 where it cannot
 * begin.
 */
import type { Socket } from 'node:net';
import { connect, isIP } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { describeConnectionError } from '#mocks/passthrough/why-unreachable.ts';
import { readOptions, usage } from './record/options.ts';
import { startRecording } from './record/record-server.ts';

/** Dials a server; `connected` is what the socket tells when it is there. */
const dial = ({ hostname, port, protocol }: URL): { readonly socket: Socket; readonly connected: string } => {
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  if (protocol === 'http:') return { socket: connect({ host, port: Number(port || 80) }), connected: 'connect' };
  // A number is no name that a server could be asked for.
  const socket = connectTls({ host, port: Number(port || 443), ...(isIP(host) === 0 && { servername: host }) });
  return { socket, connected: 'secureConnect' };
};

/** One sentence where no server answers at an address; null where one does. */
const unreachable = (url: URL): Promise<string | null> =>
  new Promise((resolve) => {
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

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

const begin = async (): Promise<void> => {
  const options = readOptions(process.argv.slice(2));
  for (const server of [options.upstream, ...(options.forward ? [options.forward] : [])]) {
    const fault = await unreachable(server);
    if (fault !== null) throw new Error(fault);
  }
  const { origin, close } = await startRecording(options);
  console.log(
    `Recording ${options.upstream.origin} to ${options.out}. Point your client at ${origin}. Press Ctrl+C to stop.`,
  );
  const end = (): void => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeAllListeners(signal);
    void close().then(({ calls, events }) => {
      console.log(`${options.out}: ${counted(calls, 'request')} and ${counted(events, 'event')}.`);
      process.exit(0);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
};

begin().catch((error: unknown) => {
  const text = error instanceof Error ? error.message : String(error);
  const isOption = text.startsWith('--') || (error instanceof TypeError && 'code' in error);
  console.error(isOption ? `${text}\n${usage}` : text);
  process.exitCode = 2;
});
