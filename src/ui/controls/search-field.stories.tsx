import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { SearchField } from './search-field.tsx';

const meta = {
  title: 'UI/Search field',
  component: SearchField,
  args: { label: 'Filter notes', value: '', onSearch: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Searching: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Filter notes' });
    // At once, so that there is no pause between them on a slow machine.
    await Promise.all([' t', ' ti', ' tides'].map((value) => fireEvent.change(field, { target: { value } })));
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('tides'));
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
  },
};

export const Cleared: Story = {
  args: { value: 'tides' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Filter notes' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'key{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('key');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
  },
};
