import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { example } from '#src/api/testing/examples.ts';
import { BottomSheet } from './bottom-sheet.tsx';

const meta = {
  title: 'UI/Bottom sheet',
  component: BottomSheet,
  args: {
    open: true,
    onClose: fn(),
    title: 'Earlier answers',
    children: (
      <div style={{ padding: 16 }}>
        {example('turnList').data.map(({ chat_message_id: id, question }) => (
          <p key={id}>{question}</p>
        ))}
      </div>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BottomSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Earlier answers' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
