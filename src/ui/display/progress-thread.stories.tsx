import type { Meta, StoryObj } from '@storybook/react-vite';
import { example } from '#src/api/testing/examples.ts';
import { ProgressThread } from './progress-thread.tsx';

const [turn] = example('turnList').data;

const meta = {
  title: 'UI/Progress thread',
  component: ProgressThread,
  args: { children: <p>{turn?.answer}</p> },
} satisfies Meta<typeof ProgressThread>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Half: Story = { args: { fill: 50 } };
export const Wide: Story = { args: { wide: true } };
