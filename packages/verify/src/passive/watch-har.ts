import { basename } from 'node:path';
import { FatalError } from '#verify/base/finding.ts';
import type { VerifyOptions } from '#verify/base/options.ts';
import { plural } from '#verify/base/values.ts';
import type { RunRecorder } from '#verify/check/run-recorder.ts';
import type { Contract } from '#verify/contract/contract.ts';
import { toRecordedExchange } from './har-exchange.ts';
import { type HarEntry, readHar } from './har-file.ts';
import { Watcher } from './watcher.ts';

type HarOptions = Pick<VerifyOptions, 'realtime'> & { readonly file: string; readonly baseUrl?: string | undefined };

/** The server's paths may have a prefix before the API's own. */
function findPrefixes(pathname: string): readonly string[] {
  return [...pathname.matchAll(/\/(?:api|sanctum)\//g)].map(({ index }) => pathname.slice(0, index));
}

/** Returns the address of the server that has most of the requests; undefined without any. */
function guessBase({ rest }: Contract, entries: readonly HarEntry[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { request } of entries) {
    const { origin, pathname } = new URL(request.url);
    const prefix = findPrefixes(pathname).find((start) => rest.find(request.method, pathname.slice(start.length)));
    if (prefix !== undefined) counts.set(origin + prefix, (counts.get(origin + prefix) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/** Only `/app/{key}` is Pusher; pages also have other WebSockets. */
function isRealtime({ host, pathname }: URL, realtime: HarOptions['realtime']): boolean {
  return realtime
    ? host === new URL(realtime.url).host && pathname.endsWith(`/app/${realtime.key}`)
    : pathname.includes('/app/');
}

const nothing = { requests: 0, events: 0, unsent: 0, unkept: 0, unanswered: 0, unheard: 0, others: 0 };

function watchMessages(entry: HarEntry, checkMessage: (text: string, at: number) => boolean): number {
  return (entry._webSocketMessages ?? []).filter(({ type, opcode, data, time = 0 }) => {
    // Chrome uses seconds, Playwright milliseconds.
    const at = time > 100_000_000_000 ? time : time * 1000;
    return type === 'receive' && opcode === 1 && typeof data === 'string' && checkMessage(data, at);
  }).length;
}

function reportTally(
  { requests, events, unsent, unkept, unanswered, unheard, others }: typeof nothing,
  log: (line: string) => void,
): void {
  log(`${plural(requests, 'API request')} and ${plural(events, 'event')}`);
  if (unsent > 0) log(`${plural(unsent, 'request')} without a recorded body: only the parameters were checked`);
  if (unkept > 0) log(`${plural(unkept, 'response')} without a recorded body: only status and media type were checked`);
  if (unheard > 0) log(`${plural(unheard, 'websocket')} without recorded messages`);
  if (unanswered > 0)
    log(
      `skipped: ${plural(unanswered, 'entry', 'entries')} without a complete response (cancelled, blocked or cut off)`,
    );
  if (others > 0) log(`skipped: ${plural(others, 'entry', 'entries')} for other servers, pages and files`);
}

/**
 * Checks recorded requests and Chrome's WebSocket messages. `baseUrl` and `realtime` select the server; by default the
 * most frequent. Throws `FatalError` when the file has no matching requests.
 */
export async function checkHar(
  contract: Contract,
  recorder: RunRecorder,
  { file, baseUrl, realtime }: HarOptions,
  log: (line: string) => void,
): Promise<void> {
  const entries = await readHar(file);
  const address = baseUrl ?? guessBase(contract, entries);
  if (address === undefined)
    throw new FatalError(`${file} has no requests from the contract, so there is nothing to verify.`);
  const base = new URL(address).href.replace(/\/+$/, '');
  const watcher = new Watcher(contract, recorder);
  const tally = { ...nothing };
  for (const [index, entry] of entries.entries()) {
    const step = `entry ${index + 1} of ${basename(file)}`;
    const url = new URL(entry.request.url);
    if (entry._webSocketMessages || url.protocol.startsWith('ws')) {
      if (!isRealtime(url, realtime)) {
        tally.others += 1;
        continue;
      }
      if (!entry._webSocketMessages) tally.unheard += 1;
      tally.events += watchMessages(entry, (text, at) => watcher.message(text, at, step));
      continue;
    }
    if (!url.href.startsWith(`${base}/`)) {
      tally.others += 1;
      continue;
    }
    const exchange = await toRecordedExchange(
      entry,
      (url.pathname + url.search).slice(base.length - url.origin.length),
    );
    if (!exchange.response) tally.unanswered += 1;
    else if (await watcher.exchange(exchange, step)) {
      tally.requests += 1;
      if (exchange.isRequestBodyStored === false) tally.unsent += 1;
      if (exchange.response.isBodyStored === false) tally.unkept += 1;
    } else tally.others += 1;
  }
  if (tally.requests + tally.events === 0) {
    throw new FatalError(`${file} has no requests to ${base} that are in the contract.`);
  }
  reportTally(tally, log);
}
