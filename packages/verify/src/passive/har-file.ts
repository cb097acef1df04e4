import { readFile, stat } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { FatalError } from '#verify/base/finding.ts';

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

const text = { type: 'string' };
const namedValues = {
  type: 'array',
  items: { type: 'object', required: ['name', 'value'], properties: { name: text, value: text } },
};
const postData = {
  type: ['object', 'null'],
  properties: {
    text,
    mimeType: text,
    params: { type: 'array', items: { type: 'object', required: ['name'], properties: { name: text, value: text } } },
  },
};
const entry = {
  type: 'object',
  required: ['request'],
  properties: {
    request: {
      type: 'object',
      required: ['method', 'url'],
      properties: { method: text, url: { type: 'string', format: 'address' }, headers: namedValues, postData },
    },
    response: {
      type: ['object', 'null'],
      properties: { headers: namedValues, content: { type: ['object', 'null'], properties: { text } } },
    },
    _webSocketMessages: { type: ['array', 'null'], items: { type: 'object' } },
  },
};
/** HAR 1.1 or 1.2, as far as it's read here. The version defaults to 1.1. */
const har = {
  type: 'object',
  required: ['log'],
  properties: {
    log: {
      type: 'object',
      required: ['entries'],
      properties: { version: { type: 'string', pattern: '^(1[.][12])?$' }, entries: { type: 'array', items: entry } },
    },
  },
};

const ajv = new Ajv2020({ allowUnionTypes: true, formats: { address: (value: string) => URL.canParse(value) } });
const isHar = ajv.compile<{
  readonly log: { readonly entries: readonly HarEntry[] };
}>(har);

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
  if (isHar(value)) return value.log.entries;
  throw new FatalError(`${path} isn't a HAR file: ${ajv.errorsText(isHar.errors, { dataVar: '' }).trim()}.`);
}
