import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import type { Request, Response } from 'express';
import { ArchiveError, readArchive } from '#mocks/archive/read-archive.ts';
import { exportAccount } from '#mocks/archive/write-archive.ts';
import type { MockSessionRegistry } from '#mocks/engine/session-registry.ts';
import type { Backups } from '#mocks/stored/backups.ts';
import { type ReplacedAccount, StorageError, type UnreadableRow } from '#mocks/stored/database.ts';
import { escaped, sendDemoPage } from './demo-pages.ts';
import { type FormToken, formTokenName, outdatedForm } from './form-token.ts';

export const archivePath = '/__mock/archive';
const filePath = `${archivePath}/lamplight.zip`;

function formatTime(time: number): string {
  return new Date(time).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
}

function formatCounts(counts: ReplacedAccount['counts']): string {
  const count = (name: string): number => counts[name] ?? 0;
  return `Stories: ${count('stories')}. Projects: ${count('projects')}. Questions: ${count('chat_messages')}.`;
}

function backupHtml(path: string | null, backups: Backups | null): string {
  if (path === null) return '<p class="muted">Data is kept in memory only, until Lamplight stops.</p>';
  const last = backups?.last();
  const made = last
    ? `The last backup was made on ${escaped(formatTime(last.at))}:<br><code>${escaped(last.path)}</code>`
    : 'There’s no backup yet.';
  const problem = backups?.problem() ?? null;
  return `<p>Everything is saved in<br><code>${escaped(path)}</code></p>${backups ? `<p>${made}</p>` : ''}
${problem === null ? '' : `<p class="note">${escaped(`The backup failed. ${problem}`)}</p>`}
${backups ? '<p class="muted small">To go back to a backup, stop Lamplight and start it with --restore and the file’s name.</p>' : ''}`;
}

function unreadableHtml(rows: readonly UnreadableRow[]): string {
  if (rows.length === 0) return '';
  const items = rows.map(({ collection, id, problem }) => `<li>${escaped(`${collection} ${id}: ${problem}`)}</li>`);
  return `<section class="card"><h2>Set aside</h2>
<p>This version can’t read these entries. They’re kept, and part of an export.</p><ul>${items.join('')}</ul></section>`;
}

function replacedHtml(accounts: readonly ReplacedAccount[], token: FormToken): string {
  if (accounts.length === 0) return '';
  const items = accounts.map(
    ({
      id,
      replacedAt,
      counts,
    }) => `<article><p>Replaced on ${escaped(formatTime(Date.parse(replacedAt)))}. ${formatCounts(counts)}</p>
<form method="post" class="actions">${token.html}<button class="quiet" name="reopen" value="${id}">Open this account</button>
<button class="quiet" name="delete" value="${id}">Delete</button></form></article>`,
  );
  return `<section class="card"><h2>Replaced accounts</h2>
<p>What an import or a restart replaced stays here until you delete it. Opening one keeps what is open now.</p>
${items.join('\n')}</section>`;
}

function confirmHtml({ id, replacedAt, counts }: ReplacedAccount, token: FormToken): string {
  return `<section class="card"><h2>Delete this account?</h2>
<p>It was replaced on ${escaped(formatTime(Date.parse(replacedAt)))}. ${formatCounts(counts)} It can’t be restored from here.</p>
<form method="post" class="actions">${token.html}<button name="deleted" value="${id}">Delete</button><a href="${archivePath}">Cancel</a></form></section>`;
}

type ArchivePageDeps = {
  readonly registry: MockSessionRegistry;
  readonly backups: Backups | null;
  readonly token: FormToken;
};

function archiveHtml({ registry, backups, token }: ArchivePageDeps, id: string, message: string | null): string {
  const { database } = registry;
  const stored = database.load(id);
  const counts = Object.fromEntries([...(stored?.rows ?? [])].map(([name, rows]) => [name, rows.length]));
  const replaced = database.replaced(id);
  const undo =
    message?.startsWith(imported) === true
      ? `<form method="post" class="actions">${token.html}<button class="quiet" name="undo" value="1">Undo the import</button></form>`
      : '';
  return `${message === null ? '' : `<p class="note" role="status">${escaped(message)}</p>`}${undo}
<section class="card"><h2>Export</h2>
<p>${formatCounts(counts)} With your recordings and images, as JSON to import again and as Markdown to read anywhere.</p>
<a class="button" href="${filePath}" download>Export everything</a></section>
<section class="card"><h2>Import</h2>
<p>Replaces everything here with an archive. What is here now is kept.</p>
<form method="post" enctype="multipart/form-data" class="actions">${token.html}
<label>Archive <input type="file" name="archive" accept=".zip" required></label><button>Import archive</button></form></section>
${replacedHtml(replaced, token)}
${unreadableHtml(stored?.unreadable ?? [])}
<section class="card"><h2>Where it is</h2>
${backupHtml(database.path, backups)}</section>
<p><a href="/">Back to Lamplight</a></p>`;
}

