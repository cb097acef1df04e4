import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible, getMediaType } from './media-types.ts';

export type SentFile = {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly encoding: 'br' | 'gzip' | null;
};

/** Caches one folder's files, also compressed, until they change. */
export type FileCache = {
  readonly read: (path: string, acceptEncoding: string) => Promise<SentFile | null>;
};

type Entry = {
  readonly changed: number;
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly packed: Map<'br' | 'gzip', Promise<Uint8Array>>;
};

const packers = {
  br: (bytes: Uint8Array): Promise<Uint8Array> =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Uint8Array): Promise<Uint8Array> => promisify(gzip)(bytes, { level: 9 }),
} as const;

/** Bytes worth compressing. */
const smallestPacked = 1024;

function encodingFor(acceptEncoding: string): 'br' | 'gzip' | null {
  if (/\bbr\b/.test(acceptEncoding)) return 'br';
  return /\bgzip\b/.test(acceptEncoding) ? 'gzip' : null;
}

export function createFileCache(folder: string): FileCache {
  const entries = new Map<string, Entry>();
  const load = async (path: string): Promise<Entry | null> => {
    try {
      const root = await realpath(folder);
      const file = await realpath(join(root, path));
      if (!file.startsWith(root + sep)) return null;
      const stats = await stat(file);
      const cached = entries.get(file);
      if (cached?.changed === stats.mtimeMs) return cached;
      if (!stats.isFile()) return null;
      const entry = {
        changed: stats.mtimeMs,
        bytes: await readFile(file),
        mediaType: getMediaType(file),
        packed: new Map(),
      };
      entries.set(file, entry);
      return entry;
    } catch {
      return null;
    }
  };
  return {
    read: async (path, acceptEncoding) => {
      const entry = await load(path);
      if (!entry) return null;
      const { bytes, mediaType, packed } = entry;
      const encoding = encodingFor(acceptEncoding);
      if (encoding === null || !isCompressible(mediaType) || bytes.byteLength < smallestPacked) {
        return { bytes, mediaType, encoding: null };
      }
      const work = packed.get(encoding) ?? packers[encoding](bytes);
      packed.set(encoding, work);
      return { bytes: await work, mediaType, encoding };
    },
  };
}
