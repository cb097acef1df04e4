import { createHash } from 'node:crypto';
import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text as readText } from 'node:stream/consumers';
import { Ajv } from 'ajv';
import type { Static } from 'typebox';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { detectMediaType } from '#mocks/http/uploads.ts';
import type { NewAccount, StoredUpload, UploadRef } from '#mocks/stored/database.ts';
import { migrateAccount, oldestVersion, storedVersion } from '#mocks/stored/migrations.ts';
import { type RawRow, readAccount } from '#mocks/stored/read-account.ts';
import { isFields } from '#shared/values.ts';
import {
  accountFile,
  type ArchivedAccount,
  archiveFormat,
  archiveSchema,
  leftOut,
  sessionStreams,
} from './archive-format.ts';

/** Thrown for a file that can't be imported. The message is for the writer. */
export class ArchiveError extends Error {}

export type ReadArchive = {
  readonly account: NewAccount;
  /** Sentences about what the archive lacks, for the writer. */
  readonly report: readonly string[];
};

const megabyte = 1024 * 1024;
const largestAccount = 256 * megabyte;
const largestUpload = 100 * megabyte;
/** Recordings and images hardly shrink in a zip file. */
const largestGrowth = 4;

const isArchive = new Ajv().compile<Static<typeof archiveSchema>>(archiveSchema);

async function listEntries(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entries.has(entry.fileName)) throw new Error(`${entry.fileName} is in the file twice.`);
    entries.set(entry.fileName, entry);
  }
  return entries;
}

async function readAccountFile(zip: ZipFile, entry: Entry | undefined): Promise<Static<typeof archiveSchema>> {
  if (!entry || entry.uncompressedSize > largestAccount)
    throw new Error(`There is no ${accountFile}, or it’s too large.`);
  const account: unknown = JSON.parse(await readText(await zip.openReadStreamPromise(entry)));
  if (!isFields(account) || account['format'] !== archiveFormat) throw new Error('Its format is another one.');
  if (typeof account['version'] === 'number' && account['version'] > storedVersion)
    throw new ArchiveError(
      'This archive is from a newer version of Lamplight. Nothing was changed. Update Lamplight, then import it.',
    );
  if (!isArchive(account)) throw new Error('Its content isn’t that of an archive.');
  return account;
}

/** The first archives had a number of their own. */
function toStoredVersion(version: number): number {
  const form = version === 1 ? 4 : version;
  if (form >= oldestVersion) return form;
  throw new ArchiveError(
    'This archive is from a test version of Lamplight that can’t be read any more. Nothing was changed.',
  );
}

function toRawRows(tables: ArchivedAccount['tables']): readonly RawRow[] {
  return Object.entries(tables).flatMap(([collection, rows]) =>
    leftOut.has(collection)
      ? []
      : rows.map((row: unknown, index) => {
          const id = isFields(row) ? row['id'] : undefined;
          const isId = typeof id === 'number' || typeof id === 'string';
          return { collection, id: isId ? id : `row ${index + 1}`, body: JSON.stringify(row) };
        }),
  );
}

/** Such as a full disk. */
function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

type Extracted = UploadRef & { readonly path: string };

/** Writes an upload to `path`. Returns why it can't be used, or null. */
async function extractUpload(
  zip: ZipFile,
  entry: Entry | undefined,
  sha256: string,
  path: string,
): Promise<string | null> {
  if (!entry) return 'is missing';
  if (entry.uncompressedSize > largestUpload) return 'is too large';
  const hash = createHash('sha256');
  const watch = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    await pipeline(await zip.openReadStreamPromise(entry), watch, createWriteStream(path));
  } catch (error) {
    if (isSystemError(error)) throw error;
    return 'is damaged';
  }
  return hash.digest('hex') === sha256 ? null : 'is damaged';
}

async function extractUploads(
  zip: ZipFile,
  entries: ReadonlyMap<string, Entry>,
  uploads: ArchivedAccount['uploads'],
  folder: string,
): Promise<{ readonly extracted: readonly Extracted[]; readonly report: readonly string[] }> {
  const sizes = uploads.map(({ file }) => entries.get(file)?.uncompressedSize ?? 0);
  if (sizes.reduce((sum, size) => sum + size, 0) > largestGrowth * zip.fileSize + largestUpload)
    throw new Error('Its files are too large.');
  const extracted: Extracted[] = [];
  const report: string[] = [];
  for (const [index, { file, ...upload }] of uploads.entries()) {
    const path = join(folder, String(index));
    const problem = await extractUpload(zip, entries.get(file), upload.sha256, path);
    const mediaType = problem === null ? detectMediaType(upload.kind, readFileSync(path)) : null;
    if (mediaType !== null) extracted.push({ ...upload, mediaType, path });
    else report.push(`${file} ${problem ?? 'isn’t a recording or image'} and was left out.`);
  }
  return { extracted, report };
}

function* readUploads(extracted: readonly Extracted[]): Generator<StoredUpload> {
  for (const { path, ...upload } of extracted) yield { ...upload, bytes: readFileSync(path) };
}

function describeUnreadable({ unreadable }: Pick<NewAccount, 'unreadable'>): readonly string[] {
  const groups = Map.groupBy(unreadable, ({ collection }) => collection);
  return [...groups].map(([collection, rows]) => {
    const names = rows.slice(0, 5).map(({ id }) => id);
    const more = rows.length > names.length ? ` and ${rows.length - names.length} more` : '';
    return `${collection} ${names.join(', ')}${more} couldn’t be read. They are set aside, for a later version.`;
  });
}

async function readZip(zip: ZipFile, folder: string): Promise<ReadArchive> {
  const entries = await listEntries(zip);
  const { version, meta, tables, uploads, unreadable = [] } = await readAccountFile(zip, entries.get(accountFile));
  const migrated = migrateAccount({ meta, tables }, toStoredVersion(version)) as Pick<
    ArchivedAccount,
    'meta' | 'tables'
  >;
  const { extracted, report } = await extractUploads(zip, entries, uploads, folder);
  const account = readAccount(migrated.meta, toRawRows(migrated.tables), unreadable, extracted);
  if (!account.rows.has('users'))
    throw new ArchiveError('This archive has no writer that can be read. Nothing was changed.');
  const streams = Object.entries(account.meta.streams).filter(([name]) => !sessionStreams.has(name));
  return {
    account: {
      ...account,
      meta: { ...account.meta, streams: Object.fromEntries(streams) },
      uploads: readUploads(extracted),
    },
    report: [...report, ...describeUnreadable(account)],
  };
}

/**
 * Reads an archive of any version: checks its rows, and extracts its recordings and images into an empty folder, where
 * they have to stay until the account is stored. Rejects with an ArchiveError, or with the system's error if the disk is
 * full.
 */
export async function readArchive(path: string, folder: string): Promise<ReadArchive> {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(path, { autoClose: false });
    return await readZip(zip, folder);
  } catch (error) {
    if (error instanceof ArchiveError || isSystemError(error)) throw error;
    throw new ArchiveError('This file isn’t a Lamplight archive. Nothing was changed.', { cause: error });
  } finally {
    zip?.close();
  }
}
