import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { getSearchedProjects, useContents, useLists, useServerSearch } from './find-queries.ts';
import { groupResults, type SearchAction, type SearchGroup } from './find-results.ts';
import type { SearchProject } from './find-places.ts';

/** How long the writer must pause before the server is asked, ms, and from how many characters on. */
const pauseMs = 250;
const askFrom = 2;

/** The value once it has not changed for `ms`. */
function useSettled(value: string, ms: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

/** The same rows once, by their keys; the first counts. */
function once<T extends { readonly key: string }>(rows: readonly T[]): readonly T[] {
  const seen = new Set<string>();
  return rows.filter(({ key }) => !seen.has(key) && seen.add(key));
}

export type SearchState = {
  readonly groups: readonly SearchGroup[];
  readonly projects: readonly SearchProject[];
  /** Something is still being asked for. */
  readonly isBusy: boolean;
  /** Nothing was found, and something could not be asked for. */
  readonly isUnavailable: boolean;
};

type Asked = {
  query: string;
  /** The slug of the one project that is meant; null for all. */
  scope: string | null;
  actions: readonly SearchAction[];
  opened: ReadonlySet<string>;
};

/** Searches while the writer types: at once in what is loaded, after a pause on the server as well. */
export function useSearch({ query, scope, actions, opened }: Asked): SearchState {
  const typed = useDeferredValue(query.trim());
  const settled = useSettled(query.trim(), pauseMs);
  const lists = useLists();
  // All projects are looked into only when something is looked for.
  const isLooking = scope !== null || typed !== '';
  const looked = useMemo(
    () => (isLooking ? getSearchedProjects(lists.projects, scope) : []),
    [isLooking, lists.projects, scope],
  );
  const contents = useContents(looked);
  const server = useServerSearch(settled.length < askFrom ? '' : settled, looked, scope);
  const groups = useMemo(() => {
    const isMeant = ({ project, kind }: { project: string | null; kind: string }): boolean =>
      scope === null || project === scope || kind === 'project' || kind === 'story';
    const places = once([...lists.places, ...contents.places, ...server.places]).filter(isMeant);
    const passages = once([...contents.passages, ...server.passages, ...lists.passages]);
    return groupResults(typed, { places, passages, actions }, opened);
  }, [typed, scope, lists, contents, server, actions, opened]);
  const isLost = lists.isLost || contents.isLost || server.isLost || !navigator.onLine;
  return {
    groups,
    projects: lists.projects,
    isBusy: lists.isBusy || contents.isBusy || server.isBusy || settled !== query.trim(),
    isUnavailable: isLost && groups.every(({ name }) => name === 'Actions'),
  };
}
