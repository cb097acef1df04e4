import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { getReconciliationReadQueryKey } from '#src/api/generated/api/reconciliation.ts';
import { queryClient } from '#src/api/query-client.ts';
import { example } from '#src/api/testing/examples.ts';
import { answer, failRequests, refusal } from '#src/api/testing/gallery-server.ts';
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

export const Changes: Story = { beforeEach: holdChanges };
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
    const choice = within(await screen.findByRole('radiogroup', { name: 'Mara Ellery, Age' }));
    await userEvent.click(choice.getByRole('radio', { name: 'Edit' }));
    const proposed = await screen.findByRole('textbox', { name: 'Mara Ellery, Age: proposed' });
    await userEvent.clear(proposed);
    await expect(proposed).toHaveAccessibleDescription('Enter the new text, or choose Reject.');
    await expectAccessibleInBoth();
    await userEvent.click(choice.getByRole('radio', { name: 'Reject' }));
    await waitFor(() => expect(proposed).not.toBeInTheDocument());
  },
};
