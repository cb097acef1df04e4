import { getProjectListQueryOptions } from '#src/api/generated/api/projects.ts';
import { dayInQuery, parseElementFilters } from '#src/features/elements/element-filters.ts';
import { elementsQuery } from '#src/features/elements/queries.ts';
import { allProjects } from '#src/features/projects/list-queries.ts';
import { isElementKind } from '#src/lib/paths.ts';
import { startRead, startReadPages, createLoader } from '#src/features/session/start-reads.ts';

export const elements = createLoader(({ params, query }) => {
  const kind = params['*']?.split('/', 1)[0] || null;
  startRead(getProjectListQueryOptions(allProjects));
  if (kind === null || isElementKind(kind))
    startReadPages(
      elementsQuery({ kind, project: null, developedOn: dayInQuery(query), choice: parseElementFilters(query) }),
    );
});
