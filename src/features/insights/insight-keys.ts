import type { InsightsContext, InsightsScope } from './context.ts';
import type { CachedEmptyList } from './empty-list-cache.ts';

function of({ projectSlug, elementSlug }: InsightsScope) {
  return [projectSlug, elementSlug] as const;
}

/** Query keys. `current` holds raw responses, all others hold pages. */
export const insightKeys = {
  all: ['insights'],
  current: ['insights', 'current'],
  currentOf: (context: InsightsContext) => ['insights', 'current', ...of(context), context.sessionChatId],
  pages: ['insights', 'pages'],
  saved: ['insights', 'pages', 'saved'],
  list: (list: CachedEmptyList, subject: InsightsScope) => ['insights', 'pages', list, ...of(subject)],
  found: (subject: InsightsScope, term: string) => ['insights', 'pages', 'search', ...of(subject), term],
} as const;
