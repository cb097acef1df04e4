import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { MockSessionRegistry } from '#mocks/engine/session-registry.ts';
import type { StoredAccount } from '#mocks/stored/database.ts';
import { storedVersion } from '#mocks/stored/migrations.ts';
import { type ArchivedAccount, accountFile, archiveFormat, leftOut, sessionStreams } from './archive-format.ts';
import { toMarkdownFiles } from './to-markdown.ts';

const readme = `# Your Lamplight archive

- \`stories\`, \`projects\`, \`summaries\`, \`conversations\`, \`writer.md\`: your words, to read anywhere
- \`recordings\`, \`images\`: your files, unchanged
- \`account.json\`: everything, for importing the archive into Lamplight again
`;

const extensions: Readonly<Record<string, string>> = { 'audio/mpeg': 'mp3', 'audio/mp4': 'm4a', 'image/jpeg': 'jpg' };

function getExtension(mediaType: string): string {
  return extensions[mediaType] ?? /^\w+\/([a-z0-9]{1,5})$/.exec(mediaType)?.[1] ?? 'bin';
}

function sortByKey<T>(entries: Iterable<readonly [string, T]>): Readonly<Record<string, T>> {
  return Object.fromEntries([...entries].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function toArchivedMeta({ meta }: StoredAccount): StoredAccount['meta'] {
  const { tokens: _tokens, ...ids } = meta.ids;
  const streams = Object.entries(meta.streams).filter(([name]) => !sessionStreams.has(name));
  return { ...meta, ids: sortByKey(Object.entries(ids)), streams: sortByKey(streams) };
}

/** The same data gives the same bytes. */
const options = { mtime: new Date(1980, 0, 2), mode: 0o100_644, forceDosTimestamp: true };

/**
 * Streams a zip file with all of a session's data: JSON to import it again, Markdown to read, recordings and images. A
 * recording that changes meanwhile ends the stream with an error.
 */
export function exportAccount(registry: MockSessionRegistry, id: string): NodeJS.ReadableStream {
  const { database } = registry;
  const session = registry.open(id);
  session.save();
  const stored = database.load(id);
  if (!stored) throw new Error('There is nothing to export.');
  const uploads = database
    .uploads(id)
    .map((upload) => ({ ...upload, file: `${upload.kind}/${upload.id}.${getExtension(upload.mediaType)}` }));
  const account: ArchivedAccount = {
    format: archiveFormat,
    version: storedVersion,
    meta: toArchivedMeta(stored),
    tables: sortByKey([...stored.rows].filter(([name]) => !leftOut.has(name))),
    uploads,
    unreadable: stored.unreadable,
  };
  const zip = new ZipFile();
  const texts = new Map([
    ['README.md', readme],
    [accountFile, JSON.stringify(account, null, 1)],
  ]);
  for (const [path, text] of [...texts, ...toMarkdownFiles(session)]) zip.addBuffer(Buffer.from(text), path, options);
  for (const { kind, id: uploadId, sha256, file } of uploads) {
    // Recordings and images are compressed already.
    zip.addReadStreamLazy(file, { ...options, compress: false }, (send) => {
      const upload = database.upload(id, kind, uploadId);
      if (upload?.sha256 === sha256) send(null, Readable.from([upload.bytes]));
      else send(new Error(`${file} changed during the export.`), Readable.from([]));
    });
  }
  zip.end();
  return zip.outputStream;
}
