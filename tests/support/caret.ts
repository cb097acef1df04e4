import { expect, type Locator } from '@playwright/test';

type Side = 'start' | 'end';

function staysAt(text: Locator, side: Side): Promise<boolean> {
  return text.evaluate(async (root, at) => {
    const isThere = (): boolean => {
      const selection = getSelection();
      const node = selection?.focusNode;
      const block = (at === 'end' ? root.lastElementChild : root.firstElementChild) ?? root;
      if (selection == null || node == null || !selection.isCollapsed || !block.contains(node)) return false;
      const rest = document.createRange();
      rest.selectNodeContents(block);
      if (at === 'end') rest.setStart(node, selection.focusOffset);
      else rest.setEnd(node, selection.focusOffset);
      return rest.toString() === '';
    };
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    if (!isThere()) return false;
    await frame();
    await frame();
    return isThere();
  }, side);
}

/** Retries, because a newly focused editor restores its own selection after 20 ms. */
async function caretTo(text: Locator, side: Side): Promise<void> {
  await text.click();
  await expect(async () => {
    await text.page().keyboard.press(side === 'end' ? 'Control+End' : 'Control+Home');
    expect(await staysAt(text, side)).toBe(true);
  }).toPass();
}

export function untilAtEnd(text: Locator): Promise<void> {
  return expect.poll(() => staysAt(text, 'end')).toBe(true);
}

export function moveCaretToStart(text: Locator): Promise<void> {
  return caretTo(text, 'start');
}

export function moveCaretToEnd(text: Locator): Promise<void> {
  return caretTo(text, 'end');
}

/** Moves the caret to the start of a paragraph of plain text. */
export async function moveCaretToParagraph(paragraph: Locator): Promise<void> {
  await paragraph.click({ position: { x: 60, y: 8 } });
  await expect(async () => {
    await paragraph.page().keyboard.press('Home');
    expect(await staysAt(paragraph, 'start')).toBe(true);
  }).toPass();
}
