import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { emptyEntity } from '#src/api/testing/examples.ts';
import { getAuthUserReadQueryKey } from '#src/api/generated/api/auth.ts';
import { queryClient } from '#src/api/query-client.ts';
import { answer, refusal, requestsOf } from '#src/api/testing/gallery-server.ts';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { askForName } from './ask-for-name.tsx';

function Asking() {
  useEffect(() => askForName(), []);
  return <p>A screen</p>;
}

const meta = {
  title: 'Onboarding/Name prompt',
  component: Asking,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    queryClient.setQueryData(getAuthUserReadQueryKey(), { data: emptyEntity('User', { id: 81, onboarded: false }) });
  },
} satisfies Meta<typeof Asking>;

export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Finish setting up your account';

export const Asked: Story = {
  play: async () => {
    // The prompt turns off the pointer's events on the page beside it, and for a frame its own when it renders again.
    const pointer = userEvent.setup({ pointerEventsCheck: 0 });
    const prompt = within(await screen.findByRole('dialog', { name: title }));
    const first = prompt.getByRole('textbox', { name: 'First name' });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(prompt.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await pointer.click(screen.getByText('A screen'));
    await expect(screen.getByRole('dialog', { name: title })).toBeVisible();
    await expectAccessibleInBoth();
    await pointer.type(first, '   ');
    await pointer.click(prompt.getByRole('button', { name: 'Save' }));
    await expect(first).toHaveAccessibleDescription('First name is required');
    await expect(first).toHaveFocus();
    await expect(requestsOf('userNameUpdate')).toEqual([]);
  },
};

/** A failed save keeps the prompt and its input, with the server's message. */
export const Refused: Story = {
  beforeEach: () => {
    queryClient.setQueryData(getAuthUserReadQueryKey(), { data: emptyEntity('User', { id: 82, onboarded: false }) });
    const taken = { message: 'This name is taken.', errors: { first_name: ['This name is not to be had.'] } };
    const now = { message: 'Names can’t be saved right now.' };
    answer('userNameUpdate', refusal(500, now), refusal(500, {}), refusal(422, taken));
  },
  play: async () => {
    const prompt = within(await screen.findByRole('dialog', { name: title }));
    const first = prompt.getByRole('textbox', { name: 'First name' });
    const save = prompt.getByRole('button', { name: 'Save' });
    const emails = prompt.getByRole('checkbox', { name: 'Receive emails' });
    await expect(emails).toBeChecked();
    await userEvent.click(emails);
    await userEvent.type(first, 'Ana');
    await userEvent.type(prompt.getByRole('textbox', { name: /^Last name/ }), 'Reyes');
    await userEvent.click(save);
    const alert = await prompt.findByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent(/^Names can’t be saved right now\.$/));
    await userEvent.click(save);
    await waitFor(() => expect(alert).toHaveTextContent(/^An unexpected error occurred\. Please try again\.$/));
    await userEvent.click(save);
    await waitFor(() => expect(first).toHaveAccessibleDescription('This name is not to be had.'));
    await expect(prompt.getByRole('textbox', { name: /^Last name/ })).toHaveValue('Reyes');
    await expect(emails).not.toBeChecked();
    await expect(JSON.parse(requestsOf('userNameUpdate')[2]?.body ?? '')).toEqual({
      first_name: 'Ana',
      last_name: 'Reyes',
      receive_emails: false,
    });
  },
};
