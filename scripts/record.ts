/**
 * `npm run record`: proxies a real server and records its contract requests and events, scrubbed, for `npm start --
 * --replay FILE`. Exit 0 on Ctrl+C, 2: could not start.
 */
import { reach } from '#verify/passive/listen.ts';
import { readOptions, usage } from './record/options.ts';
import { startTrafficRecorder } from './record/record-server.ts';
import { plural, runCommand } from './command.ts';

async function start(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
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
