import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { example } from '#src/api/testing/examples.ts';
import { answer, refusal, requestsOf } from '#src/api/testing/gallery-server.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { editProject, newProject } from './project-forms.tsx';
import { toProject, type ProjectModel } from './project-model.ts';

const onCreated = fn();

const meta = {
  title: 'Projects/Project form',
  component: Button,
  args: { children: 'New project', onClick: () => newProject(onCreated) },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It needs a name, and survives a rejected attempt. */
export const New: Story = {
  beforeEach: () => answer('projectCreate', refusal(422, { message: 'Not now.' }), example('projectCreate')),
  play: async (context) => {
    onCreated.mockClear();
    await meta.play(context);
    const dialog = screen.getByRole('dialog', { name: 'New project' });
    const form = within(dialog);
    const name = form.getByRole('textbox', { name: 'Name' });
    const create = form.getByRole('button', { name: 'Create project' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.click(create);
    await expect(dialog).toHaveTextContent('Enter a name.');
    await expect(requestsOf('projectCreate')).toEqual([]);
    await userEvent.type(name, 'The Lamp Street');
    await userEvent.click(create);
    await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent(/\S/));
    await expect(name).toHaveValue('The Lamp Street');
  },
};

export const Edit: Story = {
  args: {
    children: 'Edit project',
    onClick: () => editProject(toProject(example('projectRead').data) as ProjectModel),
  },
};
