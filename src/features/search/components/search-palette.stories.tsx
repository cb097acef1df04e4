import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { example } from '#src/api/testing/examples.ts';
import { answer, connectionFailure } from '#src/api/testing/gallery-server.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { openDialog } from '#src/ui/overlay/dialogs.ts';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { openSearchPalette } from '../search-dialog.tsx';

const meta = {
  title: 'Search/Search palette',
  component: Button,
  args: { children: 'Search', onClick: () => void openSearchPalette() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    answer('projectList', example('projectList'));
    answer('storyList', example('storyList'));
    answer('elementList', example('elementList'));
    answer('noteList', example('noteList'));
    answer('outlineRead', example('outlineRead'));
    answer('documentRead', example('documentRead'));
    answer('answerSearch', example('answerSearch'));
    answer('turnList', example('turnList'));
    answer('elementRead', example('elementRead'));
    answer('noteRead', example('noteRead'));
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search' })).toHaveFocus());
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

function searching(term: string, next: () => Promise<unknown>): NonNullable<Story['play']> {
  return async (context) => {
    await meta.play(context);
    await userEvent.keyboard(term);
    await next();
  };
}

export const Opened: Story = {
  play: async (context) => {
    // One that requires a choice doesn't prevent it while it fades out.
    openDialog(<p>Choose</p>, { forced: true }).close();
    await meta.play(context);
    const action = await screen.findByRole('option', { name: /Start a story/ });
    await waitFor(() => expect(action).toBeVisible());
    await expectAccessibleInBoth();
  },
};

export const Results: Story = {
  play: searching('salt', async () => {
    await screen.findAllByRole('option', { name: /The Salt Road/ });
    await expectAccessibleInBoth();
  }),
};

export const ResultsOnPhone: Story = { ...Results, globals: { viewport: { value: 'phone' } } };

export const NoMatches: Story = {
  beforeEach: () => {
    answer('elementList', example('elementList', 'empty'));
    answer('noteList', example('noteList', 'empty'));
    answer('answerSearch', example('answerSearch', 'empty'));
  },
  play: searching('zeppelin', async () => {
    await waitFor(async () => expect(await screen.findByText('No matches')).toBeVisible());
  }),
};

export const Unavailable: Story = {
  beforeEach: () => {
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    for (const id of ['projectList', 'storyList', 'elementList', 'answerSearch'] as const)
      answer(id, connectionFailure());
  },
  play: searching('salt', async () => {
    await waitFor(async () => expect(await screen.findByText('Search is unavailable')).toBeVisible());
    await expectAccessibleInBoth();
  }),
};
