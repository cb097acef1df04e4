import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  title: 'UI/Progress bar',
  component: ProgressBar,
  args: { label: 'Conversation progress', value: 33 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Hairline: Story = { args: { look: 'hairline' } };
export const OutOfRange: Story = {
  args: { value: 140 },
  play: ({ canvas }) => expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100'),
};
