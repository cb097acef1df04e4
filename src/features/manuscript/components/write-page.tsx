import { chakra } from '@chakra-ui/react';
import { observable, opaqueObject, type OpaqueObject } from '@legendapp/state';
import { useValue } from '@legendapp/state/react';
import { X } from 'lucide-react';
import { useCallback, useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Kbd } from '#src/ui/display/kbd.tsx';
import { SkeletonBar } from '#src/ui/display/skeleton.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { Column } from '#src/ui/layout/column.tsx';
import { countText } from '#src/lib/word-count.ts';
import { ManuscriptStore } from '../store/manuscript-store.ts';
import { FindBar } from './find-bar.tsx';
import { ManuscriptSaveState, useConflict, ManuscriptBanner } from './manuscript-banner.tsx';
import { StorySurface } from './story-surface.tsx';
import { openPrintSheet } from '../export/print-sheet.ts';
import { type FocusMode, useFocusMode, useWriteKeys } from './focus-mode.ts';
import { writeActions, WriteBar } from './write-bar.tsx';
import { WriteFooter } from './write-footer.tsx';
import { manuscriptTexts } from '../texts.ts';
import { hideShell } from '#src/ui/layout/hide-shell.ts';
import { useLeaveGuard as useGuard } from '#src/ui/overlay/use-leave-guard.ts';
import { useThemeMode } from '#src/ui/theme-mode.ts';
import { useMedia } from '#src/ui/use-media.ts';
import { useSubscription } from '#src/ui/use-subscription.ts';
import { type PaperTone, appearanceSettings$ } from '../appearance-settings.ts';
import { SlowNotice } from '#src/ui/feedback/slow-notice.tsx';

const Sheet = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1',
    minHeight: '100%',
    bg: 'bg.surface',
    color: 'fg.default',
  },
});

/** Sepia is the light palette on a warmer page. Text contrast stays at least 4.5:1. */
const sepia = {
  '--chakra-colors-bg-surface': '#F4ECDD',
  '--chakra-colors-bg-subtle': '#EBE1CE',
  '--chakra-colors-bg-muted': '#DFD3BC',
  '--chakra-colors-fg-default': '#2B2620',
  '--chakra-colors-fg-muted': '#544C40',
  '--chakra-colors-fg-subtle': '#635A4C',
  '--chakra-colors-border-subtle': '#DCCFB6',
  '--chakra-colors-border-default': '#C7B897',
} as CSSProperties;

function usePaper(): { chosen: PaperTone | null; paperTone: PaperTone } {
  const { paper } = useValue(appearanceSettings$);
  const [mode] = useThemeMode();
  const prefersDark = useMedia('(prefers-color-scheme: dark)');
  const isDark = mode === 'dark' || (mode === 'system' && prefersDark);
  return { chosen: paper, paperTone: paper ?? (isDark ? 'dark' : 'light') };
}

function Paper({ children }: { children: ReactNode }) {
  const { chosen } = usePaper();
  const theme = chosen === 'dark' ? 'chakra-theme dark' : 'chakra-theme light';
  return (
    <Sheet
      data-paper={chosen ?? undefined}
      className={chosen === null ? undefined : theme}
      style={{
        ...(chosen === 'sepia' && sepia),
        ...(chosen !== null && { colorScheme: chosen === 'dark' ? 'dark' : 'light' }),
      }}
    >
      {children}
    </Sheet>
  );
}

const openStore$ = observable<OpaqueObject<ManuscriptStore> | null>(null);

function useManuscriptStore(userId: number, project: string): ManuscriptStore | null {
  const store = useValue(openStore$);
  // The store lives outside React, with its timers and its lock.
  useEffect(() => {
    const opened = opaqueObject(new ManuscriptStore(userId, project));
    openStore$.set(opened);
    return () => {
      openStore$.set(null);
      opened.close();
    };
  }, [userId, project]);
  return store;
}

/** Warns the writer before leaving a manuscript that isn't saved here or on the server. */
function useManuscriptLeaveGuard(store: ManuscriptStore): void {
  useGuard({ isAtRisk: () => store.isAtRisk, message: manuscriptTexts.copyBeforeLeaving });
}

type Project = {
  readonly slug: string;
  readonly name: string;
  readonly path: string;
  /** The writer's name for the title page. */
  readonly author: string | null;
};

const bars = [34, 92, 98, 88, 95, 60, 97, 72];

