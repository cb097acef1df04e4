import { expect, type Locator } from '@playwright/test';

/** Whether the caret stands behind the last letter of a text, and still does two frames later. */
const staysAtEnd = (text: Locator): Promise<boolean> =>
  text.evaluate(async (root) => {
    const isAtEnd = (): boolean => {
      const selection = getSelection();
      const node = selection?.focusNode;
      if (selection == null || node == null || !selection.isCollapsed || !root.contains(node)) return false;
      const rest = document.createRange();
      rest.setStart(node, selection.focusOffset);
      rest.setEndAfter(root.lastChild ?? root);
      return rest.toString() === '' && (root.lastElementChild?.contains(node) ?? false);
    };
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    if (!isAtEnd()) return false;
    await frame();
    await frame();
    return isAtEnd();
  });

/**
 * Puts the caret behind the last letter of a text. An editor that has just got the focus puts its own selection back after 20 ms,
 * which no hand is quick enough to meet.
 */
export async function toEndOf(text: Locator): Promise<void> {
  await text.click();
  await expect(async () => {
    await text.page().keyboard.press('Control+End');
    expect(await staysAtEnd(text)).toBe(true);
  }).toPass();
}
