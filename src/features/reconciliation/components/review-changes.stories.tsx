import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { getReconciliationReadQueryKey } from '#src/api/generated/api/reconciliation.ts';
import { queryClient } from '#src/api/query-client.ts';
import { example } from '#src/api/testing/examples.ts';
import { answer, failRequests, refusal, requestsOf } from '#src/api/testing/gallery-server.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { openDialog } from '#src/ui/overlay/dialogs.ts';
import { Reconciliation } from './reconciliation.tsx';
import { ReviewChanges } from './review-changes.tsx';

const slug = 'salt-road-november';

function review(): void {
  openDialog(
    <Reconciliation slug={slug}>
      {(reconciliation) => <ReviewChanges reconciliation={reconciliation} userId={1} projectId={null} onDone={fn()} />}
    </Reconciliation>,
    { size: 'lg' },
  );
}

const meta = {
  title: 'Reconciliation/Review',
  component: Button,
  args: { children: 'Review', onClick: review },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

function holdChanges(): void {
  queryClient.setQueryData(getReconciliationReadQueryKey(slug), example('reconciliationRead', 'november'));
}

function change(group: string): HTMLElement {
  return screen.getByRole('radiogroup', { name: group }).closest('li') as HTMLElement;
}

function choice(group: string, name: string): HTMLElement {
  return within(change(group)).getByRole('radio', { name });
}

function expectCounts(text: string): Promise<void> {
  return waitFor(() => expect(screen.getByRole('status', { name: 'Changes' })).toHaveTextContent(text));
}

export const Changes: Story = {
  beforeEach: holdChanges,
  play: async (context) => {
    await meta.play(context);
    await expect(
      await screen.findByRole('dialog', { name: 'Five changes from your conversations' }),
    ).toBeInTheDocument();
    await screen.findByRole('list', { name: 'Changes' });
    await expect(change('Mara Ellery, Age')).toHaveTextContent(/CurrentThirtyProposedThirty-one/);
    await expect(change('New character')).toHaveTextContent('Not in your project yet');
    await expect(choice('Mara Ellery, Age', 'Accept')).toBeChecked();
    await expectCounts('5 to apply');
  },
};

/** What fails is tried again. Changes that are being applied are locked. */
export const Applying: Story = {
  beforeEach: () => {
    holdChanges();
    answer('reconciliationItemDelete', refusal(500), new Response(null, { status: 204 }));
    answer('reconciliationProcess', refusal(500), example('reconciliationProcess'));
  },
  play: async (context) => {
    await meta.play(context);
    await screen.findByRole('list', { name: 'Changes' });
    await userEvent.click(choice('Mara Ellery, Believes', 'Reject'));
    const believes = within(change('Mara Ellery, Believes'));
    const unsaved = await believes.findByRole('alert');
    await expect(unsaved).toHaveTextContent('We couldn’t save that choice.');
    await userEvent.click(believes.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(choice('Mara Ellery, Believes', 'Accept')).toBeDisabled());
    await expect(believes.queryByRole('alert')).not.toBeInTheDocument();
    const apply = screen.getByRole('button', { name: 'Apply 4 changes' });
    await userEvent.click(apply);
    const alert = await within(screen.getByRole('dialog')).findByRole('alert');
    await expect(alert).toHaveTextContent('We couldn’t apply the changes. Your choices are saved.');
    await userEvent.click(apply);
    await expectCounts('Applying your changes…');
    const locked = screen.getByRole('list', { name: 'Changes', hidden: true }).parentElement;
    await expect(locked).toHaveAttribute('inert');
    await expect(locked).toHaveAttribute('aria-busy', 'true');
    await expect(requestsOf('reconciliationProcess')).toHaveLength(2);
  },
};
export const NothingLeft: Story = {
  beforeEach: () => answer('reconciliationRead', refusal(500), example('reconciliationRead', 'nothingLeft')),
  play: async (context) => {
    await meta.play(context);
    await expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load these changes.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await screen.findByText('No changes to review')).toBeVisible());
  },
};
export const Loading: Story = {};
export const Failed: Story = {
  beforeEach: failRequests,
  play: async (context) => {
    await meta.play(context);
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Edited: Story = {
  beforeEach: holdChanges,
  play: async (context) => {
    await meta.play(context);
    await screen.findByRole('list', { name: 'Changes' });
    await userEvent.click(choice('Mara Ellery, Age', 'Edit'));
    const proposed = await screen.findByRole('textbox', { name: 'Mara Ellery, Age: proposed' });
    await userEvent.clear(proposed);
    await expect(proposed).toHaveAccessibleDescription('Enter the new text, or choose Reject.');
    await expectAccessibleInBoth();
    await userEvent.click(choice('Mara Ellery, Age', 'Accept'));
    await waitFor(() => expect(proposed).not.toBeInTheDocument());
    await expect(change('Mara Ellery, Age')).toHaveTextContent('Enter the new text, or choose Reject.');
    const apply = screen.getByRole('button', { name: 'Apply 5 changes' });
    await expect(apply).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(apply);
    await expectCounts('5 to apply');
    for (const operation of ['Update', 'Delete'] as const)
      await expect(requestsOf(`reconciliationItem${operation}`)).toEqual([]);
    await expect(requestsOf('reconciliationProcess')).toEqual([]);
    await userEvent.click(choice('Mara Ellery, Age', 'Reject'));
    await expectCounts('4 to apply, 1 rejected');
  },
};