function Loading() {
  return (
    <chakra.div aria-busy="true" width="full" maxWidth="640px" marginInline="auto" paddingInline="5" paddingTop="16">
      {bars.map((width) => (
        <SkeletonBar
          key={width}
          width={`${width}%`}
          height={width === 34 ? '28px' : '14px'}
          marginBottom={width === 34 ? '8' : '4'}
        />
      ))}
      <SlowNotice />
    </chakra.div>
  );
}

/** Focus mode shows only an exit, save errors and today's word count. */
function FocusEdges({ store, name, focus }: { store: ManuscriptStore; name: string; focus: FocusMode }) {
  const { today } = useValue(store.counter.counts$);
  return (
    <>
      <chakra.h1 srOnly>{name}</chakra.h1>
      <chakra.div ref={hideShell} position="fixed" top="5" insetInlineStart="6" zIndex="sticky">
        <ManuscriptSaveState store={store} onlyErrors />
      </chakra.div>
      <chakra.div
        position="fixed"
        top={{ base: '1.5', md: '5' }}
        insetInlineEnd={{ base: '1.5', md: '6' }}
        zIndex="sticky"
      >
        <chakra.p
          hideBelow="md"
          textStyle="small"
          color="fg.subtle"
          opacity={focus.isHinted ? 1 : 0}
          transition="opacity var(--chakra-durations-fade)"
        >
          <Kbd>Esc</Kbd> to exit focus mode
        </chakra.p>
        <chakra.div hideFrom="md">
          <IconButton label="Exit focus mode" icon={X} onClick={focus.leave} />
        </chakra.div>
      </chakra.div>
      <chakra.p
        position="fixed"
        bottom="5"
        insetInline="0"
        textAlign="center"
        textStyle="caption"
        color="fg.muted"
        pointerEvents="none"
      >
        <chakra.span bg="bg.surface" borderRadius="chip" paddingBlock="1" paddingInline="2">
          {countText(today)} today
        </chakra.span>
      </chakra.p>
    </>
  );
}

function OpenText({ store, project }: { store: ManuscriptStore; project: Project }) {
  const focus = useFocusMode();
  const [isFinding, setIsFinding] = useState(false);
  const compare = useConflict(store, project.name, focus.isFocus);
  const { paperTone } = usePaper();
  useManuscriptLeaveGuard(store);
  const { name: title, author } = project;
  const print = useCallback(() => openPrintSheet({ title, author, getText: () => store.text }), [store, title, author]);
  useSubscription(print);
  useValue(store.writeLock.state$);
  const find = (): void => setIsFinding(true);
  useWriteKeys({
    onSave: () => void store.save(),
    onFind: find,
    onEscape: focus.isFocus ? focus.leave : null,
  });
  return (
    <>
      {focus.isFocus ? (
        <FocusEdges store={store} name={project.name} focus={focus} />
      ) : (
        <WriteBar
          store={store}
          project={project}
          paperTone={paperTone}
          actions={writeActions(store, project.name, find)}
          onFocus={() => {
            focus.enter();
            store.editor.commands.focus();
          }}
        />
      )}
      {isFinding && (
        <FindBar
          editor={store.editor}
          onClose={() => {
            setIsFinding(false);
            store.editor.commands.focus();
          }}
        />
      )}
      {!focus.isFocus && <ManuscriptBanner store={store} onCompare={compare} />}
      <StorySurface store={store} isFocus={focus.isFocus} />
      {!focus.isFocus && <WriteFooter store={store} />}
    </>
  );
}

function OpenManuscript({ store, project }: { store: ManuscriptStore; project: Project }) {
  const phase = useValue(store.phase$);
  const failure = useValue(store.failure$);
  if (phase === 'open') return <OpenText store={store} project={project} />;
  return (
    <>
      <chakra.h1 srOnly>{project.name}</chakra.h1>
      {phase === 'failed' && failure ? (
        <Column>
          <ErrorState
            message={failure.text}
            {...(failure.detail !== null && { detail: failure.detail })}
            onRetry={() => void store.load()}
          />
        </Column>
      ) : (
        <Loading />
      )}
    </>
  );
}

/** A project's manuscript page (/projects/{slug}/write). */
export function WritePage({ userId, project }: { userId: number; project: Project }) {
  const store = useManuscriptStore(userId, project.slug);
  return <Paper>{store === null ? <Loading /> : <OpenManuscript store={store} project={project} />}</Paper>;
}
