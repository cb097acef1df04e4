import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { conversationTexts } from '#src/lib/error-texts.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { openErrorPopup } from './error-popup.tsx';

const onRetry = fn();
const onClosed = fn();

const meta = {
  title: 'Conversation/Error popup',
  component: Button,
  args: {
    children: 'Talk',
    onClick: () =>
      openErrorPopup({
        title: conversationTexts.failedToInitiate,
        message: 'Your stories and answers are safe. Try again, or come back in a minute.',
        onRetry,
        onClosed,
      }),
  },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Talk' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FailedToStart: Story = {
  play: async (context) => {
    await meta.play(context);
    await expect(screen.getByRole('dialog', { name: 'Failed to initiate conversation' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus());
    await expectAccessibleInBoth();
  },
};

export const Retried: Story = {
  play: async (context) => {
    onRetry.mockClear();
    await FailedToStart.play?.(context);
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(onClosed).toHaveBeenCalled());
  },
};

export const WithReference: Story = {
  args: { onClick: () => openErrorPopup({ title: 'Something went wrong', reference: 'a41f-77' }) },
};
