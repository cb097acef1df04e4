import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { answer, refusal, requestsOf } from '#src/api/testing/gallery-server.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { newElement } from './new-element.tsx';

const onCreated = fn();

const meta = {
  title: 'Elements/Element form',
  component: Button,
  args: {
    children: 'New character',
    onClick: () => newElement({ project: 'the-salt-road', kind: 'characters', kindName: 'Character', onCreated }),
  },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New character' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {
  play: async (context) => {
    await meta.play(context);
    await expectAccessibleInBoth();
  },
};

export const NewOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** It needs a name, and shows what the server refuses. */
export const Refused: Story = {
  beforeEach: () =>
    answer('elementCreate', refusal(422, { message: '', errors: { name: ['The name is already taken.'] } })),
  play: async (context) => {
    onCreated.mockClear();
    await meta.play(context);
    const form = within(screen.getByRole('dialog', { name: 'New character' }));
    const name = form.getByRole('textbox', { name: 'Name' });
    const create = form.getByRole('button', { name: 'Save' });
    await userEvent.click(create);
    await expect(name).toHaveAccessibleDescription(/Enter a name\./);
    await expect(requestsOf('elementCreate')).toEqual([]);
    const subtitle = form.getByRole('textbox', { name: /^In one line/ });
    await userEvent.type(name, 'Mara Ellery');
    await userEvent.type(subtitle, 'Back');
    await userEvent.click(create);
    await waitFor(() => expect(name).toHaveAccessibleDescription(/The name is already taken\./));
    await expect(subtitle).toHaveValue('Back');
    await expect(onCreated).not.toHaveBeenCalled();
    const focused = document.activeElement as HTMLElement;
    await userEvent.clear(subtitle);
    focused.focus();
  },
};
