import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { announcements$ } from '#src/ui/announcer.ts';
import { example } from '#src/api/testing/examples.ts';
import { answerRequests, failed, failRequests, holdRequests, refusal } from '#src/api/testing/gallery-server.ts';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { expectHighlighted } from '#src/ui/testing/menus.ts';
import { NotePage } from './note-page.tsx';

const meta = {
  title: 'Notes/Note',
  component: NotePage,
  // A store outlives its story, so each story has its own note.
  args: { userId: 1, address: { slug: 'the-salt-road', id: 1 }, listPath: '/notes', notePath: String, isNew: false },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => answerRequests(example('noteRead')),
} satisfies Meta<typeof NotePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('textbox', { name: 'What is true' })).toBeVisible());
    await expectAccessibleInBoth();
  },
};

export const New: Story = {
  args: { address: { slug: 'the-salt-road', id: 2 }, isNew: true },
  beforeEach: () => answerRequests(example('noteRead', 'untitled')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Note title' })).toHaveFocus());
  },
};

export const Failed: Story = {
  args: { address: { slug: 'the-salt-road', id: 3 } },
  ...failed,
};

export const Missing: Story = {
  args: { address: { slug: 'the-salt-road', id: 404 } },
  beforeEach: () => answerRequests(refusal(404)),
  play: async ({ canvas }) => {
    const back = await canvas.findByRole('link', { name: 'Back to notes' }, { timeout: 15_000 });
    await expect(back).toBeVisible();
    await expect(back).toHaveAttribute('href', '/notes');
    await expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t find this note.');
  },
};

export const SaveFailed: Story = {
  args: { address: { slug: 'the-salt-road', id: 5 } },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('textbox', { name: 'Note title' });
    failRequests();
    await userEvent.type(title, '!');
    const alert = await canvas.findByRole('alert', undefined, { timeout: 15_000 });
    await expect(alert).toHaveTextContent(/safe on this device\.\s*Try again$/);
    await expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('status', { name: 'Save state' })).toHaveTextContent('Save failed');
  },
};

export const SectionMoved: Story = {
  args: { address: { slug: 'the-salt-road', id: 6 } },
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: 'More actions for What is true' });
    await canvas.findByRole('textbox', { name: 'What is true' });
    holdRequests();
    more.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expectHighlighted('Move down');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByDisplayValue('What is true')).toHaveAccessibleName('Section 2 heading'));
    await expect(announcements$.peek().polite.text).toBe('“What is true” moved down.');
  },
};
