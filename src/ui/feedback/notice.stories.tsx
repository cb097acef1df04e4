import type { Meta, StoryObj } from '@storybook/react-vite';
import { GitCompareArrows, Trash } from 'lucide-react';
import { Button } from '../controls/button.tsx';
import { Notice } from './notice.tsx';

const meta = {
  title: 'UI/Notice',
  component: Notice,
  args: { icon: GitCompareArrows, text: 'Updated on another device. Your version hasn’t changed.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithButtons: Story = {
  args: {
    icon: Trash,
    text: 'Deleted on another device. Your copy is still here.',
    children: (
      <>
        <Button size="sm" variant="link">
          Restore
        </Button>
        <Button size="sm" variant="link">
          Discard
        </Button>
      </>
    ),
  },
};
