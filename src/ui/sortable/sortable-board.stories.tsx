import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { example } from '#src/api/testing/examples.ts';
import { announcements$ } from '../announcer.ts';
import { SortableBoard } from './sortable-board.tsx';
import { SortableHint } from './sortable-hint.tsx';
import { SortableHandle, SortableItem, SortableList } from './sortable-list.tsx';

const { parts } = example('outlineRead').data;

function getItemName(id: string): string {
  return parts.flatMap(({ scenes }) => scenes).find((scene) => scene.id === id)?.title ?? '';
}

const meta = {
  title: 'UI/Sortable lists',
  component: SortableBoard,
  args: {
    lists: parts.map(({ id, title, scenes }) => ({ id, name: title, items: scenes.map((scene) => scene.id) })),
    getItemName,
    onMove: fn(),
    overlay: getItemName,
    children: parts.map(({ id, title, scenes }) => (
      <section key={id}>
        <h2>{title}</h2>
        <SortableList list={id} items={scenes} aria-label={title}>
          {scenes.map((scene) => (
            <SortableItem key={scene.id} id={scene.id}>
              <SortableHandle name={scene.title} /> {scene.title}
            </SortableItem>
          ))}
        </SortableList>
      </section>
    )),
  },
  render: ({ children, ...board }) => (
    <SortableBoard {...board}>
      {children}
      <SortableHint />
    </SortableBoard>
  ),
} satisfies Meta<typeof SortableBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = {};

export const Lifted: Story = {
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('button', { name: 'Move The door' });
    await waitFor(() =>
      expect(handle).toHaveAccessibleDescription(
        'Press Space to pick it up, the arrow keys to move it, Escape to cancel.',
      ),
    );
    handle.focus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(handle).toHaveAttribute('aria-pressed', 'true');
  },
};

export const MovedByKeyboard: Story = {
  play: async ({ canvas, canvasElement, args, step }) => {
    const handle = canvas.getByRole('button', { name: 'Move The door' });
    handle.focus();
    const getLines = (): string[] =>
      [...canvasElement.querySelectorAll('[data-line]')].map(
        (item) => `${item.getAttribute('data-line')} ${item.textContent}`,
      );
    await step('a line shows where it would drop, and Escape puts it back', async () => {
      await userEvent.keyboard(' ');
      await expect(getLines()).toEqual([]);
      await userEvent.keyboard('{ArrowDown}');
      await expect(getLines()).toEqual(['after  Two cups']);
      await userEvent.keyboard('{ArrowDown}');
      await expect(getLines()).toEqual(['before  The hours']);
      await userEvent.keyboard('{Escape}');
      await expect(getLines()).toEqual([]);
      await expect(args.onMove).not.toHaveBeenCalled();
      await expect(handle).toHaveAttribute('aria-pressed', 'false');
    });
    await step('arrows move it into the next list, and Space drops it', async () => {
      await userEvent.keyboard(' {ArrowDown}{ArrowDown}');
      await expect(announcements$.peek().polite.text + announcements$.peek().assertive.text).toContain('The ledger');
      await userEvent.keyboard(' ');
      await expect(args.onMove).toHaveBeenCalledWith('the-door', { list: 'part-two', index: 0 });
    });
  },
};
