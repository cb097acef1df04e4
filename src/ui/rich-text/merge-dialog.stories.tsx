import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { getHunks } from '#src/lib/merge-versions.ts';
import type { RichDoc } from '#src/lib/rich-text.ts';
import { Button } from '../controls/button.tsx';
import { openDialog } from '../overlay/dialogs.ts';
import { MergeDialog, type MergeOutcome } from './merge-dialog.tsx';

function textOf(...paragraphs: readonly string[]): RichDoc {
  return { type: 'doc', content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })) };
}

const versions = {
  passages: getHunks(
    textOf('The safe hour moves by fifty minutes a day.', 'Tobias writes it down.', 'He never tells it.'),
    textOf('The safe hour moves by an hour a day.', 'Tobias writes it down.', 'He never tells anybody.'),
  ),
  local: 'Just now · 17 words',
  remote: '18 words',
};

const onKeep = fn((): Promise<MergeOutcome> => Promise.resolve({ undo: () => undefined }));

const meta = {
  title: 'UI/Merge dialog',
  component: Button,
  args: {
    children: 'Compare',
    onClick: () =>
      openDialog(<MergeDialog title="Two versions of “Tides”" versions={versions} onKeep={onKeep} />, { size: 'lg' }),
  },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep both' })).toHaveFocus());
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoDifferences: Story = {};

export const Chosen: Story = {
  play: async (context) => {
    await meta.play(context);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Next difference' }));
    await expect(dialog.getByRole('status')).toHaveTextContent('Difference 2 of 2');
    onKeep.mockResolvedValueOnce({ problem: 'We couldn’t save that choice.' });
    await userEvent.click(dialog.getByRole('button', { name: 'Keep this version' }));
    await expect(onKeep).toHaveBeenLastCalledWith('local');
    await expect(await dialog.findByText('We couldn’t save that choice.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep both' }));
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Compare' })).toHaveFocus());
  },
};
