import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PanelBoundary } from './error-boundary.tsx';

let isBroken = true;

function Panel() {
  if (isBroken) throw new Error('A defect in a panel');
  return <p>The panel’s content</p>;
}

const meta = {
  title: 'UI/Panel boundary',
  component: PanelBoundary,
  args: { children: <Panel />, onError: fn() },
  beforeEach: () => {
    isBroken = true;
  },
} satisfies Meta<typeof PanelBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};

export const Retried: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This section didn’t load. Everything else still works.');
    await expect(args.onError).toHaveBeenCalled();
    isBroken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByText('The panel’s content')).toBeVisible();
  },
};
