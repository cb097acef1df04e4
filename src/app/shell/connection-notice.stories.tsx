import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { ConnectionNotice } from './connection-notice.tsx';

const meta = {
  title: 'Shell/Connection notice',
  component: ConnectionNotice,
  args: { isUnchecked: false },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConnectionNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  beforeEach: () => {
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Connection' })).toBeVisible();
    await expectAccessibleInBoth();
  },
};

/** The page started without the server. */
export const Unreachable: Story = { args: { isUnchecked: true } };
export const OfflineOnPhone: Story = { ...Offline, globals: { viewport: { value: 'phone' } } };
