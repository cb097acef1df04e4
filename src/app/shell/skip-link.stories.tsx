import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'UI/Skip link',
  component: SkipLink,
  args: { to: 'page-content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <div id="page-content" tabIndex={-1}>
        The page’s content
      </div>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};

export const Followed: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('The page’s content')).toHaveFocus();
  },
};
