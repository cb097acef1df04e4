import { chakra } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useCallback } from 'react';
import { Outlet, useMatches, useNavigate, useNavigation } from 'react-router-dom';
import { subscribeToAchievements } from '#src/features/achievements/live.ts';
import { subscribeToAnnouncements } from '#src/features/announcements/live.ts';
import { subscribeToUser } from '#src/features/session/live.ts';
import { useCurrentUser } from '#src/features/session/queries.ts';
import { session$ } from '#src/features/session/session-state.ts';
import { subscribeToStories } from '#src/features/stories/live.ts';
import { subscribeToSummaries } from '#src/features/summaries/announce-updates.ts';
import { viewport } from '#src/lib/constants.ts';
import { systemClock } from '#src/platform/clock.ts';
import { reportError } from '#src/platform/error-reporting.ts';
import { queryClient } from '#src/api/query-client.ts';
import { trialEnded$ } from '#src/platform/trial.ts';
import { SkipLink } from './skip-link.tsx';
import { DialogHost } from '#src/ui/overlay/dialog-host.tsx';
import { Starting } from '../root.tsx';
import { useMedia } from '#src/ui/use-media.ts';
import { useSubscription } from '#src/ui/use-subscription.ts';
import { useDropGuard } from '#src/ui/media/use-page-files.ts';
import { getScreen } from '../screen-change.ts';
import { wireApp } from '../wiring.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { DebugGate } from './debug-gate.tsx';
import { Rail } from './rail.tsx';
import { useSearchKey } from './search-button.tsx';
import { useShellKeys } from './shortcuts.ts';
import { useValue } from '@legendapp/state/react';

/**
 * Sets CSS variables for the shell's edges. `--shell-bottom` keeps toasts above the phone's bar. Scroll padding keeps a
 * focused control clear of fixed bars (WCAG 2.2, 2.4.11).
 */
function publishEdges(hasBar: boolean): () => void {
  const { style } = document.documentElement;
  style.setProperty('--shell-top', 'calc(var(--shell-connection, 0px) + var(--shell-trial, 0px))');
  style.setProperty('--shell-bottom', hasBar ? '57px' : '0px');
  style.scrollPadding = hasBar ? 'calc(64px + var(--shell-top, 0px)) 0 72px' : '';
  return () => {
    style.setProperty('--shell-bottom', '0px');
    style.scrollPadding = '';
  };
}

const TrialNotice = lazy(async () => {
  const { TrialNotice } = await import('#src/features/subscription/components/trial-notice.tsx');
  return { default: TrialNotice };
});

function TrialBanner() {
  return useValue(trialEnded$) ? (
    <Suspense fallback={null}>
      <TrialNotice />
    </Suspense>
  ) : null;
}

const OfflinePage = lazy(async () => {
  const { OfflinePage } = await import('#src/features/offline/components/offline-page.tsx');
  return { default: OfflinePage };
});

/** The screen, or the offline page if the session started without the server and the screen needs it. */
function Screen({ userId, isMissing }: { userId: number; isMissing: boolean }) {
  return isMissing ? (
    <Suspense fallback={null}>
      <OfflinePage userId={userId} />
    </Suspense>
  ) : (
    <Outlet />
  );
}

/** Waits for a quiet moment, then asks for the name. If the code doesn't load, asks at the next visit. */
function promptForName(): () => void {
  let end: (() => void) | null = () => undefined;
  void import('#src/features/onboarding/ask-for-name.tsx')
    .then(({ askForName }) => {
      if (end !== null) end = askForName();
    })
    .catch((error: unknown) => reportError(error, { area: 'name prompt' }));
  return () => {
    end?.();
    end = null;
  };
}

/** Asks a writer without a first name for it. */
function NamePromptGate({ isWanted }: { isWanted: boolean }) {
  const writer = useCurrentUser();
  useSubscription(isWanted && writer?.firstName === null ? promptForName : null);
  return null;
}

const ProgressLine = chakra('div', {
  base: {
    position: 'fixed',
    insetInline: '0',
    top: '0',
    zIndex: 'overlay',
    height: '2px',
    bg: 'accent.solid',
    animation: 'fade-in 1ms linear 300ms both, pulse 1.6s ease-in-out 300ms infinite',
    _motionReduce: { animation: 'fade-in 1ms linear 300ms both' },
  },
});

