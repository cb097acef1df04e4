import { chakra } from '@chakra-ui/react';
import { Mic, Plus } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { describeError } from '#src/lib/describe-error.ts';
import { outlineTexts } from '#src/lib/strings.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { EmptyState } from '#src/ui/display/empty-state.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { showScene } from '../focus-scene.ts';
import { outlineActions, type OutlineActions } from '../outline-actions.tsx';
import type { OutlineStore } from '../outline-store.ts';
import type { Part } from '../outline-model.ts';
import { dismissUndoToast } from '../undo-toast.ts';
import { useOutline } from '../use-outline.ts';
import { OutlineBoard } from './outline-board.tsx';
import { OutlineSkeleton } from './outline-skeleton.tsx';
import { OutlineTools } from './outline-tools.tsx';
import { SceneIndex } from './scene-index.tsx';

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '220px minmax(0, 1fr)' },
    gap: '8',
    paddingInline: { base: '4', md: '8' },
    paddingTop: { base: '4', md: '6' },
    paddingBottom: '16',
  },
});

/** Ctrl/Cmd+Z undoes the last change. A text field or an open dialog handles it first. */
function useUndoKey(undo: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (target?.closest('input, textarea, select, [contenteditable=true], [role=dialog]')) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [undo]);
}

type FilledProps = { parts: readonly Part[]; store: OutlineStore; actions: OutlineActions };

function FilledOutline({ parts, store, actions }: FilledProps) {
  const [current, setCurrent] = useState<string | null>(null);
  const show = useCallback((id: string) => {
    setCurrent(id);
    showScene(id);
  }, []);
  const count = parts.reduce((sum, { scenes }) => sum + scenes.length, 0);
  return (
    <Frame aria-keyshortcuts="Control+Z Meta+Z">
      <SceneIndex parts={parts} current={current} onShow={show} actions={actions} />
      <chakra.div minWidth="0">
        <OutlineTools count={count} store={store} actions={actions} />
        <OutlineBoard parts={parts} actions={actions} onCurrent={setCurrent} />
      </chakra.div>
    </Frame>
  );
}

function EmptyOutline({ actions }: { actions: OutlineActions }) {
  return (
    <chakra.div paddingTop={{ base: '8', md: '24' }}>
      <EmptyState title="No scenes yet." hint="Talk through what happens, or add one.">
        <Button icon={Mic} onClick={actions.develop}>
          Talk it through
        </Button>
        <Button icon={Plus} onClick={() => actions.add()}>
          Add scene
        </Button>
      </EmptyState>
    </chakra.div>
  );
}

type Props = {
  project: { readonly id: number; readonly slug: string };
  userId: number;
  onDevelop: () => void;
};

export function OutlinePage({ project: { id, slug }, userId, onDevelop }: Props) {
  const { parts, error, isPending, isFetching, refetch, store } = useOutline({ id, slug, userId });
  const actions = useMemo(
    () => outlineActions({ store, userId, slug, develop: onDevelop }),
    [store, userId, slug, onDevelop],
  );
  useUndoKey(actions.undo);
  useEffect(() => dismissUndoToast, []);
  if (parts !== null && parts.length > 0) return <FilledOutline parts={parts} store={store} actions={actions} />;
  if (parts !== null) return <EmptyOutline actions={actions} />;
  if (isPending) {
    return (
      <Frame>
        <chakra.div display={{ base: 'none', lg: 'block' }} />
        <OutlineSkeleton />
      </Frame>
    );
  }
  const detail = describeError(error, 'general')?.detail ?? null;
  return (
    <ErrorState
      message={outlineTexts.failed}
      {...(detail !== null && { detail })}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
