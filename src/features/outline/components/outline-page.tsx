import { useWindowEvent } from '@mantine/hooks';
import { chakra } from '@chakra-ui/react';
import { Mic, Plus, LayoutGrid, List, Undo2 } from 'lucide-react';
import { memo, useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { describeError } from '#src/lib/describe-error.ts';
import { readSceneHash } from '#src/lib/paths.ts';
import { saveTexts } from '#src/lib/screen-texts.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { EmptyState } from '#src/ui/display/empty-state.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { showScene, outlineActions, type OutlineActions } from '../outline-actions.tsx';
import type { OutlineStore } from '../outline-store.ts';
import { type Part, scenesText } from '../outline-model.ts';
import { useOutline, outlineAsList$ } from '../use-outline.ts';
import { OutlineBoard } from './outline-board.tsx';
import { SceneIndex } from './scene-index.tsx';
import { SkeletonBar, SkeletonBlock } from '#src/ui/display/skeleton.tsx';
import { useValue } from '@legendapp/state/react';
import { SegmentedControl } from '#src/ui/controls/segmented-control.tsx';
import { Menu } from '#src/ui/overlay/menu.tsx';
import { SlowNotice } from '#src/ui/feedback/slow-notice.tsx';
import { useMedia } from '#src/ui/use-media.ts';
import { useSubscription } from '#src/ui/use-subscription.ts';
import { useRetry } from '#src/ui/use-retry.ts';

function OutlineSkeleton() {
  return (
    <chakra.div aria-busy="true">
      <SkeletonBar width="160px" height="20px" marginTop="6" marginBottom="4" />
      <chakra.div display="grid" gap="4" gridTemplateColumns="repeat(auto-fill, minmax(min(240px, 100%), 1fr))">
        <SkeletonBlock height="160px" borderRadius="card" />
        <SkeletonBlock height="160px" borderRadius="card" />
        <SkeletonBlock height="160px" borderRadius="card" />
      </chakra.div>
      <SlowNotice />
    </chakra.div>
  );
}

const views = [
  { value: 'cards', label: 'Cards', icon: LayoutGrid },
  { value: 'list', label: 'List', icon: List },
] as const;

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { base: '2', md: '3' }, minHeight: 'control' },
});

function SaveLine({ store }: { store: OutlineStore }) {
  const { kind } = useValue(store.status$);
  const isFailed = kind === 'failed';
  return (
    <>
      <chakra.span role="status" aria-label="Save state" color={isFailed ? 'danger.fg' : undefined}>
        {saveTexts[kind]}
      </chakra.span>
      {isFailed && (
        <Button variant="link" size="sm" onClick={() => void store.save()}>
          Try again
        </Button>
      )}
    </>
  );
}

type OutlineMenuProps = { store: OutlineStore; actions: OutlineActions };

function OutlineMenu({ store, actions }: OutlineMenuProps) {
  const undoable = useValue(store.undoStack.count$);
  const undo = { label: 'Undo last change', icon: Undo2, onSelect: actions.undo };
  return (
    <Menu
      label="More outline actions"
      items={[{ label: 'Add part', icon: Plus, onSelect: actions.addPart }, ...(undoable > 0 ? [undo] : [])]}
    />
  );
}

type OutlineToolsProps = OutlineMenuProps & { count: number };

/** Doesn't render when a scene moves. */
const OutlineTools = memo(function OutlineTools({ count, store, actions }: OutlineToolsProps) {
  const asList = useValue(outlineAsList$);
  return (
    <Row>
      <chakra.p
        flex={{ base: '1 0 100%', md: '1' }}
        order={{ base: '1', md: '0' }}
        textStyle="small"
        color="fg.muted"
        display="flex"
        alignItems="center"
        flexWrap="wrap"
        columnGap="3"
        minHeight="18px"
      >
        <span>{scenesText(count)}</span>
        <SaveLine store={store} />
      </chakra.p>
      <SegmentedControl
        label="View"
        value={asList ? 'list' : 'cards'}
        options={views}
        onChange={(view) => outlineAsList$.set(view === 'list')}
      />
      <chakra.span marginInlineStart={{ base: 'auto', md: '0' }}>
        <Button icon={Plus} onClick={() => actions.add()}>
          Add scene
        </Button>
      </chakra.span>
      <chakra.span marginInline={{ base: '-8px', md: '-4px' }}>
        <OutlineMenu store={store} actions={actions} />
      </chakra.span>
    </Row>
  );
});

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
  useWindowEvent('keydown', (event) => {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (target?.closest('input, textarea, select, [contenteditable=true], [role=dialog]')) return;
    event.preventDefault();
    undo();
  });
}

/** A new screen scrolls up and focuses its heading first. */
function showInNextFrame(id: string, show: (id: string) => void, _navigation: string): () => void {
  const frame = requestAnimationFrame(() => show(id));
  return () => cancelAnimationFrame(frame);
}

/** Shows the scene that the address names (`scenePath`), also when it names another one. */
function useLinkedScene(show: (id: string) => void): void {
  const { hash, key } = useLocation();
  useSubscription(showInNextFrame, readSceneHash(hash), show, key);
}

type FilledProps = { parts: readonly Part[]; store: OutlineStore; actions: OutlineActions };

function FilledOutline({ parts, store, actions }: FilledProps) {
  const [current, setCurrent] = useState<string | null>(null);
  const show = useCallback((id: string) => {
    // A scene out of view isn't rendered until it's the current one.
    flushSync(() => setCurrent(id));
    showScene(id);
  }, []);
  useLinkedScene(show);
  const hasIndex = useMedia('(min-width: 1024px)');
  const count = parts.reduce((sum, { scenes }) => sum + scenes.length, 0);
  return (
    <Frame aria-keyshortcuts="Control+Z Meta+Z">
      {hasIndex && <SceneIndex parts={parts} current={current} onShow={show} actions={actions} />}
      <chakra.div minWidth="0">
        <OutlineTools count={count} store={store} actions={actions} />
        <OutlineBoard parts={parts} current={current} actions={actions} onCurrent={setCurrent} />
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
  const { parts, store, read } = useOutline({ id, slug, userId });
  const { isPending, error, failure } = useRetry(read);
  const actions = useMemo(
    () => outlineActions({ store, userId, slug, develop: onDevelop }),
    [store, userId, slug, onDevelop],
  );
  useUndoKey(actions.undo);
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
  return <ErrorState message="We couldn’t load your outline." {...(detail !== null && { detail })} {...failure} />;
}
