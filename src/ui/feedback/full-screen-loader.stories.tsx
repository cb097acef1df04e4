import type { Meta, StoryObj } from '@storybook/react-vite';
import { FullScreenLoader } from './full-screen-loader.tsx';

const meta = {
  title: 'UI/Full-screen loader',
  component: FullScreenLoader,
  args: { wordmark: 'Lamplight', line: 'Lighting the lamp…' },
} satisfies Meta<typeof FullScreenLoader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
