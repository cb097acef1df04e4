import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { debugPanel$ } from '#src/features/debug/debug-mode.ts';
import { logIn } from '#src/features/session/testing/gallery-writer.ts';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { MoreSheet } from './more-sheet.tsx';

const meta = {
  title: 'Shell/More sheet',
  component: MoreSheet,
  args: { open: true, onClose: fn() },
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen', route: { address: '/elements' } },
  beforeEach: () => logIn(),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'More' })).toBeVisible());
  },
} satisfies Meta<typeof MoreSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnPhone: Story = {
  play: async () => {
    await meta.play();
    await expect(screen.getByRole('link', { name: 'Trash' })).toHaveAttribute('href', '/trash');
    await expectAccessibleInBoth();
  },
};

export const LongNameOnPhone: Story = {
  beforeEach: () => logIn({ name: 'Wilhelmina Featherstonehaugh-Abernathy', avatar: null }),
};

export const UsedOnPhone: Story = {
  beforeEach: () => () => debugPanel$.set(false),
  play: async (context) => {
    await meta.play();
    await context.step('the theme is chosen by the arrow keys', async () => {
      screen.getByRole('radio', { name: 'System' }).focus();
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() => expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked());
      await waitFor(() => expect(document.documentElement).toHaveClass('dark'));
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(document.documentElement).not.toHaveClass('dark'));
    });
    await context.step('the debug panel closes the sheet', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Debug panel' }));
      await expect(context.args.onClose).toHaveBeenCalledOnce();
      await expect(debugPanel$.peek()).toBe(true);
    });
  },
};
