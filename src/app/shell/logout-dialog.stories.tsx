import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { deleteDeviceData } from '#src/platform/device-data.ts';
import { saveDraft } from '#src/platform/drafts.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { confirmLogout } from './logout-dialog.tsx';

const userId = 73;
const onDone = fn();

const meta = {
  title: 'Shell/Logout dialog',
  component: Button,
  args: { children: 'Log out', onClick: () => void confirmLogout(userId).then(onDone) },
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => {
    onDone.mockClear();
    await saveDraft({ userId, surface: 'conversation', entityId: '61' }, 'She kept the key.');
    await saveDraft({ userId, surface: 'conversation', entityId: '62' }, 'It was open.');
    return () => deleteDeviceData(userId);
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay and send' })).toHaveFocus());
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drafts: Story = {
  play: async (context) => {
    await meta.play(context);
    await expect(screen.getByRole('dialog', { name: 'Log out with unsent work?' })).toHaveTextContent(
      'You have 2 drafts on this device that haven’t been sent. Logging out deletes them.',
    );
    await expectAccessibleInBoth();
  },
};

export const DraftsOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Answered: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await meta.play(context);
    await step('Download keeps the dialog', async () => {
      const save = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
      const dialog = screen.getByRole('dialog');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Download' }));
      await waitFor(() => expect(save).toHaveBeenCalledOnce());
      await expect(save.mock.contexts[0]).toHaveAttribute('download', 'unsent.txt');
      await expect(dialog).toBeVisible();
    });
    await step('Escape stays', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(onDone).toHaveBeenLastCalledWith(false));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Log out' })).toHaveFocus());
    });
    await step('"Log out and delete" agrees', async () => {
      await meta.play(context);
      await userEvent.click(screen.getByRole('button', { name: 'Log out and delete' }));
      await waitFor(() => expect(onDone).toHaveBeenLastCalledWith(true));
    });
  },
};

/** Nothing is asked if nothing would be lost. */
export const NothingUnsent: Story = {
  beforeEach: () => deleteDeviceData(userId),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(onDone).toHaveBeenLastCalledWith(true));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
