import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { example } from '#src/api/testing/examples.ts';
import { TextArea } from './text-area.tsx';

const { description } = example('elementRead').data;

const meta = {
  title: 'UI/Text area',
  component: TextArea,
  args: { label: 'Description', defaultValue: description ?? '' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { defaultValue: '' } };
export const WithHint: Story = { args: { optional: true, hint: 'What happens, in a few lines.' } };
export const WithError: Story = { args: { error: 'Enter the new text, or choose Reject.', defaultValue: '' } };

export const Growing: Story = {
  args: { defaultValue: 'Mara Ellery', minLines: 1, maxLines: 4 },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Description' });
    const before = area.clientHeight;
    await userEvent.type(area, '{Enter}left{Enter}Pell Harbour');
    await expect(area.clientHeight).toBeGreaterThan(before);
    await expect(area.scrollHeight).toBe(area.clientHeight);
    await userEvent.type(area, '{Enter}at{Enter}nineteen{Enter}and{Enter}scrolls.');
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
  },
};
