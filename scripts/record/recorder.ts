import { appendFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Route } from '#mocks/prism/operations.ts';
import type { Exchange } from '#verify/base/exchange.ts';
import {
  type RecordedEvent,
  recordedOrigin,
  toTrafficLine,
  type TrafficFileHeader,
  type TrafficRecord,
} from '#shared/traffic-file.ts';
import { getBearerTokens, toRequestEntry } from './entries.ts';
import { createScrubber, type Scrubber } from './scrub.ts';

type Recorder = {
  readonly exchange: (exchange: Exchange) => void;
  readonly event: (event: Pick<RecordedEvent, 'channel' | 'event' | 'data'>) => void;
  readonly written: () => Promise<{ readonly requests: number; readonly events: number }>;
};

type Parts = {
  readonly path: string;
  readonly route: (method: string, path: string) => Route;
  readonly origins: readonly string[];
  /** The contract's vocabulary, in lower case; never replaced. */
  readonly vocabulary: ReadonlySet<string>;
  readonly now?: () => number;
};

/** Escapes non-ASCII characters like Laravel's JSON. */
function asciiJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function scrubData({ json, text }: Scrubber, data: string): string {
  try {
    return asciiJson(json(JSON.parse(data)));
  } catch {
    return text(data);
  }
}

/** Scrubs only a path's parameters and the query. */
function scrubTarget({ text }: Scrubber, target: string, template: string): string {
  const [path = '', query] = target.split('?', 2);
  const segments = template.split('/');
  const scrubbed = path
    .split('/')
    .map((part, index) => (segments[index]?.startsWith('{') === true ? text(part) : part));
  return scrubbed.join('/') + (query === undefined ? '' : text(`?${query}`));
}

function scrubEntry(scrubber: Scrubber, entry: TrafficRecord, template: string): TrafficRecord {
  if (entry.kind === 'event') return { ...entry, data: scrubData(scrubber, entry.data) };
  const { request, body, headers, target } = entry;
  // Fields first: the path may contain a name that they reveal.
  const scrubbed = {
    request: scrubber.json(request),
    body: scrubber.json(body) as typeof body,
    headers: scrubber.json(headers) as typeof headers,
  };
  return { ...entry, ...scrubbed, target: scrubTarget(scrubber, target, template) };
}

/** Replaces the file at `path`. Writes it again as a whole when a new secret may be in earlier entries. */
export function createRecorder({ path, route, origins, vocabulary, now = Date.now }: Parts): Recorder {
  const began = now();
  const head: TrafficFileHeader = { recording: 'lamplight', version: 1, started: new Date(began).toISOString() };
  const scrubber = createScrubber(vocabulary);
  let entries: readonly { readonly entry: TrafficRecord; readonly template: string }[] = [];
  let tail = Promise.resolve();
  const whole = (): string =>
    [`${JSON.stringify(head)}\n`, ...entries.map(({ entry }, index) => toTrafficLine(index + 1, entry))].join('');
  const add = (entry: TrafficRecord, template: string, secretCount: number): void => {
    entries = [...entries, { entry: scrubEntry(scrubber, entry, template), template }];
    const last = entries.at(-1);
    if (scrubber.countSecrets() === secretCount || entries.length === 1 || !last) {
      appendFileSync(path, last ? toTrafficLine(entries.length, last.entry) : '');
      return;
    }
    entries = entries.map((item) => ({ ...item, entry: scrubEntry(scrubber, item.entry, item.template) }));
    writeFileSync(`${path}.part`, whole());
    renameSync(`${path}.part`, path);
  };
  const withoutOrigins = (entry: TrafficRecord): TrafficRecord => {
    const text = origins.reduce(
      (all, origin) =>
        all.replaceAll(origin, recordedOrigin).replaceAll(origin.replaceAll('/', String.raw`\/`), recordedOrigin),
      JSON.stringify(entry),
    );
    return JSON.parse(text) as TrafficRecord;
  };
  writeFileSync(path, whole());
  return {
    exchange: (exchange) => {
      const match = route(exchange.method, exchange.target.split('?', 1)[0] ?? '');
      if (match.kind !== 'operation') return;
      tail = tail.then(async () => {
        const secretCount = scrubber.countSecrets();
        for (const bearer of getBearerTokens(exchange)) scrubber.learn('token', bearer);
        add(
          withoutOrigins(await toRequestEntry(match.operation.id, exchange, began)),
          match.operation.path,
          secretCount,
        );
      });
    },
    event: ({ channel, event, data }) => {
      const at = now() - began;
      tail = tail.then(() => {
        add(withoutOrigins({ kind: 'event', at, channel, event, data }), '', scrubber.countSecrets());
      });
    },
    written: async () => {
      await tail;
      const requests = entries.filter(({ entry }) => entry.kind === 'call').length;
      return { requests, events: entries.length - requests };
    },
  };
}
