import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import type { Upload, UploadKind } from '#mocks/engine/database.ts';
import type { MockSessionRegistry } from '#mocks/engine/session-registry.ts';
import type { MockSession, MockSessionMeta } from '#mocks/engine/session.ts';
import type { Row } from '#mocks/engine/store.ts';
import { isFields } from '#shared/values.ts';
import { toMarkdownFiles } from './to-markdown.ts';

const accountFile = 'account.json';
const format = 'lamplight-account';
const version = 1;

/** A session's logins, and the state of a demo. Work in progress is part of an archive, so that it continues. */
const leftOut = new Set(['tokens', 'mails', 'faults', 'timeline', 'replayed', 'deliveries']);

type UploadEntry = Omit<Upload, 'bytes'> & { readonly kind: UploadKind; readonly id: number; readonly file: string };

type Account = {
  readonly format: typeof format;
  readonly version: number;
  readonly meta: MockSessionMeta;
  readonly tables: Readonly<Record<string, readonly Row[]>>;
  readonly uploads: readonly UploadEntry[];
};

const readme = `# Your Lamplight archive

- \`stories\`, \`projects\`, \`summaries\`, \`conversations\`, \`writer.md\`: your words, to read anywhere
- \`recordings\`, \`images\`: your files, unchanged
- \`account.json\`: everything, for importing the archive into Lamplight again
`;

const extensions: Readonly<Record<string, string>> = { 'audio/mpeg': 'mp3', 'audio/mp4': 'm4a', 'image/jpeg': 'jpg' };

function listUploads(session: MockSession, { ids }: MockSessionMeta): readonly (UploadEntry & Upload)[] {
  const counters = { recordings: 'chat_messages', images: 'images' } as const;
  return (['recordings', 'images'] as const).flatMap((kind) =>
    Array.from({ length: ids[counters[kind]] ?? 0 }, (_, index) => index + 1).flatMap((id) => {
      const upload = session.upload(kind, id);
      if (!upload) return [];
      const extension = extensions[upload.mediaType] ?? upload.mediaType.split('/')[1] ?? 'bin';
      return [{ ...upload, kind, id, file: `${kind}/${id}.${extension}` }];
    }),
  );
}

/** Returns a zip file with all of a session's data: JSON to import it again, Markdown to read, recordings and images. */
export function exportAccount(session: MockSession): Uint8Array<ArrayBuffer> {
  const { meta, tables: all } = session.snapshot();
  const uploads = listUploads(session, meta);
  const tables = Object.fromEntries([...all].filter(([name]) => !leftOut.has(name)));
  const entries = uploads.map(({ bytes: _bytes, ...entry }) => entry);
  const account: Account = { format, version, meta, tables, uploads: entries };
  const files: Zippable = {
    'README.md': strToU8(readme),
    [accountFile]: strToU8(JSON.stringify(account, null, 1)),
    ...Object.fromEntries([...toMarkdownFiles(session)].map(([path, text]) => [path, strToU8(text)])),
    // Recordings and images are compressed already.
    ...Object.fromEntries(uploads.map(({ file, bytes }) => [file, [new Uint8Array(bytes), { level: 0 as const }]])),
  };
  // The same data gives the same bytes.
  return new Uint8Array(zipSync(files, { mtime: '1980-01-02' }));
}

function isRow(value: unknown): value is Row {
  return isFields(value) && (typeof value['id'] === 'number' || typeof value['id'] === 'string');
}

function isAccount(value: unknown): value is Account {
  if (!isFields(value) || value['format'] !== format || value['version'] !== version) return false;
  const { meta, tables, uploads } = value;
  return (
    isFields(meta) &&
    isFields(tables) &&
    Object.values(tables).every((rows) => Array.isArray(rows) && rows.every(isRow)) &&
    Array.isArray(uploads) &&
    Array.isArray(tables['users']) &&
    tables['users'].length > 0
  );
}

/** Thrown for a file that isn't an archive. The message is for the writer. */
export class ArchiveError extends Error {}

function readArchive(bytes: Uint8Array): {
  readonly account: Account;
  readonly files: Readonly<Record<string, Uint8Array>>;
} {
  try {
    const files = unzipSync(bytes);
    const account: unknown = JSON.parse(strFromU8(files[accountFile] ?? new Uint8Array()));
    if (isAccount(account)) return { account, files };
  } catch {
    // Same for the writer: not an archive.
  }
  throw new ArchiveError('This file isn’t a Lamplight archive. Nothing was changed.');
}

/** Replaces a session's data with an archive's. Its logins stay. Throws an ArchiveError, and then changes nothing. */
export function importAccount(registry: MockSessionRegistry, session: MockSession, bytes: Uint8Array): void {
  const { account, files } = readArchive(bytes);
  const uploads = account.uploads.flatMap(({ file, ...entry }) => {
    const content = files[file];
    return content && Number.isSafeInteger(entry.id) ? [{ ...entry, bytes: content }] : [];
  });
  const tables = Object.entries(account.tables).filter(([name]) => !leftOut.has(name));
  const { tables: present, meta } = session.snapshot();
  const rows = new Map<string, readonly Row[]>([...tables, ['tokens', present.get('tokens') ?? []]]);
  const ids = { ...account.meta.ids, tokens: Math.max(meta.ids['tokens'] ?? 0, account.meta.ids['tokens'] ?? 0) };
  const replaced = registry.replace(session.id, { meta: { ...account.meta, ids }, rows, uploads });
  if (!replaced) throw new ArchiveError('This archive is from another version of Lamplight. Nothing was changed.');
}
