import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Insight } from '#src/contract/generated/types.ts';
import { insightLimits } from '#src/lib/constants.ts';
import { systemClock } from '#src/platform/clock.ts';
import type { InsightsScope } from './context.ts';
import { localMatches, getSearchMode } from './insight-search.ts';
import { forgetOldSearch, useSearchPages } from './list-queries.ts';
import { type InsightListState, useInsightList } from './use-insight-list.ts';

export type HistorySearch = {
  text: string;
  setText: (text: string) => void;
  /** The trimmed term to highlight; empty for the whole history. */
  term: string;
  asking: string | null;
  results: readonly Insight[] | undefined;
  pages: InsightListState | null;
};

/** Debounces the server's term by 1 s. Null before, and for local searches. */
function useDebouncedTerm(term: string | null, subject: InsightsScope): string | null {
  const [submittedQuery, setSubmittedQuery] = useState<string | null>(null);
  const [before, setBefore] = useState(term);
  if (before !== term) {
    setBefore(term);
    setSubmittedQuery(null);
  }
  const { projectSlug, elementSlug } = subject;
  useEffect(() => {
    if (term === null) return undefined;
    return systemClock.once(insightLimits.searchDebounceMs, () => {
      forgetOldSearch({ projectSlug, elementSlug }, term);
      setSubmittedQuery(term);
    });
  }, [term, projectSlug, elementSlug]);
  return submittedQuery;
}

/** Searches a history: short terms in `loaded`, longer ones on the server. The last term wins. */
export function useHistorySearch(subject: InsightsScope, loaded: readonly Insight[] | undefined): HistorySearch {
  const [text, setText] = useState('');
  const term = text.trim();
  const way = getSearchMode(term, subject);
  const debouncedTerm = useDebouncedTerm(way === 'server' ? term : null, subject);
  const query = useSearchPages(subject, debouncedTerm);
  const pages = useInsightList(query, 'insights');
  const needle = useDeferredValue(term);
  const isLocal = way === 'local' || way === 'server';
  const here = useMemo(() => (isLocal ? loaded && localMatches(loaded, needle) : undefined), [isLocal, loaded, needle]);
  const isAnswered = debouncedTerm !== null && (query.data !== undefined || query.isError);
  if (way === 'none' || way === 'nothing')
    return { text, setText, term, asking: null, results: way === 'none' ? loaded : [], pages: null };
  // A failed search shows no results (section 8).
  if (isAnswered) return { text, setText, term, asking: null, results: pages.insights ?? [], pages };
  const isOpen = way === 'server' && here?.length === 0;
  return { text, setText, term, asking: debouncedTerm, results: isOpen ? undefined : here, pages: null };
}
