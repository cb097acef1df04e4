import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { ConversationAlert } from './answer-composer.tsx';

const meta = {
  title: 'Conversation/Alert',
  component: ConversationAlert,
  args: { alert: { text: 'Failed to submit answer', detail: null }, onDismiss: fn() },
} satisfies Meta<typeof ConversationAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to submit answer');
    await expectAccessibleInBoth();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const WithDetail: Story = {
  args: { alert: { text: 'Failed to submit answer', detail: 'The server is busy. Try again in 30 seconds.' } },
};
