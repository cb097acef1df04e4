import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { singleKeys$ } from '#src/platform/persisted-flag.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { openShortcutsSheet } from './open-sheet.tsx';

const meta = {
  title: 'Shortcuts/Shortcuts',
  component: Button,
  args: { children: 'Keyboard shortcuts', onClick: openShortcutsSheet },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    singleKeys$.set(true);
    return () => singleKeys$.set(true);
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keyboard shortcuts' }));
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await waitFor(() => expect(sheet).toBeVisible());
    await expectAccessibleInBoth();
    await expect(sheet.querySelectorAll('dl')).toHaveLength(4);
    const keysOf = (name: string) =>
      [...(within(sheet).getByText(name).parentElement?.querySelectorAll('kbd') ?? [])].map(
        ({ textContent }) => textContent,
      );
    await expect(keysOf('Start recording')).toEqual(['R']);
    await expect(keysOf('Send answer')).toEqual(['Ctrl', 'Enter']);
    const singleKeys = within(sheet).getByRole('switch', { name: 'Single-key shortcuts' });
    await expect(singleKeys).toBeChecked();
    await userEvent.click(singleKeys);
    await expect(singleKeys).not.toBeChecked();
  },
};

export const OnPhone: Story = { ...Sheet, globals: { viewport: { value: 'phone' } } };
