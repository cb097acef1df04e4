import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kbd } from './kbd.tsx';

const meta = {
  title: 'UI/Key',
  component: Kbd,
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Letter: Story = { args: { children: 'R' } };
export const Named: Story = { args: { children: 'Enter' } };
