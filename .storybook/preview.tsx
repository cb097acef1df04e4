import { withThemeByClassName } from '@storybook/addon-themes';
import type { Preview } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { configure, fn } from 'storybook/test';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { queryClient } from '#src/api/query-client.ts';
import { holdRequests } from '#src/api/testing/gallery-server.ts';
import { provideAppActions } from '#src/platform/app-actions.ts';
import { startSettings } from '#src/platform/env.ts';
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
  showError: fn(),
  showConnectionError: fn(),
});

// The first story that opens an overlay waits for its code.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  decorators: [
    // The class that theme-mode.ts sets.
    withThemeByClassName({ themes: { light: 'light', dark: 'dark' }, defaultTheme: 'light' }),
    (Story) => (
      <UiProvider>
        <QueryClientProvider client={queryClient}>
          <MemoryRouter>
            <main>
              <Story />
            </main>
            <DialogHost />
          </MemoryRouter>
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
      },
    },
    options: { storySort: { order: ['Design', 'UI'] } },
  },
  beforeEach: () => {
    const release = holdRequests();
    return () => {
      release();
      queryClient.clear();
      closeAllDialogs();
      toasts$.set(emptyQueue);
    };
  },
  tags: ['autodocs'],
};

export default preview;
