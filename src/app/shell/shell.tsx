import { useValue } from '@legendapp/state/react';
import { chakra } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet, useMatches, useNavigate } from 'react-router-dom';
import { subscribeToAchievements } from '#src/features/achievements/live.ts';
import { subscribeToAnnouncements } from '#src/features/announcements/live.ts';
import { subscribeToUser } from '#src/features/session/live.ts';
import { session$ } from '#src/features/session/session-state.ts';
import { subscribeToSummaries } from '#src/features/summaries/announce-updates.ts';
import { reportError } from '#src/platform/error-reporting.ts';
import { queryClient } from '#src/platform/query-client.ts';
import { DialogStack } from '#src/ui/overlay/dialog-stack.tsx';
import { SkipLink } from '#src/ui/display/skip-link.tsx';
import { connectScreenDialogs } from '../screen-dialogs.tsx';
import { Starting } from '../root.tsx';
import { getScreen } from '../screen-change.ts';
import { BottomBar } from './bottom-bar.tsx';
import { DebugGate } from './debug-gate.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { connectNotices } from './notices.ts';
import { NamePromptGate } from './name-prompt-gate.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { Rail } from './rail.tsx';
import { useSearchKey } from './search-button.tsx';
import { useShellKeys } from './shortcuts.ts';
import { resumeSending } from './resume-sending.ts';
import { TrialBanner } from './trial-banner.tsx';
import { useLayoutVars } from './use-layout-vars.ts';

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

connectNotices();
connectScreenDialogs();

/**
 * Subscribes to the writer's events, which opens the live connection. Resumes sending what the last visit left unsent.
 */
function useUserSubscription(userId: number | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (userId === null) return undefined;
    const ends = [
      subscribeToUser(userId),
      subscribeToAnnouncements(userId),
      subscribeToAchievements(userId, () => void navigate('/profile#achievements')),
      subscribeToSummaries(userId),
      resumeSending(userId),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [userId, navigate]);
}

export function Component() {
  const session = useValue(session$);
  const screen = getScreen(useMatches());
  const hasSidebar = screen?.sidebar ?? true;
  const isSlim = screen?.bars === 'slim';
  const hasBar = hasSidebar && !isSlim && screen?.foot !== 'own';
  const isAlone = screen?.alone ?? false;
  useUserSubscription(session.phase === 'in' ? session.userId : null);
  useLayoutVars(hasBar);
  useSearchKey();
  useShellKeys();
  // After logout, hide the writer's content while the login screen loads.
  if (session.phase !== 'in') return <Starting />;
  return (
    <QueryClientProvider client={queryClient}>
      <DialogStack onError={(error) => reportError(error, { area: 'dialog' })}>
        <SkipLink />
        <NavigationProgress />
        <DebugGate userId={session.userId} />
        <NamePromptGate isWanted={!isAlone} />
        <Frame data-sidebar={hasSidebar ? '' : undefined} data-barless={hasBar ? undefined : ''}>
          {hasSidebar && <Rail slim={isSlim} />}
          <Main id="content" tabIndex={-1}>
            {!isAlone && (
              <chakra.div display="contents" data-still="">
                <ConnectionNotice />
                <TrialBanner />
              </chakra.div>
            )}
            <Outlet />
          </Main>
          {hasBar && <BottomBar />}
        </Frame>
      </DialogStack>
    </QueryClientProvider>
  );
}
