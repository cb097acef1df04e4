import { readFile } from 'node:fs/promises';
import { CannotRun } from '#verify/cannot-run.ts';

type NamedValue = { readonly name: string; readonly value: string };

/** One entry of a HAR file, as far as it is read here; browsers leave out what they like. */
export type HarEntry = {
  readonly startedDateTime?: string;
  readonly time?: number;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers?: readonly NamedValue[];
    readonly bodySize?: number;
    readonly postData?: { readonly mimeType?: string; readonly text?: string; readonly params?: readonly NamedValue[] };
  };
  readonly response?: {
    readonly status?: number;
    readonly headers?: readonly NamedValue[];
    readonly content?: { readonly size?: number; readonly text?: string; readonly encoding?: string };
  };
  /** Chrome's own: the messages of a websocket; `time` in seconds since 1970. */
  readonly _webSocketMessages?: readonly {
    readonly type?: string;
    readonly time?: number;
    readonly opcode?: number;
    readonly data?: unknown;
  }[];
};

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNamedValues = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value) &&
    value.every((item) => isFields(item) && typeof item['name'] === 'string' && typeof item['value'] === 'string'));

/** Why this is no entry; null where it is one. */
const entryFault = (entry: unknown): string | null => {
  if (!isFields(entry) || !isFields(entry['request'])) return 'has no request';
  const { method, url, headers, postData } = entry['request'];
  if (typeof method !== 'string' || typeof url !== 'string' || !URL.canParse(url)) return 'has no method or no address';
  const response = entry['response'] ?? {};
  if (!isFields(response) || !isNamedValues(headers) || !isNamedValues(response['headers'])) {
    return 'has headers or an answer that cannot be read';
  }
  const content = response['content'] ?? {};
  const texts = [isFields(postData) ? postData['text'] : undefined, isFields(content) ? content['text'] : null];
  return texts.every((text) => text === undefined || typeof text === 'string') ? null : 'has a body that is no text';
};

const entriesIn = (value: unknown): unknown => {
  const log = isFields(value) ? value['log'] : undefined;
  return isFields(log) ? log['entries'] : undefined;
};

/** The entries of a HAR file (1.2, as Chrome and Firefox export it). Throws `CannotRun` with file and reason. */
export const readHar = async (path: string): Promise<readonly HarEntry[]> => {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    throw new CannotRun(`The HAR file ${path} cannot be read.`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw new CannotRun(`${path} is no HAR file: it is no JSON.`);
  }
  const entries = entriesIn(value);
  if (!Array.isArray(entries)) throw new CannotRun(`${path} is no HAR file: it has no log with entries.`);
  for (const [index, entry] of entries.entries()) {
    const fault = entryFault(entry);
    if (fault !== null) throw new CannotRun(`${path} cannot be used: entry ${index + 1} ${fault}.`);
  }
  return entries as readonly HarEntry[];
};
