import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { expectAccessibleInBoth } from '../testing/accessibility.ts';
import { Button } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'UI/Tooltip',
  component: Tooltip,
  args: { text: 'Ctrl Enter sends your answer', children: <Button>Send answer</Button> },
  decorators: [(Story) => <div style={{ display: 'flex', justifyContent: 'center' }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

async function expectShown(): Promise<void> {
  const tip = await screen.findByText('Ctrl Enter sends your answer');
  await waitFor(() => expect(tip).toBeVisible());
  await expect(tip).toHaveAttribute('aria-hidden', 'true');
}

async function expectHidden(): Promise<void> {
  await waitFor(() => expect(screen.queryByText('Ctrl Enter sends your answer')).not.toBeInTheDocument());
}

export const OnFocus: Story = {
  play: async ({ step }) => {
    await step('it shows on focus, and leaves with it', async () => {
      await userEvent.tab();
      await expectShown();
      await userEvent.tab();
      await expectHidden();
    });
    await step('Escape hides it', async () => {
      await userEvent.tab({ shift: true });
      await expectShown();
      await userEvent.keyboard('{Escape}');
      await expectHidden();
      await expect(screen.getByRole('button', { name: 'Send answer' })).toHaveFocus();
    });
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expectShown();
    await expectAccessibleInBoth();
  },
};

export const OnHover: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send answer' });
    await userEvent.hover(button);
    await expectShown();
    await fireEvent.pointerDown(button);
    await expectHidden();
    await userEvent.unhover(button);
    await userEvent.hover(button);
    await expectShown();
  },
};

export const Long: Story = {
  args: {
    text: 'The server sends the next event three seconds late, and every client of this session sees it.',
    children: <Button>Late</Button>,
  },
  play: async ({ args }) => {
    await userEvent.tab();
    const tip = await screen.findByText(args.text);
    await waitFor(() => expect(tip).toBeVisible());
    await expect(tip.offsetWidth).toBeLessThanOrEqual(240);
  },
};
