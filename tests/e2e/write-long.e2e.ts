import { moveCaretToParagraph, untilAtEnd } from '../support/caret.ts';
import { saveNow, story } from '../support/write.ts';
import { expect, test } from '../support/test.ts';

test.use({ scenario: 'long-time-writer' });

test('a novel is rendered in groups of paragraphs, across which the writer types, joins, undoes and formats', async ({
  writer: page,
}) => {
  await page.goto('/projects/the-lamplighters-almanac/write');
  await expect(story(page)).toHaveAttribute('contenteditable', 'true');
  // The browser's work for a key grows with the number of these elements.
  expect(await story(page).evaluate(({ childElementCount }) => childElementCount)).toBeLessThanOrEqual(100);

  const groups = story(page).locator('[data-group]');
  const last = groups.nth(4).locator('> :last-child');
  const first = groups.nth(5).locator('> :first-child');
  const [before, after] = [(await last.textContent()) ?? '', (await first.textContent()) ?? ''];
  const count = await story(page).locator('p').count();

  await test.step('a letter at the start of a group appears there, and Backspace joins two groups', async () => {
    await moveCaretToParagraph(first);
    await page.keyboard.type('Ah. ');
    await expect(first).toHaveText(`Ah. ${after}`);
    for (let n = 0; n < 5; n += 1) await page.keyboard.press('Backspace');
    await expect(last).toHaveText(`${before}${after}`);
    await page.keyboard.type(' And ');
    await expect(last).toHaveText(`${before} And ${after}`);
  });

  await test.step('undo restores both paragraphs', async () => {
    await expect(async () => {
      await page.keyboard.press('Control+z');
      await expect(first).toHaveText(after, { timeout: 300 });
    }).toPass();
    await expect(last).toHaveText(before);
  });

  await test.step('Enter and letters stay in typing order while a group grows and is cut', async () => {
    await moveCaretToParagraph(first);
    await page.keyboard.press('ArrowLeft');
    await untilAtEnd(last);
    const lines = Array.from({ length: 26 }, (_, n) => `L${n}`);
    for (const line of lines) {
      await page.keyboard.press('Enter');
      await page.keyboard.type(line);
    }
    await expect(
      story(page)
        .locator('p')
        .filter({ hasText: /^L?\d*$/ }),
    ).toHaveText(lines);
    await expect(story(page).locator('p')).toHaveCount(count + lines.length);
    const sizes = await groups.evaluateAll((all) => all.map(({ childElementCount }) => childElementCount));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(50);
  });

  await test.step('a selection across groups becomes bold as a whole', async () => {
    await moveCaretToParagraph(first);
    await page.keyboard.press('End');
    for (let n = 0; n < 9; n += 1) await page.keyboard.press('Shift+ArrowUp');
    await expect(page.getByText(/\d+ selected/)).toBeVisible();
    await page.keyboard.press('Control+b');
    await expect(first.locator('strong')).not.toHaveCount(0);
    await page.keyboard.press('Control+b');
    await expect(story(page).locator('strong')).toHaveCount(0);
  });

  await test.step('the saved text has no trace of the groups', async () => {
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().endsWith('/document'),
    );
    await saveNow(page);
    expect((await saved).request().postData()).not.toContain('blockGroup');
  });
});
