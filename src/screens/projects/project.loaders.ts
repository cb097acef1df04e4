import type { LoaderFunction } from 'react-router-dom';
import { getSessionChatLatestReadQueryOptions } from '#src/api/generated/api/conversation.ts';
import { getElementReadQueryOptions } from '#src/api/generated/api/elements.ts';
import { getOutlineReadQueryOptions } from '#src/api/generated/api/outline.ts';
import { parseElementFilters } from '#src/features/elements/element-filters.ts';
import { elementsQuery, latestElements, relatedElementsQuery } from '#src/features/elements/queries.ts';
import { boardQuery } from '#src/features/moodboard/queries.ts';
import { notesQuery } from '#src/features/notes/queries.ts';
import { projectQuery } from '#src/features/projects/queries.ts';
import { readSlug } from '#src/lib/conversation-subject.ts';
import { isElementKind } from '#src/lib/paths.ts';
import { type Address, read, readPages, starts } from '#src/features/session/start-reads.ts';

/** A screen of a project, whose address has a valid slug. */
function startsInProject(startReads: (slug: string, of: Address) => void): LoaderFunction {
  return starts((of) => {
    const slug = readSlug(of.params['slug']);
    if (slug !== null) startReads(slug, of);
  });
}

export const project = startsInProject((slug, { query }) => read(projectQuery(slug, query.get('test') === 'true')));

export const overview = startsInProject((slug) => {
  readPages(elementsQuery(latestElements(slug)));
  read(getSessionChatLatestReadQueryOptions());
});

export const outline = startsInProject((slug) => read(getOutlineReadQueryOptions(slug)));

export const notes = startsInProject((slug, { query }) =>
  readPages({ ...notesQuery(slug, query.get('filter')?.trim() ?? ''), staleTime: 0 }),
);

export const moodboard = startsInProject((slug) => read(boardQuery(slug)));

export const elementList = startsInProject((slug, { params, query }) => {
  const kind = params['kind'] ?? '';
  if (isElementKind(kind))
    readPages(elementsQuery({ kind, project: slug, developedOn: null, choice: parseElementFilters(query) }));
});

export const element = startsInProject((slug, { params }) => {
  const elementSlug = readSlug(params['element']);
  if (elementSlug !== null) read(getElementReadQueryOptions(slug, elementSlug));
});

export const relatedElements = startsInProject((slug, { params: { element: part, related = '' } }) => {
  const elementSlug = readSlug(part);
  if (elementSlug === null) return;
  read(getElementReadQueryOptions(slug, elementSlug));
  if (isElementKind(related)) readPages(relatedElementsQuery(slug, elementSlug, related));
});
