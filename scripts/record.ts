/**
 * `npm run record`: proxies a real server and records its contract requests and events, scrubbed, for `npm start --
 * --replay FILE`. Exit 0 on Ctrl+C, 2: could not start.
 */
import { parseArgs } from 'node:util';
import { checkBaseUrl } from '#verify/base/options.ts';
import { reach } from '#verify/passive/listen.ts';
import { plural } from '#verify/base/values.ts';
import { runCommand, UsageError } from './command.ts';
import { type RecordOptions, startTrafficRecorder } from './record/record-server.ts';

const usage = `Usage: npm run record -- --upstream <url> --out <file> [--port <number>]
                      [--tap-app <id> --tap-key <key> --tap-secret <secret>] [--forward <url>]
  --upstream    forward requests to this server, such as https://api.example.test
  --out         write the recording to this file; an existing file is overwritten
  --port        listen on this port of 127.0.0.1 (default: any free port)
  --tap-…       id, key and secret of the Pusher/Reverb app your server publishes to;
                point the server here to capture its events
  --forward     pass published events and websockets on to this Pusher or Reverb server`;

function parseUrl(name: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`--${name}: expected an http or https address, got "${text}".`);
  return url;
}

function readOptions(): RecordOptions {
  const text = { type: 'string' } as const;
  const options = {
    upstream: text,
    out: text,
    port: text,
    'tap-app': text,
    'tap-key': text,
    'tap-secret': text,
    forward: text,
  };
  const { values } = parseArgs({ options });
  const { upstream, out, port = '0', forward } = values;
  if (upstream === undefined || out === undefined) throw new UsageError('--upstream and --out are required.');
  const server = parseUrl('upstream', upstream);
  checkBaseUrl(upstream, 'upstream');
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new UsageError(`--port: "${port}" isn't a valid port (0 to 65535).`);
  const [id, key, secret] = [values['tap-app'], values['tap-key'], values['tap-secret']];
  const providedCount = [id, key, secret].filter((value) => value !== undefined).length;
  if (providedCount !== 0 && providedCount !== 3)
    throw new UsageError('--tap-app, --tap-key and --tap-secret are all required. At least one is missing.');
  return {
    upstream: server,
    out,
    port: Number(port),
    tap: id !== undefined && key !== undefined && secret !== undefined ? { id, key, secret } : null,
    forward: forward === undefined ? null : parseUrl('forward', forward),
  };
}

async function start(): Promise<void> {
  const options = readOptions();
  for (const server of [options.upstream, options.forward]) if (server) await reach(server.href, 10_000);
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
