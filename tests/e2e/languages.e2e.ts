import type { Locator, Page } from '@playwright/test';
import { projectWithElements, sendTyped, untilNextQuestion, write } from '../support/conversation.ts';
import { go } from '../support/go.ts';
import { requestFromOtherDevice } from '../support/other-device.ts';
import { button, speak } from '../support/recordings.ts';
import { expect, test } from '../support/test.ts';
import { saveNow, saveState, story, writeAtEnd } from '../support/write.ts';

/** Whether the full stop, its last character, is left of the text. */
function endsLeft(text: Locator): Promise<boolean> {
  return text.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let last: Text | null = null;
    while (walker.nextNode()) if ((walker.currentNode as Text).data.trim() !== '') last = walker.currentNode as Text;
    if (last === null) return false;
    const at = (index: number): number => {
      const range = document.createRange();
      range.setStart(last, index);
      range.setEnd(last, index + 1);
      return range.getBoundingClientRect().x;
    };
    return at(last.data.trimEnd().length - 1) < at(0);
  });
}

test('text that is written from right to left is shown so', async ({ writer: page }) => {
  const sentence = 'היא שמרה את המפתח.';
  await test.step("in a project's name, whose address is in its own script", async () => {
    await requestFromOtherDevice(page, 'post', 'projects', { name: 'דרך המלח.' });
    await page.goto('/projects/דרך-המלח');
    const name = page.getByRole('heading', { level: 1, name: 'דרך המלח.' });
    await expect.poll(() => endsLeft(name)).toBe(true);
  });
  await test.step('in the manuscript', async () => {
    await go(page, '/projects/the-salt-road/write');
    await expect(story(page)).toHaveAttribute('contenteditable', 'true');
    await writeAtEnd(page, '');
    await page.keyboard.press('Enter');
    await page.keyboard.insertText(sentence);
    await expect.poll(() => endsLeft(story(page).getByText(sentence))).toBe(true);
    await expect.poll(() => endsLeft(story(page).locator('p').first())).toBe(false);
    await page.keyboard.press('Control+Shift+B');
    await expect(story(page).locator('blockquote').filter({ hasText: sentence })).toHaveCSS('direction', 'rtl');
  });
});

/**
 * A page translation that never stops: it replaces each text node with two nested elements, again and again. It rests
 * during a press, because browsers send no click when the pressed element is gone.
 */
function translateWithoutEnd(): void {
  let isPressed = false;
  addEventListener('pointerdown', () => (isPressed = true), true);
  addEventListener('pointerup', () => (isPressed = false), true);
  const translate = (): void => {
    if (isPressed) return;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (text.data.trim() === '' || parent?.closest('script, style, textarea, [translate=no]') !== null) continue;
      const inner = document.createElement('x-translated');
      inner.textContent = text.data;
      const outer = document.createElement('x-translated');
      outer.append(inner);
      (parent.parentElement?.localName === 'x-translated' ? parent.parentElement : text).replaceWith(outer);
    }
  };
  document.addEventListener('DOMContentLoaded', () => setInterval(translate, 100));
}

async function isTranslated(page: Page): Promise<void> {
  await expect(page.locator('x-translated').first()).toBeAttached();
}

test('a translated page can be read, written on and spoken to', async ({ writer: page, mock }) => {
  await page.addInitScript(translateWithoutEnd);
  await mock.clock({ paused: true });
  await test.step('each screen opens', async () => {
    await page.goto('/');
    for (const address of [
      '/stories',
      '/stories/21',
      '/trash',
      '/elements',
      '/profile',
      '/profile/edit',
      '/projects/the-salt-road',
      '/projects/the-salt-road/outline',
      '/projects/the-salt-road/moodboard',
      '/projects/the-salt-road/notes',
      '/projects/the-salt-road/notes/701',
      '/projects/the-salt-road/characters/mara-ellery',
      '/projects/the-salt-road/write',
      projectWithElements,
    ]) {
      await go(page, address);
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await isTranslated(page);
    }
  });
  await test.step('an answer is typed, another spoken', async () => {
    await write(page, 'She');
    await page.keyboard.type(' kept the key.', { delay: 20 });
    await expect(page.getByText('Draft saved on this device')).toBeVisible();
    await sendTyped(page, 'She kept the key.');
    await untilNextQuestion(page, mock, 'What does Mara believe about herself');
    await page.getByRole('radio', { name: 'Speak' }).check();
    await speak(page);
    await button(page, 'Pause recording').click();
    await expect(page.getByText('Paused.')).toBeVisible();
    await button(page, 'Discard recording').click();
  });
  await test.step('a manuscript is written', async () => {
    await go(page, '/projects/the-salt-road/write');
    await expect(story(page)).toHaveAttribute('contenteditable', 'true');
    await isTranslated(page);
    await writeAtEnd(page, ' A quiet sea.');
    await saveNow(page);
    await expect(saveState(page)).toHaveText('Saved');
    await expect(story(page)).toContainText(' A quiet sea.');
  });
});
