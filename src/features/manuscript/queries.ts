import { documentRead, getDocumentReplaceUrl } from '#src/contract/generated/hooks/documents/documents.ts';
import type { DocumentResponse } from '#src/contract/generated/model/index.ts';
import { apiFetch } from '#src/contract/api-fetch.ts';
import { unwrapData, asObject, asText } from '#src/lib/read-raw.ts';
import { readRichDoc, type RichDoc } from '#src/lib/rich-text.ts';
import { ApiError } from '#src/platform/api-error.ts';

/** A story's text as the server has it. It lives in the editor and not in the cache: nobody else shows it. */
export type RemoteDocument = {
  /** Of its channel, `document.{id}`. */
  readonly id: number;
  readonly version: number;
  readonly doc: RichDoc;
  /** ISO date-time; null when it was never saved, or the server does not say. */
  readonly updatedAt: string | null;
};

/** Reads what may be anything, whatever its type promises. */
function stored(answer: DocumentResponse, operationId: string): RemoteDocument {
  const { id, version, content, updated_at: updatedAt } = asObject(unwrapData(answer));
  const doc = readRichDoc(content);
  if (typeof id !== 'number' || typeof version !== 'number' || doc === null) throw new ApiError(operationId, 'parse');
  return { id, version, doc, updatedAt: asText(updatedAt) };
}

/** The text of a project, asked for anew. Throws ApiError. */
export async function fetchManuscript(project: string, signal?: AbortSignal): Promise<RemoteDocument> {
  return stored(await documentRead(project, signal && { signal }), 'documentRead');
}

/**
 * Saves the whole text, made from `version`; answers the new version. Throws ApiError, 409 when the server has another version.
 * @param json the text as JSON: a long text is written block by block, not anew for each save
 */
export async function saveManuscript(project: string, version: number, json: string): Promise<number> {
  const answer = await apiFetch<DocumentResponse>(getDocumentReplaceUrl(project), {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: `{"version":${version},"content":${json}}`,
  });
  return stored(answer, 'documentReplace').version;
}
