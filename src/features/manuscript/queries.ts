import { documentRead, documentReplace } from '#src/contract/generated/api/documents.ts';
import type { DocumentReplaceRequest, DocumentResponse } from '#src/contract/generated/types.ts';
import { readRichDoc, type RichDoc } from '#src/lib/rich-text.ts';
import { ApiError } from '#src/platform/api-error.ts';
import { subscribeEvents } from '#src/contract/events.ts';
import type { EventHandlers } from '#src/contract/live.ts';

/** The server's text. Only the editor shows it, so it isn't cached. */
export type RemoteDocument = {
  readonly id: number;
  readonly version: number;
  readonly doc: RichDoc;
  /** ISO date-time; null if never saved. */
  readonly updatedAt: string | null;
};

function stored({ data }: DocumentResponse, operationId: string): RemoteDocument {
  const { id, version, content, updated_at: updatedAt } = data;
  const doc = readRichDoc(content);
  if (doc === null) throw new ApiError(operationId, 'parse');
  return { id, version, doc, updatedAt };
}

export async function fetchManuscript(project: string, signal?: AbortSignal): Promise<RemoteDocument> {
  return stored(await documentRead(project, signal && { signal }), 'documentRead');
}

/**
 * Saves the whole text based on `version` and returns the new version. Throws ApiError, with status 409 on a conflict.
 * `json` is serialised block by block, because a long text is slow to serialise.
 */
export async function saveManuscript(project: string, version: number, json: string): Promise<number> {
  const body: unknown = `{"version":${version},"content":${json}}`;
  const response = await documentReplace(project, body as DocumentReplaceRequest);
  return response.data.version;
}

/** `onGap` reports that an update may have been missed. */
type ManuscriptListener = { onVersion: (version: number) => void; onGap: () => void };

/** Subscribes to the text's channel, which notes share, with their ids. Returns an unsubscribe function. */
export function subscribeToManuscript(id: number, { onVersion, onGap }: ManuscriptListener): () => void {
  const handlers: EventHandlers<'document'> = {
    'note.updated': ({ identifier, data }) => {
      if (identifier === id) onVersion(data.version);
    },
  };
  return subscribeEvents('document', id, handlers, { onResubscribed: onGap });
}
