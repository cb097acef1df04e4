import { expectAccessible } from '../support/accessibility.ts';
import { untilAtEnd } from '../support/caret.ts';
import { expect, test } from '../support/test.ts';
import { chooseMore, openText, getServerText, saveNow, story, writeAtEnd } from '../support/write.ts';

test('words are counted towards a goal, a snapshot restores the text, marks and scene breaks are set, and text settings stay', async ({
  writer: page,
}) => {
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
  await openText(page);
  await test.step('the list of scenes leads into the text', async () => {
    await page.getByRole('heading', { level: 1 }).getByRole('button', { name: 'One stop early' }).click();
    await expect(page.getByRole('dialog', { name: 'Scenes' })).toBeVisible();
    await page.getByRole('button', { name: 'The door' }).click();
    await expect(story(page)).toBeFocused();
  });
  await test.step("today's, the scene's and the project's words are counted, and a goal shows the progress", async () => {
    await expect(page.getByText('160 in the project')).toBeVisible();
    await chooseMore(page, 'Daily goal');
    await page.getByRole('textbox', { name: /Words per day/ }).fill('10');
    await page.getByRole('button', { name: 'Save' }).click();
    await writeAtEnd(page, ' She knocked five more times.');
    await expect(page.getByText('5 words today')).toBeVisible();
    await expect(page.getByText('10 in the scene')).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Words today' })).toHaveAttribute('aria-valuenow', '5');
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await expect(page.getByText('1 selected')).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(page.getByText('9 in the scene')).toBeVisible();
    await expect(page.getByText('5 words today')).toBeVisible();
  });
  await test.step('a snapshot is restored after confirmation, and the replaced text becomes a snapshot too', async () => {
    await chooseMore(page, 'Snapshots');
    await page.getByRole('button', { name: /^Restore / }).click();
    const question = page.getByRole('dialog', { name: 'Restore this snapshot?' });
    await question.getByRole('button', { name: 'Restore' }).click();
    await expect(story(page)).not.toContainText('She knocked');
    await expect(story(page)).toContainText('It was locked.');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await chooseMore(page, 'Snapshots');
    await expect(page.getByRole('listitem').filter({ hasText: 'Before restoring a snapshot' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(story(page)).toContainText('She knocked five more');
  });
  await test.step('a selection is marked bold, italic and as a quote', async () => {
    await writeAtEnd(page, '');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Nobody came.');
    await page.keyboard.press('Shift+Home');
    for (const [name, tag] of [
      ['Bold', 'strong'],
      ['Italic', 'em'],
      ['Quote', 'blockquote'],
    ] as const) {
      await toolbar.getByRole('button', { name }).click();
      await expect(toolbar.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
      await expect(story(page).locator(tag)).toHaveText('Nobody came.');
      await toolbar.getByRole('button', { name }).click();
      await expect(story(page).locator(tag)).toHaveCount(0);
    }
  });
  await test.step("a heading becomes the scene's title, and *** becomes a scene break", async () => {
    await toolbar.getByRole('button', { name: 'Heading' }).click();
    await expect(story(page).getByRole('heading', { name: 'Nobody came.' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nobody came.');
    await writeAtEnd(page, '');
    await page.keyboard.press('Enter');
    await page.keyboard.type('*** On the road.');
    await expect(story(page).getByRole('separator')).toHaveCount(2);
    await saveNow(page);
    await expect
      .poll(() => getServerText(page))
      .toContain('{"type":"horizontalRule"},{"type":"paragraph","content":[{"type":"text","text":"On the road."');
  });
  await test.step('focus mode hides everything else, Escape leaves it, and the caret stays', async () => {
    await page.getByRole('button', { name: 'Focus' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Text settings' })).toHaveCount(0);
    await expect(page.getByText('to exit focus mode')).toBeVisible();
    await untilAtEnd(story(page));
    await page.keyboard.type(' Two.');
    await expect(story(page)).toContainText('On the road. Two.');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await untilAtEnd(story(page));
    await page.keyboard.type(' Three.');
    await expect(story(page)).toContainText('On the road. Two. Three.');
  });
  await test.step('typeface, size, width and paper survive a reload', async () => {
    await page.getByRole('button', { name: 'Text settings' }).click();
    await page.getByRole('combobox', { name: 'Typeface' }).selectOption('sans');
    await page.getByRole('slider', { name: 'Size' }).fill('24');
    await page.getByRole('slider', { name: 'Width' }).fill('800');
    await page.getByRole('radio', { name: 'Sepia' }).check();
    await expectAccessible(page);
    await page.reload();
    await expect(story(page)).toHaveCSS('font-size', '24px');
    await expect(story(page)).toHaveCSS('font-family', /Figtree/);
    await page.getByRole('button', { name: 'Text settings' }).click();
    await expect(page.getByRole('radio', { name: 'Sepia' })).toBeChecked();
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });
  await test.step('on a phone the text fills the screen, and a selection is marked from above the keyboard', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('link', { name: 'Home' })).toHaveCount(0);
    await writeAtEnd(page, '');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Last.');
    await page.keyboard.press('Shift+Home');
    await toolbar.getByRole('button', { name: 'Italic' }).click();
    await expect(story(page).locator('em')).toHaveText('Last.');
    await page.getByRole('toolbar').getByRole('button', { name: 'Undo' }).click();
    await expect(story(page).locator('em')).toHaveCount(0);
    await page.getByRole('button', { name: 'Focus' }).click();
    await page.getByRole('button', { name: 'Exit focus mode' }).click();
    await expect(page.getByRole('button', { name: 'Text settings' })).toBeVisible();
  });
});