function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <ProgressLine aria-hidden="true" />;
}

/** Long enough for the first screen, short enough that sending resumes within 10 s of the return. */
const resumeDelayMs = 2000;

async function resume(userId: number, isWanted: () => boolean): Promise<void> {
  const { listOutbox } = await import('#src/platform/outbox-storage.ts');
  const entries = await listOutbox(userId);
  if (entries.every(({ state }) => state === 'failed')) return;
  const { getOutbox } = await import('#src/features/conversation/outbox.ts');
  if (isWanted()) getOutbox(userId);
}

/**
 * Resumes sending what the last visit left unsent, on every screen. Returns a function that cancels it, for the logout.
 */
function resumeSending(userId: number): () => void {
  let isWanted = true;
  const cancel = systemClock.once(resumeDelayMs, () => {
    // The unreadable device keeps it. The next opened conversation tries again.
    resume(userId, () => isWanted).catch(() => undefined);
  });
  return () => {
    isWanted = false;
    cancel();
  };
}

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minHeight: '100dvh',
    '&[data-sidebar]': {
      gridTemplateColumns: { md: 'auto minmax(0, 1fr)' },
      paddingBottom: { base: 'calc(57px + env(safe-area-inset-bottom))', md: '0' },
    },
    '&[data-barless]': { paddingBottom: '0' },
    'html[data-alone] &': { gridTemplateColumns: 'minmax(0, 1fr)', paddingBottom: '0', '& > nav': { display: 'none' } },
  },
});

const Main = chakra('main', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    outline: 'none',
    // The heading takes focus when a screen opens, but isn't a control.
    '& h1:focus': { outline: 'none' },
  },
});

wireApp();

/**
 * Subscribes to the writer's events, which opens the live connection. Resumes sending what the last visit left unsent.
 */
function useUserSubscription(userId: number | null): void {
  const navigate = useNavigate();
  const subscribe = useCallback(
    (id: number) => {
      const ends = [
        subscribeToUser(id),
        subscribeToAnnouncements(id),
        subscribeToAchievements(id, () => void navigate('/profile#achievements')),
        subscribeToSummaries(id),
        subscribeToStories(id),
        resumeSending(id),
      ];
      return () => {
        for (const end of ends) end();
      };
    },
    [navigate],
  );
  useSubscription(subscribe, userId);
}

export function Component() {
  const session = useValue(session$);
  const screen = getScreen(useMatches());
  const hasSidebar = screen?.sidebar ?? true;
  const isSlim = screen?.bars === 'slim';
  const hasBar = hasSidebar && !isSlim && screen?.foot !== 'own';
  const isAlone = screen?.alone ?? false;
  // A hidden rail would still render and load its pictures.
  const hasRail = !useMedia(`(max-width: ${viewport.mobileBelowPx - 1}px)`) && hasSidebar;
  useUserSubscription(session.phase === 'in' ? session.userId : null);
  const edges = useCallback(() => publishEdges(hasBar), [hasBar]);
  useSearchKey();
  useShellKeys();
  useDropGuard();
  // After logout, hide the writer's content while the login screen loads.
  if (session.phase !== 'in') return <Starting />;
  const isUnchecked = session.unchecked === true;
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink />
      <NavigationProgress />
      <DebugGate userId={session.userId} />
      <NamePromptGate isWanted={!isAlone && !isUnchecked} />
      <Frame ref={edges} data-sidebar={hasSidebar ? '' : undefined} data-barless={hasBar ? undefined : ''}>
        {hasRail && <Rail slim={isSlim} />}
        <Main id="content" tabIndex={-1}>
          {!isAlone && (
            <chakra.div display="contents" data-still="">
              <ConnectionNotice isUnchecked={isUnchecked} />
              <TrialBanner />
            </chakra.div>
          )}
          <Screen userId={session.userId} isMissing={isUnchecked && screen !== null && screen.offline === undefined} />
        </Main>
        {hasBar && <BottomBar />}
      </Frame>
      <DialogHost onError={(error) => reportError(error, { area: 'dialog' })} />
    </QueryClientProvider>
  );
}
