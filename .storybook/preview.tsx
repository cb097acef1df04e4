import { withThemeByClassName } from '@storybook/addon-themes';
import type { Preview } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { configure, fn } from 'storybook/test';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { queryClient } from '#src/api/query-client.ts';
import { holdRequests } from '#src/api/testing/gallery-server.ts';
import { session$ } from '#src/features/session/session-state.ts';
import { showError } from '#src/app/show-error.ts';
import { provideAppActions } from '#src/platform/app-actions.ts';
import { startSettings } from '#src/platform/env.ts';
import { announcements$, noAnnouncements } from '#src/ui/announcer.ts';
import { toasts$ } from '#src/ui/feedback/toast.ts';
import { emptyQueue } from '#src/ui/feedback/toast-queue.ts';
import { closeAllDialogs } from '#src/ui/overlay/dialogs.ts';
import { DialogHost } from '#src/ui/overlay/dialog-host.tsx';
import { UiProvider } from '#src/ui/provider.tsx';

startSettings({ VITE_MOCK: 'true' });

provideAppActions({
  openConversation: fn(),
  openSummary: fn(),
  openReconciliation: fn(),
  openShortcuts: fn(),
  showError,
  showConnectionError: fn(),
});

// The first story that opens an overlay waits for its code, which takes long on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

const ShownStory = createContext<ReactNode>(null);

function StoryRoute() {
  return (
    <>
      {useContext(ShownStory)}
      <DialogHost />
    </>
  );
}

type RouteProps = { address?: string; path?: string; hasMain?: boolean; children: ReactNode };

/** The story at its address. `path` names the parameters in it, and `hasMain` a screen without the shell around it. */
function StoryRouter({ address = '/', path = '*', hasMain = false, children }: RouteProps) {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path, Component: StoryRoute },
        { path: '*', Component: StoryRoute },
      ],
      {
        initialEntries: [address],
      },
    ),
  );
  return (
    <ShownStory value={hasMain ? children : <main>{children}</main>}>
      <RouterProvider router={router} />
    </ShownStory>
  );
}

const preview: Preview = {
  decorators: [
    // The class that theme-mode.ts sets.
    withThemeByClassName({ themes: { light: 'light', dark: 'dark' }, defaultTheme: 'light' }),
    (Story, { parameters }) => (
      <UiProvider>
        <QueryClientProvider client={queryClient}>
          <StoryRouter {...(parameters['route'] as Omit<RouteProps, 'children'> | undefined)}>
            <Story />
          </StoryRouter>
        </QueryClientProvider>
      </UiProvider>
    ),
  ],
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    viewport: {
      options: {
        ...MINIMAL_VIEWPORTS,
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '720px' }, type: 'desktop' },
      },
    },
    options: { storySort: { order: ['Design', 'UI'] } },
  },
  beforeEach: () => {
    const release = holdRequests();
    return () => {
      release();
      session$.set({ phase: 'checking' });
      queryClient.clear();
      closeAllDialogs();
      toasts$.set(emptyQueue);
      announcements$.set(noAnnouncements);
    };
  },
  tags: ['autodocs'],
};

export default preview;
