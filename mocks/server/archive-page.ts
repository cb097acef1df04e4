import type { IncomingMessage, ServerResponse } from 'node:http';
import { ArchiveError, exportAccount, importAccount } from '#mocks/archive/archive.ts';
import type { MockSessionRegistry } from '#mocks/engine/session-registry.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import { readBody } from '../http/http-server.ts';
import { getHeaders, isFromPage } from '../http/request-headers.ts';
import { sendText } from '../http/static-files.ts';
import { escaped, sendDemoPage } from './demo-pages.ts';

export const archivePath = '/__mock/archive';
const filePath = `${archivePath}/lamplight.zip`;
const largest = 1024 * 1024 * 1024;

function archiveHtml(session: MockSession, message: string | null, canUndo: boolean): string {
  const counts = (['stories', 'projects', 'chat_messages'] as const).map((name) => session.table(name).size());
  const undo = canUndo
    ? `<form method="post" class="actions"><button name="undo" value="1">Undo the import</button></form>`
    : '';
  return `${message === null ? '' : `<p class="note" role="status">${escaped(message)}</p>`}${undo}
<section class="card"><h2>Export</h2>
<p>Stories: ${counts[0]}. Projects: ${counts[1]}. Questions: ${counts[2]}. With your recordings and images, as JSON to import
again and as Markdown to read anywhere.</p>
<a class="button" href="${filePath}" download>Export everything</a></section>
<section class="card"><h2>Import</h2>
<p>Replaces everything here with an archive. You can undo it until Lamplight stops.</p>
<form method="post" enctype="multipart/form-data" class="actions">
<label>Archive <input type="file" name="archive" accept=".zip" required></label><button>Import archive</button></form></section>
<p><a href="/">Back to Lamplight</a></p>`;
}

async function readForm(request: IncomingMessage): Promise<FormData | null> {
  const body = await readBody(request, largest);
  const type = request.headers['content-type'] ?? '';
  if (body === null) return null;
  return new Response(body, { headers: { 'content-type': type } }).formData().catch(() => null);
}

/** `/__mock/archive`: a writer's own data as one file, and back. Without scripts, for any browser. */
export function createArchivePage(registry: MockSessionRegistry) {
  /** What an import replaced, by session. */
  const before = new Map<string, Uint8Array>();
  const receive = async (request: IncomingMessage, id: string): Promise<string> => {
    const form = await readForm(request);
    const file = form?.get('archive');
    const undone = form?.get('undo') === '1' ? before.get(id) : undefined;
    try {
      if (undone) {
        importAccount(registry, registry.open(id), undone);
        before.delete(id);
        return 'The import was undone.';
      }
      if (!(file instanceof File)) return 'Choose an archive first.';
      const present = exportAccount(registry.open(id));
      importAccount(registry, registry.open(id), new Uint8Array(await file.arrayBuffer()));
      before.set(id, present);
      return 'Your archive was imported.';
    } catch (error) {
      if (error instanceof ArchiveError) return error.message;
      throw error;
    }
  };
  return async (request: IncomingMessage, response: ServerResponse, path: string, id: string): Promise<void> => {
    response.setHeader('Cache-Control', 'no-store');
    if (request.method === 'POST' && !isFromPage(getHeaders(request))) {
      sendText(response, 403, 'Archives can only be imported from this page.');
    } else if (request.method === 'POST') {
      const message = await receive(request, id);
      sendDemoPage(response, 200, 'Your archive', archiveHtml(registry.open(id), message, before.has(id)));
    } else if (path === filePath) {
      response.setHeader('Content-Disposition', 'attachment; filename="lamplight.zip"');
      response.writeHead(200, { 'Content-Type': 'application/zip' }).end(exportAccount(registry.open(id)));
    } else {
      sendDemoPage(response, 200, 'Your archive', archiveHtml(registry.open(id), null, before.has(id)));
    }
  };
}
