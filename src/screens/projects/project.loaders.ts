import type { LoaderFunction } from 'react-router-dom';
import { getSessionChatLatestReadQueryOptions } from '#src/api/generated/api/conversation.ts';
import { getDocumentReadQueryOptions } from '#src/api/generated/api/documents.ts';
import { getElementReadQueryOptions } from '#src/api/generated/api/elements.ts';
import { getOutlineReadQueryOptions } from '#src/api/generated/api/outline.ts';
import { parseElementFilters } from '#src/features/elements/element-filters.ts';
import { elementsQuery, latestElements, relatedElementsQuery } from '#src/features/elements/queries.ts';
import { getMoodboardReadQueryOptions } from '#src/api/generated/api/moodboard.ts';
import { notesQuery } from '#src/features/notes/queries.ts';
import { projectQuery } from '#src/features/projects/queries.ts';
import { readSlug } from '#src/lib/conversation-subject.ts';
import { isElementKind } from '#src/lib/paths.ts';
import { type Address, createLoader, startRead, startReadPages } from '#src/features/session/start-reads.ts';

/** A screen of a project, whose address has a valid slug. */
function createProjectLoader(startReads: (slug: string, of: Address) => void): LoaderFunction {
  return createLoader((of) => {
    const slug = readSlug(of.params['slug']);
    if (slug !== null) startReads(slug, of);
  });
}

export const project = createProjectLoader((slug, { query }) =>
  startRead(projectQuery(slug, query.get('test') === 'true')),
);

export const overview = createProjectLoader((slug) => {
  startReadPages(elementsQuery(latestElements(slug)));
  startRead(getSessionChatLatestReadQueryOptions());
});

export const outline = createProjectLoader((slug) => startRead(getOutlineReadQueryOptions(slug)));

export const write = createProjectLoader((slug) => startRead({ ...getDocumentReadQueryOptions(slug), staleTime: 0 }));

export const notes = createProjectLoader((slug, { query }) =>
  startReadPages({ ...notesQuery(slug, query.get('filter')?.trim() ?? ''), staleTime: 0 }),
);

export const moodboard = createProjectLoader((slug) => startRead(getMoodboardReadQueryOptions(slug)));

export const elementList = createProjectLoader((slug, { params, query }) => {
  const kind = params['kind'] ?? '';
  if (isElementKind(kind))
    startReadPages(elementsQuery({ kind, project: slug, developedOn: null, choice: parseElementFilters(query) }));
});

export const element = createProjectLoader((slug, { params }) => {
  const elementSlug = readSlug(params['element']);
  if (elementSlug !== null) startRead(getElementReadQueryOptions(slug, elementSlug));
});

export const relatedElements = createProjectLoader((slug, { params: { element: part, related = '' } }) => {
  const elementSlug = readSlug(part);
  if (elementSlug === null) return;
  startRead(getElementReadQueryOptions(slug, elementSlug));
  if (isElementKind(related)) startReadPages(relatedElementsQuery(slug, elementSlug, related));
});