const imported = 'Your archive was imported.';

type Form = { readonly fields: ReadonlyMap<string, string>; readonly hasFile: boolean };

function toFormError(error: unknown): unknown {
  const isSystemError = error instanceof Error && 'syscall' in error;
  return isSystemError ? error : new ArchiveError('The form was incomplete. Nothing was changed.', { cause: error });
}

/** Reads the page's forms. Writes the archive to `path`. */
async function readForm(request: Request, path: string): Promise<Form> {
  const fields = new Map<string, string>();
  if (request.headers['content-type'] === undefined) return { fields, hasFile: false };
  const writes: Promise<void>[] = [];
  const parser = busboy({ headers: request.headers, limits: { files: 1, fields: 10, fieldSize: 1000 } });
  parser.on('field', (name, value) => fields.set(name, value));
  parser.on('file', (_name, stream) => {
    const file = createWriteStream(path);
    const write = finished(file);
    // Awaited below; until then the rest of the form is read.
    write.catch(() => {
      stream.unpipe(file);
      stream.resume();
    });
    stream.pipe(file);
    writes.push(write);
  });
  try {
    await pipeline(request, parser);
    await Promise.all(writes);
  } catch (error) {
    throw toFormError(error);
  }
  return { fields, hasFile: writes.length > 0 };
}

function describeFailure(error: unknown): string {
  if (error instanceof ArchiveError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC')
    return 'The disk is full. Nothing was changed. Free some space, then import the archive again.';
  if (error instanceof StorageError) return `Nothing was changed. ${error.message}`;
  if (error instanceof Error && 'syscall' in error)
    return `Nothing was changed. The folder for temporary files can’t be written to: ${tmpdir()}.`;
  throw error;
}

/** `/__mock/archive`: a writer's own data as one file, and back. Without scripts, for any browser. */
export function createArchivePage(deps: ArchivePageDeps) {
  const { registry, token } = deps;
  const importFrom = async (id: string, file: string, folder: string): Promise<string> => {
    const { account, report } = await readArchive(file, folder);
    registry.replace(id, account);
    return [imported, ...report].join(' ');
  };
  const act = async ({ fields, hasFile }: Form, id: string, file: string, folder: string): Promise<string> => {
    const { database } = registry;
    if (fields.has('undo')) {
      const [last] = database.replaced(id);
      return last && registry.reopen(id, last.id) ? 'The import was undone.' : 'There’s nothing to undo.';
    }
    if (fields.has('reopen'))
      return registry.reopen(id, Number(fields.get('reopen')))
        ? 'The account is open.'
        : 'This account isn’t kept here.';
    if (fields.has('deleted')) {
      database.deleteReplaced(id, Number(fields.get('deleted')));
      return 'The account was deleted.';
    }
    return hasFile ? importFrom(id, file, folder) : 'Choose an archive first.';
  };
  const receive = async (request: Request, response: Response, id: string): Promise<void> => {
    let folder: string;
    try {
      folder = await mkdtemp(join(tmpdir(), 'lamplight-import-'));
    } catch (error) {
      request.resume();
      sendDemoPage(response, 503, 'Your archive', archiveHtml(deps, id, describeFailure(error)));
      return;
    }
    try {
      const file = join(folder, 'archive.zip');
      const form = await readForm(request, file).catch(describeFailure);
      if (typeof form === 'string') {
        sendDemoPage(response, 400, 'Your archive', archiveHtml(deps, id, form));
        return;
      }
      if (!token.isValid(form.fields.get(formTokenName))) {
        sendDemoPage(response, 403, 'Your archive', archiveHtml(deps, id, outdatedForm));
        return;
      }
      const doomed = registry.database.replaced(id).find((account) => account.id === Number(form.fields.get('delete')));
      if (doomed) {
        sendDemoPage(response, 200, 'Your archive', confirmHtml(doomed, token));
        return;
      }
      const message = await act(form, id, file, folder).catch(describeFailure);
      sendDemoPage(response, 200, 'Your archive', archiveHtml(deps, id, message));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
  return async (request: Request, response: Response, path: string, id: string): Promise<void> => {
    response.setHeader('Cache-Control', 'no-store');
    if (request.method === 'POST') {
      await receive(request, response, id);
    } else if (path === filePath) {
      const archive = exportAccount(registry, id);
      response.writeHead(200, {
        'Content-Type': 'application/zip',
        'Content-Disposition': 'attachment; filename="lamplight.zip"',
      });
      await pipeline(archive, response);
    } else {
      sendDemoPage(response, 200, 'Your archive', archiveHtml(deps, id, null));
    }
  };
}
