/** Recorded real traffic: a file of JSON lines, the first one a header. `npm run record` writes it. */
import { readFileSync } from 'node:fs';
import { type Fields, isFields } from './values.ts';

/** Replaces the server's own address in a recording. */
export const recordedOrigin = 'http://recorded.invalid';

/** Bytes that aren't saved. */
export type LeftOut = { readonly bytes: number; readonly sha256: string; readonly type: string };

/** Times are in ms since the recording started. */
export type TrafficRequest = {
  readonly kind: 'call';
  readonly at: number;
  readonly took: number;
  readonly operation: string;
  readonly method: string;
  readonly target: string;
  /** The body's fields; null without any. Files are `LeftOut`. */
  readonly request: unknown;
  /** 0: no complete response. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: { readonly json: unknown } | { readonly text: string } | LeftOut | null;
};

export type RecordedEvent = {
  readonly kind: 'event';
  readonly at: number;
  readonly channel: string;
  readonly event: string;
  readonly data: string;
};

export type TrafficRecord = TrafficRequest | RecordedEvent;

export type TrafficFileHeader = { readonly recording: 'lamplight'; readonly version: 1; readonly started: string };

export function toTrafficLine(n: number, entry: TrafficRecord): string {
  return `${JSON.stringify({ n, ...entry })}\n`;
}

const fieldTypes = {
  call: {
    at: 'number',
    took: 'number',
    operation: 'string',
    method: 'string',
    target: 'string',
    status: 'number',
    headers: 'object',
    body: 'object',
  },
  event: { at: 'number', channel: 'string', event: 'string', data: 'string' },
} as const;

function getEntryError(entry: Fields, n: number, operationIds: ReadonlySet<string>): string | null {
  const { kind } = entry;
  if (entry['n'] !== n) return `is entry ${JSON.stringify(entry['n'])}, where entry ${n} belongs.`;
  if (kind !== 'call' && kind !== 'event') return `is of the unknown kind ${JSON.stringify(kind)}.`;
  for (const [name, type] of Object.entries(fieldTypes[kind])) {
    if (typeof entry[name] !== type) return `needs "${name}" as ${type}.`;
  }
  if (kind === 'call' && !operationIds.has(String(entry['operation']))) {
    return `names "${String(entry['operation'])}", which is no operation of the contract.`;
  }
  return null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses recorded traffic. Throws with file, line and reason when the file is invalid or cut off. */
export function readTrafficFile(path: string, operationIds: ReadonlySet<string>): readonly TrafficRecord[] {
  const complain = (line: number, reason: string): Error => new Error(`${path}:${line}: ${reason}`);
  const [first = '', ...lines] = readFileSync(path, 'utf8').split('\n');
  const head = parse(first);
  if (!isFields(head) || head['recording'] !== 'lamplight') throw complain(1, "this isn't a recording.");
  if (head['version'] !== 1)
    throw complain(1, `version ${JSON.stringify(head['version'])} isn't supported (expected 1).`);
  if (lines.at(-1) !== '') throw complain(lines.length + 1, 'the file ends in the middle of this line.');
  return lines.slice(0, -1).map((text, index) => {
    const entry = parse(text);
    if (!isFields(entry)) throw complain(index + 2, "isn't a JSON object.");
    const fault = getEntryError(entry, index + 1, operationIds);
    if (fault !== null) throw complain(index + 2, fault);
    return entry as TrafficRecord;
  });
}
