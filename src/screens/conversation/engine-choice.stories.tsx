import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { EngineChoice } from './engine-choice.tsx';

const meta = {
  title: 'Screens/Conversation engine',
  component: EngineChoice,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EngineChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Writer: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expectAccessibleInBoth();
  },
};

/** An element needs its project too. */
export const Element: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Endpoint' }), 'Element');
    await expect(canvas.getByRole('textbox', { name: 'Element slug' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Project slug' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open in a dialog' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ElementOnPhone: Story = { ...Element, globals: { viewport: { value: 'phone' } } };
