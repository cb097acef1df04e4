import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { getOutlineReadQueryKey } from '#src/api/generated/api/outline.ts';
import { queryClient } from '#src/api/query-client.ts';
import { example } from '#src/api/testing/examples.ts';
import { answer, failed, refusal } from '#src/api/testing/gallery-server.ts';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { expectHighlighted } from '#src/ui/testing/menus.ts';
import { outlineAsList$ } from '../use-outline.ts';
import { OutlinePage } from './outline-page.tsx';

const project = { id: 11, slug: 'the-salt-road' };

const meta = {
  title: 'Outline/Outline',
  component: OutlinePage,
  args: { project, userId: 1, onDevelop: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    outlineAsList$.set(false);
  },
} satisfies Meta<typeof OutlinePage>;

export default meta;
type Story = StoryObj<typeof meta>;

function holding(name: 'saltRoad' | 'empty'): () => void {
  return () => {
    queryClient.setQueryData(getOutlineReadQueryKey(project.slug), example('outlineRead', name));
  };
}

export const Cards: Story = {
  beforeEach: holding('saltRoad'),
  play: () => expectAccessibleInBoth(),
};
/** An outline that fails to load can be tried again. */
export const List: Story = {
  beforeEach: () => {
    answer('outlineRead', refusal(500), example('outlineRead', 'saltRoad'));
    outlineAsList$.set(true);
  },
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t load your outline.'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('article', { name: 'Two cups' })).toBeVisible();
  },
};
export const Empty: Story = {
  beforeEach: holding('empty'),
  play: async ({ canvas, args }) => {
    const talk = canvas.getByRole('button', { name: 'Talk it through' });
    await userEvent.click(talk);
    await expect(args.onDevelop).toHaveBeenCalledOnce();
    talk.blur();
  },
};
export const Loading: Story = {};
export const Failed: Story = failed;

export const SceneDialog: Story = {
  beforeEach: holding('saltRoad'),
  play: async ({ canvas }) => {
    await userEvent.click(
      within(canvas.getByRole('article', { name: 'Two cups' })).getByRole('button', { name: 'Two cups' }),
    );
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus());
    await expect(screen.getByRole('radio', { name: 'Drafted' })).toBeChecked();
  },
};

export const MoveDialog: Story = {
  beforeEach: holding('saltRoad'),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'More actions for Two cups' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expectHighlighted('Delete');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Part' }), 'The ledger');
    await expect(screen.getByRole('combobox', { name: 'Position' })).toHaveDisplayValue(
      'After “The storm on the flats”',
    );
  },
};
