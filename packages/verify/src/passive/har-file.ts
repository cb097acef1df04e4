import { readFile, stat } from 'node:fs/promises';
import { FatalError } from '#verify/base/finding.ts';
import { type Fields, isFields } from '#verify/base/values.ts';

type NamedValue = { readonly name: string; readonly value: string };

/** Browsers record a form as bytes or fields, without file contents. */
export type HarPostData = {
  readonly mimeType?: string;
  readonly text?: string;
  readonly encoding?: string;
  readonly params?: readonly { readonly name: string; readonly value?: string }[];
};

/** The fields read here; browsers omit some. */
export type HarEntry = {
  readonly startedDateTime?: string;
  readonly time?: number;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers?: readonly NamedValue[];
    readonly bodySize?: number;
    readonly postData?: HarPostData;
  };
  readonly response?: {
    readonly status?: number;
    readonly headers?: readonly NamedValue[];
    readonly content?: {
      readonly size?: number;
      readonly mimeType?: string;
      readonly text?: string;
      readonly encoding?: string;
    };
    /** Chrome only: why the response is incomplete. */
    readonly _error?: string | null;
  };
  /** Chrome only. `time` in seconds since 1970 (Playwright: milliseconds). */
  readonly _webSocketMessages?: readonly {
    readonly type?: string;
    readonly time?: number;
    readonly opcode?: number;
    readonly data?: unknown;
  }[];
};

function isOptional(value: unknown, type: 'string' | 'number'): boolean {
  return value === undefined || typeof value === type;
}

function isNamed(value: unknown): boolean {
  return isFields(value) && typeof value['name'] === 'string';
}

function isNamedValues(value: unknown): boolean {
  return (
    value === undefined ||
    (Array.isArray(value) && value.every((item) => isNamed(item) && typeof (item as Fields)['value'] === 'string'))
  );
}

function isPostData(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (!isFields(value)) return false;
  const { params = [], text, mimeType } = value;
  return (
    isOptional(text, 'string') &&
    isOptional(mimeType, 'string') &&
    Array.isArray(params) &&
    params.every((param) => isNamed(param) && isOptional((param as Fields)['value'], 'string'))
  );
}

function entryFault(entry: unknown): string | null {
  if (!isFields(entry) || !isFields(entry['request'])) return 'has no request';
  const { method, url, headers, postData } = entry['request'];
  if (typeof method !== 'string' || typeof url !== 'string' || !URL.canParse(url)) return 'has no method or no URL';
  const response = entry['response'] ?? {};
  if (!isFields(response) || !isNamedValues(headers) || !isNamedValues(response['headers'])) {
    return "has headers or a response that can't be read";
  }
  const content = response['content'] ?? {};
  if (!isPostData(postData) || !isFields(content) || !isOptional(content['text'], 'string')) {
    return "has a body that isn't text";
  }
  const messages = entry['_webSocketMessages'] ?? [];
  return Array.isArray(messages) && messages.every(isFields) ? null : "has websocket messages that can't be read";
}

const megabyte = 1024 * 1024;
/** Larger files don't fit into memory with their parsed entries. */
const largest = 256 * megabyte;

async function readBytes(path: string): Promise<Buffer> {
  const stats = await stat(path).catch(() => {
    throw new FatalError(`Can't read ${path}: the file doesn't exist.`);
  });
  if (!stats.isFile()) throw new FatalError(`Can't read ${path}: it's a folder. Give a HAR file.`);
  if (stats.size > largest) {
    const size = Math.ceil(stats.size / megabyte);
    throw new FatalError(
      `${path} is too large: ${size} MB, at most ${largest / megabyte} MB. Record a shorter session.`,
    );
  }
  return readFile(path).catch(() => {
    throw new FatalError(`Can't read the HAR file ${path}.`);
  });
}

function isZip(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'));
}

async function readJson(path: string): Promise<unknown> {
  const bytes = await readBytes(path);
  if (isZip(bytes)) throw new FatalError(`${path} is a zip archive. Unpack it and give the HAR file inside.`);
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    const why = text.trimStart().startsWith('{') ? 'its JSON is invalid or incomplete' : "it isn't JSON";
    throw new FatalError(`${path} isn't a HAR file: ${why}.`);
  }
}

/** Reads HAR 1.1 or 1.2 from Chrome, Firefox or Playwright. Throws `FatalError` with file and reason. */
export async function readHar(path: string): Promise<readonly HarEntry[]> {
  const value = await readJson(path);
  const log = isFields(value) ? value['log'] : undefined;
  if (!isFields(log) || !Array.isArray(log['entries'])) {
    throw new FatalError(`${path} isn't a HAR file: it has no log with entries.`);
  }
  // The version defaults to 1.1.
  const version = log['version'] ?? '1.1';
  if (typeof version !== 'string' || !/^(?:1\.[12])?$/.test(version)) {
    throw new FatalError(`${path}: HAR version ${JSON.stringify(version)} isn't supported. Expected 1.1 or 1.2.`);
  }
  for (const [index, entry] of log['entries'].entries()) {
    const fault = entryFault(entry);
    if (fault !== null) throw new FatalError(`Can't use ${path}: entry ${index + 1} ${fault}.`);
  }
  return log['entries'] as readonly HarEntry[];
}
