import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { conversationPath } from '#src/lib/conversation-paths.ts';
import { describeError } from '#src/lib/describe-error.ts';
import { projectPath } from '#src/lib/project-paths.ts';
import { toast } from '#src/ui/feedback/toast.ts';
import { useThemeMode } from '#src/ui/theme-mode.ts';
import { createNote } from './search-queries.ts';
import type { SearchAction } from './search-results.ts';
import { requestShortcutsSheet } from './shortcuts-opener.ts';

export type SearchContext = { readonly slug: string; readonly name: string } | null;

function keysAction(close: () => void): SearchAction {
  return {
    key: 'keys',
    icon: 'keys',
    label: 'Keyboard shortcuts',
    run: () => {
      close();
      requestShortcutsSheet();
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
