import { expect, screen, waitFor } from 'storybook/test';

/** Resolves once the open menu has the focus and this item is highlighted, so that it takes the next key. */
export async function expectHighlighted(name: string): Promise<void> {
  await waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveAttribute('data-highlighted'));
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
}
