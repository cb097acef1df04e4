import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mic, Plus } from 'lucide-react';
import { Button } from '../controls/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'UI/Empty state',
  component: EmptyState,
  args: { title: '' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Title: Story = { args: { title: 'Nothing thrown away.' } };
export const WithHint: Story = { args: { title: 'No matches', hint: 'Try fewer words.' } };
export const WithActions: Story = {
  args: {
    title: 'No scenes yet.',
    hint: 'Talk through what happens, or add one.',
    children: (
      <>
        <Button icon={Mic}>Talk it through</Button>
        <Button icon={Plus}>Add scene</Button>
      </>
    ),
  },
};
