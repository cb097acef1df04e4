import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TabLinks } from './tab-links.tsx';

const meta = {
  title: 'UI/Tab links',
  component: TabLinks,
  args: {
    label: 'The Salt Road',
    links: [
      { to: '/', label: 'Overview', end: true },
      { to: '/outline', label: 'Outline' },
      { to: '/notes', label: 'Notes' },
      { to: '/moodboard', label: 'Moodboard' },
      { to: '/write', label: 'Write' },
    ],
  },
} satisfies Meta<typeof TabLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Overview'),
};
