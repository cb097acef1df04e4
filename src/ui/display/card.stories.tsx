import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './card.tsx';

const meta = {
  title: 'UI/Card',
  component: Card,
  args: { children: 'The road is open for one hour, and Tobias is on it.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Floating: Story = { args: { floating: true } };
