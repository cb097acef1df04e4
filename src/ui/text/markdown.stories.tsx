import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { example } from '#src/api/testing/examples.ts';
import { Markdown } from './markdown.tsx';

const meta = {
  title: 'UI/Markdown',
  component: Markdown,
  args: { text: example('summaryRead').data.content },
} satisfies Meta<typeof Markdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Prose: Story = {};
export const Notice: Story = { args: { look: 'notice' } };

export const Unsafe: Story = {
  args: { text: 'A [link](javascript:alert(1)), ![a picture](https://elsewhere.test/a.png) and <b>HTML</b>.' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('link')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('main img, main b')).toBeNull();
  },
};
