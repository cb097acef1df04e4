import { useDebouncedValue } from '@mantine/hooks';
import { useDeferredValue, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { conversationPath, projectPath } from '#src/lib/paths.ts';
import { describeError } from '#src/lib/describe-error.ts';
import { toast } from '#src/ui/feedback/toast.ts';
import { useThemeMode } from '#src/ui/theme-mode.ts';
import {
  type AnswerContents,
  createNote,
  getSearchedProjects,
  uniqueByKey,
  useAnswers,
  useContents,
  useLists,
  useServerSearch,
} from './search-queries.ts';
import { groupResults, type SearchAction, type SearchGroup } from './search-results.ts';
import type { SearchProject } from './search-targets.ts';
import { appActions } from '#src/platform/app-actions.ts';

export type SearchContext = { readonly slug: string; readonly name: string } | null;

function keysAction(close: () => void): SearchAction {
  return {
    key: 'keys',
    icon: 'keys',
    label: 'Keyboard shortcuts',
    run: () => {
      close();
      appActions().openShortcuts();
    },
  };
}

/** Returns the palette's actions, the likeliest first. `query` becomes a new note's title. */
export function useSearchActions(here: SearchContext, query: string, close: () => void): readonly SearchAction[] {
  const navigate = useNavigate();
  const [mode, setMode] = useThemeMode();
  const [slug, name] = [here?.slug ?? null, here?.name ?? ''];
  return useMemo(() => {
    const go = (to: string) => () => {
      close();
      void navigate(to);
    };
    const isDark = document.documentElement.classList.contains('dark');
    const newNote = async (project: string): Promise<void> => {
      try {
        const id = await createNote(project, query);
        void navigate(projectPath(project, 'notes', id));
      } catch (error) {
        toast({ type: 'error', message: describeError(error, 'general')?.text ?? '' });
      }
    };
    const inProject = (project: string): SearchAction[] => [
      {
        key: 'new-note',
        icon: 'new',
        label: query === '' ? 'New note' : `New note “${query}”`,
        run: () => {
          close();
          void newNote(project);
        },
      },
      {
        key: 'talk',
        icon: 'talk',
        label: `Talk about “${name}”`,
        run: go(conversationPath({ endpoint: 'projects', project })),
      },
    ];
    const theme: SearchAction = {
      key: `theme ${mode}`,
      icon: 'theme',
      label: isDark ? 'Light theme' : 'Dark theme',
      run: () => {
        setMode(isDark ? 'light' : 'dark');
        close();
      },
    };
    return [
      ...(slug === null ? [] : inProject(slug)),
      { key: 'story', icon: 'talk', label: 'Start a story', run: go('/stories/new') },
      theme,
      keysAction(close),
    ];
  }, [slug, name, query, mode, setMode, navigate, close]);
}

/** Pause in ms and minimum characters before a server request. */
const searchDelayMs = 250;
const minQueryLength = 2;

export type SearchState = {
  readonly groups: readonly SearchGroup[];
  readonly projects: readonly SearchProject[];
  readonly isBusy: boolean;
  /** No results, and a request failed. */
  readonly isUnavailable: boolean;
  /** What the results lack, if anything. */
  readonly notice: SearchNotice | null;
};

export type SearchNotice = { readonly text: string; readonly onRetry: (() => void) | null };

function getNotice({ onRetry }: AnswerContents, isLost: boolean): SearchNotice | null {
  if (isLost)
    return { text: 'You’re offline, or we couldn’t reach the server. This is what’s loaded here.', onRetry: null };
  return onRetry && { text: 'We couldn’t search all your answers.', onRetry };
}

type SearchOptions = {
  query: string;
  scope: string | null;
  actions: readonly SearchAction[];
  opened: ReadonlySet<string>;
};

/** Searches loaded data immediately, and the server after a pause. */
export function useSearch({ query, scope, actions, opened }: SearchOptions): SearchState {
  const typed = useDeferredValue(query.trim());
  const settled = useDebouncedValue(query.trim(), searchDelayMs)[0];
  const lists = useLists();
  const isLooking = scope !== null || typed !== '';
  const searched = useMemo(
    () => (isLooking ? getSearchedProjects(lists.projects, scope) : []),
    [isLooking, lists.projects, scope],
  );
  const contents = useContents(searched);
  const term = settled.length < minQueryLength || typed === '' ? '' : settled;
  const answers = useAnswers(term, scope, lists);
  const server = useServerSearch(term, searched, scope);
  const groups = useMemo(() => {
    const isInScope = ({ project, kind }: { project: string | null; kind: string }): boolean =>
      scope === null || project === scope || kind === 'project' || kind === 'story';
    const targets = uniqueByKey([...lists.targets, ...contents.targets, ...server.targets]).filter(isInScope);
    const passages = uniqueByKey([...contents.passages, ...server.passages, ...lists.passages]);
    return groupResults(typed, { targets, passages, answers: answers.answers, actions }, opened);
  }, [typed, scope, lists, contents, server, answers.answers, actions, opened]);
  const isLost = lists.isLost || contents.isLost || server.isLost || answers.isLost || !navigator.onLine;
  const isUnavailable = isLost && groups.every(({ isOfActions }) => isOfActions);
  return {
    groups,
    projects: lists.projects,
    isBusy: lists.isBusy || contents.isBusy || server.isBusy || answers.isBusy || settled !== query.trim(),
    isUnavailable,
    notice: isUnavailable ? null : getNotice(answers, isLost),
  };
}
