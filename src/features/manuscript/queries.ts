import { fetcher } from '#src/api/fetcher.ts';
import { getDocumentReadQueryOptions, getDocumentReplaceUrl } from '#src/api/generated/api/documents.ts';
import type { DocumentResponse } from '#src/api/generated/types.ts';
import { queryClient } from '#src/api/query-client.ts';
import { readRichDoc, type RichDoc } from '#src/lib/rich-text.ts';
import { ApiError } from '#src/platform/api-error.ts';
import type { DraftKey } from '#src/platform/device-records.ts';
import { readCopy, saveCopy } from '#src/platform/offline-copies.ts';
import { subscribeEvents } from '#src/api/events.ts';
import type { EventHandlers } from '#src/api/live.ts';

/** How long the text that the screen's loader read can be shown. */
const loaderMs = 10_000;

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

function toCopyKey(userId: number, project: string): DraftKey {
  return { userId, surface: 'manuscript', entityId: project };
}

/** Returns what the screen's loader just read, or throws its failure. Without either, fetches the text. */
async function read(project: string): Promise<DocumentResponse> {
  const query = getDocumentReadQueryOptions(project);
  try {
    const failure = queryClient.getQueryState(query.queryKey)?.error;
    if (failure) throw failure;
    return await queryClient.query({ ...query, staleTime: loaderMs });
  } finally {
    queryClient.removeQueries({ queryKey: query.queryKey });
  }
}

/** Reads the text, and saves a copy of it on this device. Throws ApiError. */
export async function fetchManuscript(userId: number, project: string): Promise<RemoteDocument> {
  const response = await read(project);
  const text = stored(response, 'documentRead');
  void saveCopy(toCopyKey(userId, project), JSON.stringify(response));
  return text;
}

/** Returns the text that the server had when this device last read or saved it, or null. */
export async function readManuscriptCopy(userId: number, project: string): Promise<RemoteDocument | null> {
  const copy = await readCopy(toCopyKey(userId, project));
  try {
    return copy === null ? null : stored(JSON.parse(copy) as DocumentResponse, 'documentRead');
  } catch {
    return null;
  }
}

/**
 * Saves the whole text based on `version` and returns the new version. Throws ApiError, with status 409 on a conflict.
 * `json` is serialised block by block, because a long text is slow to serialise.
 */
export async function saveManuscript(
  userId: number,
  project: string,
  { version, json }: { readonly version: number; readonly json: string },
): Promise<number> {
  const { data } = await fetcher<DocumentResponse>(getDocumentReplaceUrl(project), {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: `{"version":${version},"content":${json}}`,
  });
  const rest = JSON.stringify({ id: data.id, version: data.version, words: data.words, updated_at: data.updated_at });
  void saveCopy(toCopyKey(userId, project), `{"data":{"content":${json},${rest.slice(1)}}`);
  return data.version;
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
