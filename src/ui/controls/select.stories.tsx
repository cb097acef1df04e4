import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SelectField, SelectMenu } from './select.tsx';

const meta = {
  title: 'UI/Select',
  component: SelectMenu,
  args: {
    label: 'Sort by',
    value: 'touched',
    options: [
      { value: 'touched', label: 'Recently edited' },
      { value: 'name', label: 'Name' },
      { value: 'progress', label: 'Progress' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof SelectMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Menu: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Name');
    await expect(args.onChange).toHaveBeenCalledWith('name');
  },
};

export const Field: Story = { render: (args) => <SelectField {...args} /> };
