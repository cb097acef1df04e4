import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { example } from '#src/api/testing/examples.ts';
import { answer, connectionFailure, refusal, requestsOf } from '#src/api/testing/gallery-server.ts';
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
    const recent = within(await screen.findByRole('group', { name: 'Go to' }));
    await waitFor(() => expect(recent.getAllByRole('option')).toHaveLength(5));
    await expectAccessibleInBoth();
  },
};

function current(): HTMLElement {
  return screen.getByRole('option', { selected: true });
}

/** Also by keys, and once the server could search the answers. */
export const Results: Story = {
  beforeEach: () => answer('answerSearch', refusal(500), example('answerSearch')),
  play: searching('salt', async () => {
    const field = screen.getByRole('combobox', { name: 'Search' });
    await screen.findByText('We couldn’t search all your answers.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('We couldn’t search all your answers.')).not.toBeInTheDocument());
    await userEvent.click(field);
    // The names of every kind have loaded: later ones would come between.
    await screen.findByRole('option', { name: 'Show all 8' });
    const [first, second] = within(screen.getByRole('group', { name: 'Go to' })).getAllByRole('option');
    await expect(current()).toBe(first);
    await expect(current().querySelector('mark')).toHaveTextContent(/^Salt$/);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(current()).toBe(second));
    await expect(field).toHaveAttribute('aria-activedescendant', current().id);
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(current()).toBe(first));
    await expectAccessibleInBoth();
  }),
};

export const ResultsOnPhone: Story = { ...Results, globals: { viewport: { value: 'phone' } } };

let endPause = (): void => undefined;

/** Loaded names are searched also without texts, and the server only after a pause in typing. */
export const NoMatches: Story = {
  beforeEach: () => {
    const halfCharacter = { ...example('projectList').data[0], id: 99, slug: 'salt-\ud800road', name: 'Half a road' };
    answer('projectList', { data: [...example('projectList').data, halfCharacter] });
    for (const id of ['noteList', 'outlineRead', 'documentRead'] as const) answer(id, refusal(500));
    answer('answerSearch', example('answerSearch', 'empty'));
    const setTimeout = window.setTimeout.bind(window);
    spyOn(window, 'setTimeout').mockImplementation(((run: () => void, ms?: number) => {
      if (ms !== 250) return setTimeout(run, ms);
      endPause = run;
      return 0;
    }) as typeof window.setTimeout);
  },
  play: searching('half a', async () => {
    const field = screen.getByRole('combobox', { name: 'Search' });
    await screen.findByRole('option', { name: /^Half a road/ });
    await waitFor(() =>
      expect(requestsOf('noteList').map(({ path }) => path)).toContainEqual(
        expect.stringContaining('/projects/salt-%EF%BF%BDroad/notes'),
      ),
    );
    await userEvent.clear(field);
    await userEvent.type(field, 'mara');
    await waitFor(() => expect(current()).toHaveTextContent('Mara Ellery'));
    await userEvent.clear(field);
    await userEvent.type(field, 'zeppelin');
    await expect(requestsOf('answerSearch')).toEqual([]);
    endPause();
    await waitFor(async () => expect(await screen.findByText('No matches', { selector: 'p' })).toBeVisible());
    await expect(screen.getByText('Try fewer words.')).toBeVisible();
    await expect(requestsOf('answerSearch').map(({ path }) => path)).toEqual([
      expect.stringContaining('query=zeppelin'),
    ]);
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
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
