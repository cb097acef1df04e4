import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { withoutPrintWindow } from '../support/print-window.ts';
import { expect, test } from '../support/test.ts';
import { chooseMore, openText, getServerText, saveNow, story, writeAtEnd } from '../support/write.ts';

async function exported(page: Page, form: string): Promise<{ name: string; bytes: Buffer }> {
  await chooseMore(page, 'Export');
  const download = page.waitForEvent('download');
  await page.getByRole('dialog', { name: 'Export' }).getByRole('button', { name: form }).click();
  const file = await download;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

async function paste(
  page: Page,
  texts: Readonly<Record<string, string>>,
  files: readonly { name: string; type: string }[] = [],
): Promise<void> {
  await story(page).evaluate(
    (element, given) => {
      const clipboardData = new DataTransfer();
      for (const [type, text] of Object.entries(given.texts)) clipboardData.setData(type, text);
      for (const { name, type } of given.files) clipboardData.items.add(new File(['x'], name, { type }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { texts, files },
  );
}

test('a manuscript is exported, imported, pasted into without scripts or remote content, and printed', async ({
  writer: page,
}) => {
  await openText(page);
  await test.step('the manuscript is exported in full as Word, Markdown or a screenplay, and imported from Word', async () => {
    const markdown = await exported(page, 'Markdown');
    expect(markdown.name).toBe('the-salt-road.md');
    expect(markdown.bytes.toString()).toContain('## One stop early\n\nThe bus driver asked her twice');
    expect(markdown.bytes.toString()).toContain('* * *\n\n## The door\n\nIt was locked.\n');
    const fountain = await exported(page, 'Fountain');
    expect(fountain.name).toBe('the-salt-road.fountain');
    expect(fountain.bytes.toString()).toContain('Title: The Salt Road\n\n.ONE STOP EARLY');
    const word = await exported(page, 'Word');
    expect(word.name).toBe('the-salt-road.docx');
    expect(word.bytes.subarray(0, 2).toString()).toBe('PK');
    const { content } = JSON.parse(await getServerText(page)) as { content: unknown[] };
    await chooseMore(page, 'Import');
    const dialog = page.getByRole('dialog', { name: 'Import' });
    const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    await dialog.locator('input[type=file]').setInputFiles({ name: word.name, mimeType, buffer: word.bytes });
    await expect(dialog.getByRole('status')).toContainText('the-salt-road.docx:');
    await dialog.getByRole('button', { name: 'Add to end' }).click();
    await expect(story(page).getByRole('heading', { name: 'One stop early' })).toHaveCount(2);
    await saveNow(page);
    await expect
      .poll(async () => JSON.parse(await getServerText(page)) as unknown)
      .toMatchObject({ content: [...content, ...content] });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(story(page).getByRole('heading', { name: 'One stop early' })).toHaveCount(1);
  });
  await test.step('Markdown is added at the end with HTML as plain text', async () => {
    await chooseMore(page, 'Import');
    const dialog = page.getByRole('dialog', { name: 'Import' });
    const input = dialog.locator('input[type=file]');
    const source =
      '---\ntitle: The Quay\n---\n\n## The quay\n\nHer *own* hand. <!-- not here --><img src=x onerror=alert(1)>\n\n***\n\n> Gone';
    await input.setInputFiles({ name: 'draft.md', mimeType: 'text/markdown', buffer: Buffer.from(source) });
    await expect(dialog.getByRole('status')).toContainText('draft.md: 9 words, 2 scenes');
    await expect(dialog.getByRole('status').getByRole('listitem')).toHaveText(
      'Left out: the properties before the text and 1 comment.',
    );
    await dialog.getByRole('button', { name: 'Add to end' }).click();
    await expect(story(page)).toContainText('It was locked.');
    await expect(story(page).getByRole('heading', { name: 'The quay' })).toBeVisible();
    await expect(story(page)).toContainText('Her own hand. <img src=x onerror=alert(1)>');
    await expect(story(page).locator('em')).toHaveText('own');
    await expect(story(page).locator('blockquote')).toHaveText('Gone');
    await saveNow(page);
    await expect.poll(() => getServerText(page)).toContain('<img src=x onerror=alert(1)>');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(story(page)).not.toContainText('The quay');
  });
  await test.step('text pasted from a word processor keeps only its marks', async () => {
    await writeAtEnd(page, '');
    await page.keyboard.press('Enter');
    await paste(page, {
      'text/html':
        '<style>p{color:red}</style><p class=MsoNormal style="margin:0" onclick="alert(1)">The <b>salt</b> ' +
        '<span style="font-style:italic">road</span><img src="https://evil.test/x.png" onerror="alert(1)"></p>' +
        '<script>alert(1)</script><p>Second.</p>',
    });
    await expect(story(page).locator('strong')).toHaveText('salt');
    await expect(story(page).locator('em')).toHaveText('road');
    await expect(story(page)).toContainText('Second.');
    await expect(story(page).locator('img, script, style, [style], [onclick]')).toHaveCount(0);
    await saveNow(page);
    await expect.poll(() => getServerText(page)).toContain('Second.');
    await expect(page.getByText('Left out: 1 picture.')).toBeVisible();
  });
  await test.step('comments and deleted words stay out, table cells apart, and one undo takes all back', async () => {
    await page.keyboard.press('Enter');
    const before = await story(page).innerText();
    await paste(page, {
      'text/html':
        '<p class=MsoNormal>The <del cite="mailto:Eve" datetime="2026-01-02">old </del><ins cite="mailto:Eve">new</ins> ' +
        'lamp<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[A1]</a></span></p>' +
        '<table><tr><td>a</td><td>b</td></tr></table>' +
        '<div style="mso-element:comment-list"><hr class=msocomoff><p>Is this true?</p></div>',
    });
    await expect(story(page).getByText('The new lamp', { exact: true })).toBeVisible();
    await expect(story(page).locator('p').last()).toHaveText('a\tb', { useInnerText: true });
    await expect(page.getByText('Left out: 1 comment.')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect.poll(() => story(page).innerText()).toBe(before);
  });
  await test.step('plain text keeps the lines of verse, and a picture alone is named', async () => {
    await paste(page, { 'text/plain': 'One verse\nand two\n\n***\n\nNext stanza' });
    await expect(story(page).locator('p', { hasText: 'One verse' }).locator('br')).toHaveCount(1);
    await expect(story(page).locator('p').last()).toHaveText('Next stanza');
    await page.keyboard.press('Control+z');
    await expect(story(page)).not.toContainText('Next stanza');
    await paste(page, {}, [{ name: 'x.png', type: 'image/png' }]);
    await expect(page.getByText("Pictures can't be pasted into a text.")).toBeVisible();
  });
  await test.step('a copy keeps the scene breaks, a dropped file leaves the page open, and the marks of a writing assistant stay out', async () => {
    await story(page).press('Control+a');
    const { copied, isPageKept } = await story(page).evaluate((element) => {
      const clipboardData = new DataTransfer();
      element.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], 'chapter.txt', { type: 'text/plain' }));
      const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
      element.dispatchEvent(drop);
      const assistant = document.createElement('grammarly-extension');
      assistant.textContent = 'Rewrite this sentence';
      element.append(assistant);
      return { copied: clipboardData.getData('text/plain'), isPageKept: drop.defaultPrevented };
    });
    expect(copied).toContain('She walked.\n\n* * *\n\nThe door');
    expect(isPageKept).toBe(true);
    await writeAtEnd(page, ' The end.');
    await saveNow(page);
    await expect.poll(() => getServerText(page)).toContain('The end.');
    expect(await getServerText(page)).not.toContain('Rewrite this sentence');
  });
  await test.step('it prints with a title page and each chapter on a new page, without the controls', async () => {
    await withoutPrintWindow(page);
    await writeAtEnd(page, ' مرحبا');
    await chooseMore(page, 'Export');
    await page.getByRole('button', { name: 'Print or save as PDF' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1, name: 'The Salt Road' })).toBeVisible();
    await expect(page.getByRole('banner').getByText('Ana Reyes')).toBeVisible();
    const text = page.getByRole('article');
    await expect(text).toContainText('مرحبا');
    await expect(text.getByRole('heading', { name: 'One stop early' })).toHaveCSS('break-before', 'page');
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(story(page)).toBeHidden();
    const chapters = await text.getByRole('heading', { level: 2 }).count();
    const pages = (await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pages.length).toBeGreaterThanOrEqual(1 + chapters);
    await page.emulateMedia({ media: null });
    await expect(story(page)).toBeVisible();
  });
});
