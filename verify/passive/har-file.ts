import { readFile, stat } from 'node:fs/promises';
import { CannotRun } from '#verify/cannot-run.ts';
import { type Fields, isFields } from '#verify/fields.ts';

type NamedValue = { readonly name: string; readonly value: string };

/** What was sent. A browser gives a form as its bytes or as its fields, and leaves out what the files hold. */
export type HarPostData = {
  readonly mimeType?: string;
  readonly text?: string;
  readonly encoding?: string;
  readonly params?: readonly { readonly name: string; readonly value?: string }[];
};

/** One entry of a HAR file, as far as it is read here; browsers leave out what they like. */
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
    /** `size` in bytes, of the body as it is read. */
    readonly content?: {
      readonly size?: number;
      readonly mimeType?: string;
      readonly text?: string;
      readonly encoding?: string;
    };
    /** Chrome's own: why the answer did not come to its end. */
    readonly _error?: string | null;
  };
  /** Chrome's own: the messages of a websocket; `time` in seconds since 1970 (Playwright: milliseconds). */
  readonly _webSocketMessages?: readonly {
    readonly type?: string;
    readonly time?: number;
    readonly opcode?: number;
    readonly data?: unknown;
  }[];
};

const isOptional = (value: unknown, type: 'string' | 'number'): boolean => value === undefined || typeof value === type;

const isNamed = (value: unknown): boolean => isFields(value) && typeof value['name'] === 'string';

const isNamedValues = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value) && value.every((item) => isNamed(item) && typeof (item as Fields)['value'] === 'string'));

const isPostData = (value: unknown): boolean => {
  if (value === undefined || value === null) return true;
  if (!isFields(value)) return false;
  const { params = [], text, mimeType } = value;
  return (
    isOptional(text, 'string') &&
    isOptional(mimeType, 'string') &&
    Array.isArray(params) &&
    params.every((param) => isNamed(param) && isOptional((param as Fields)['value'], 'string'))
  );
};

/** Why this is no entry; null where it is one. */
const entryFault = (entry: unknown): string | null => {
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
};

const megabyte = 1024 * 1024;
/** More is no session of a person, and more than fits into memory together with what is made of it. */
const largest = 256 * megabyte;

const readBytes = async (path: string): Promise<Buffer> => {
  const found = await stat(path).catch(() => {
    throw new CannotRun(`Can't read ${path}: the file doesn't exist.`);
  });
  if (!found.isFile()) throw new CannotRun(`Can't read ${path}: it's a folder. Give a HAR file.`);
  if (found.size > largest) {
    const size = Math.ceil(found.size / megabyte);
    throw new CannotRun(
      `${path} is too large: ${size} MB, at most ${largest / megabyte} MB. Record a shorter session.`,
    );
  }
  return readFile(path).catch(() => {
    throw new CannotRun(`Can't read the HAR file ${path}.`);
  });
};

const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'));

const readJson = async (path: string): Promise<unknown> => {
  const bytes = await readBytes(path);
  if (isZip(bytes)) throw new CannotRun(`${path} is a zip archive. Unpack it and give the HAR file inside.`);
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    const why = text.trimStart().startsWith('{') ? 'its JSON is invalid or incomplete' : "it isn't JSON";
    throw new CannotRun(`${path} isn't a HAR file: ${why}.`);
  }
};

/** The entries of a HAR file (1.1 or 1.2, as Chrome, Firefox and Playwright write it). Throws `CannotRun` with file and reason. */
export const readHar = async (path: string): Promise<readonly HarEntry[]> => {
  const value = await readJson(path);
  const log = isFields(value) ? value['log'] : undefined;
  if (!isFields(log) || !Array.isArray(log['entries'])) {
    throw new CannotRun(`${path} isn't a HAR file: it has no log with entries.`);
  }
  // Without a version it is 1.1.
  const version = log['version'] ?? '1.1';
  if (typeof version !== 'string' || !/^(?:1\.[12])?$/.test(version)) {
    throw new CannotRun(`${path}: HAR version ${JSON.stringify(version)} isn't supported. Expected 1.1 or 1.2.`);
  }
  for (const [index, entry] of log['entries'].entries()) {
    const fault = entryFault(entry);
    if (fault !== null) throw new CannotRun(`Can't use ${path}: entry ${index + 1} ${fault}.`);
  }
  return log['entries'] as readonly HarEntry[];
};
