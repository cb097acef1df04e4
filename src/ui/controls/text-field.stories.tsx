import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { expect } from 'storybook/test';
import { Icon } from '../display/icon.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'UI/Text field',
  component: TextField,
  args: { label: 'Name', defaultValue: 'Mara Ellery' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Optional: Story = { args: { optional: true, hint: 'One sentence that you would say aloud.' } };
export const WithIcon: Story = {
  args: { label: 'Email', start: <Icon of={Mail} />, defaultValue: 'ana@lamplight.test' },
};
export const ReadOnly: Story = { args: { readOnly: true } };

export const WithError: Story = {
  args: { hint: 'At most 120 characters.', error: 'Enter a name.', alert: true, defaultValue: '' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('At most 120 characters. Enter a name.');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Enter a name.');
  },
};
