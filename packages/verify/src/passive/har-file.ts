import { readFile, stat } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type Static, Type } from 'typebox';
import { FatalError } from '#verify/base/finding.ts';

const text = Type.String();
const number = Type.Number();
const headers = Type.Optional(Type.Array(Type.Object({ name: text, value: text })));

/** Browsers record a form as bytes or fields, without file contents. */
const PostData = Type.Partial(
  Type.Object({
    mimeType: text,
    text,
    encoding: text,
    params: Type.Array(Type.Object({ name: text, value: Type.Optional(text) })),
  }),
);
export type HarPostData = Static<typeof PostData>;

/** The fields read here; browsers omit some, or write null. */
const Entry = Type.Object({
  startedDateTime: Type.Optional(text),
  time: Type.Optional(number),
  request: Type.Object({
    method: text,
    url: Type.String({ format: 'address' }),
    headers,
    bodySize: Type.Optional(number),
    postData: Type.Optional(PostData),
  }),
  response: Type.Optional(
    Type.Object({
      status: Type.Optional(number),
      headers,
      content: Type.Optional(Type.Partial(Type.Object({ size: number, mimeType: text, text, encoding: text }))),
      /** Chrome only: why the response is incomplete. */
      _error: Type.Optional(text),
    }),
  ),
  /** Chrome only. `time` in seconds since 1970 (Playwright: milliseconds). */
  _webSocketMessages: Type.Optional(
    Type.Array(Type.Partial(Type.Object({ type: text, time: number, opcode: number, data: Type.Unknown() }))),
  ),
});
export type HarEntry = Static<typeof Entry>;

/** HAR 1.1 or 1.2, as far as it's read here. The version defaults to 1.1. */
const Har = Type.Object({
  log: Type.Object({
    version: Type.Optional(Type.String({ pattern: '^(1[.][12])?$' })),
    entries: Type.Array(Entry),
  }),
});

const ajv = new Ajv2020({ formats: { address: (value: string) => URL.canParse(value) } });
const isHar = ajv.compile<Static<typeof Har>>(Har);

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

async function readJson(path: string): Promise<unknown> {
  const bytes = await readBytes(path);
  const isZip = bytes.toString('latin1', 0, 4) === 'PK\u0003\u0004';
  if (isZip) throw new FatalError(`${path} is a zip archive. Unpack it and give the HAR file inside.`);
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  try {
    return JSON.parse(text, (_name, value: unknown) => value ?? undefined) as unknown;
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
