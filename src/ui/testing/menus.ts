import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Resolves once the open menu has the focus and this item is highlighted, so that it takes the next key. */
export async function expectHighlighted(name: string): Promise<void> {
  await waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveAttribute('data-highlighted'));
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
}

/** Opens a menu by the keyboard and chooses an item. */
export async function chooseItem(menu: string, name: string): Promise<void> {
  screen.getByRole('button', { name: menu }).focus();
  await userEvent.keyboard('{ArrowDown}');
  const items = await screen.findAllByRole('menuitem');
  for (const item of items.slice(0, items.indexOf(screen.getByRole('menuitem', { name })))) {
    await expectHighlighted(item.textContent);
    await userEvent.keyboard('{ArrowDown}');
  }
  await expectHighlighted(name);
  await userEvent.keyboard('{Enter}');
}
