import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { question, sendTyped, untilNextQuestion } from '../support/conversation.ts';
import { go } from '../support/go.ts';
import type { MockControl } from '../support/mock-control.ts';
import { button } from '../support/recordings.ts';
import { withoutPrintWindow } from '../support/print-window.ts';
import { expect, test } from '../support/test.ts';

async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: /^More actions for/ }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

function exportDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Export' });
}

async function exported(page: Page, form: string): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent('download');
  await exportDialog(page).getByRole('button', { name: form }).click();
  const file = await download;
  await expect(exportDialog(page)).toHaveCount(0);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Returns the printed text. */
async function printed(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('[data-print]');
  await expect(sheet.getByRole('article')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  const text = await sheet.innerText();
  await page.emulateMedia({ media: null });
  return text;
}

async function countPages(page: Page): Promise<number> {
  return ((await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;
}

async function answer(page: Page, mock: MockControl, text: string): Promise<void> {
  const before = (await question(page).getByRole('heading').textContent()) ?? '';
  await sendTyped(page, text);
  await untilNextQuestion(page, mock, before);
}

async function finish(page: Page): Promise<void> {
  await button(page, 'Finish conversation').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish', exact: true }).click();
}

test("after Finish the writer has her story's page, and the whole interview as a file and on paper", async ({
  writer: page,
  mock,
}) => {
  await mock.clock({ paused: true });
  await page.goto('/stories/21/develop');
  await withoutPrintWindow(page);
  await answer(page, mock, 'The ferry was late that night.');
  await finish(page);
  await expect(page).toHaveURL('/stories/21');
  const words = page.getByRole('region', { name: 'In your words' });
  await expect(words).toContainText('The ferry was late that night.');

  await test.step('answers of a conversation that continues it come after the earlier ones', async () => {
    await page.getByRole('link', { name: 'Continue' }).click();
    await answer(page, mock, 'Nobody met her at the quay.');
    await button(page, 'Back')
      .or(page.getByRole('link', { name: 'Back', exact: true }))
      .click();
    await expect(words).toContainText(/She pretended to forget the key.*ferry was late.*Nobody met her/s);
  });

  await test.step('the whole interview is exported', async () => {
    await choose(page, 'Export');
    await exportDialog(page).getByRole('radio', { name: 'Interview' }).check({ force: true });
    const { name, bytes } = await exported(page, 'Markdown');
    expect(name).toBe('the-salt-road-interview.md');
    const text = bytes.toString();
    expect(text).toMatch(/^# The Salt Road: interview\n\n## What did Mara take with her/);
    expect(text).toMatch(/forget the key[^]*ferry was late[^]*Nobody met her/);
    expect(text).not.toContain('Mara Ellery left Pell Harbour at nineteen');
  });

  await test.step('the menu prints the page and the interview', async () => {
    await choose(page, 'Print or save as PDF');
    const text = await printed(page);
    expect(text).toMatch(/^The Salt Road\s+Ana Reyes/);
    expect(text).toMatch(/left Pell Harbour at nineteen[^]*forget the key[^]*ferry was late/);
    await expect(page.locator('[data-print] h3', { hasText: 'In your words' })).toHaveCount(1);
    expect(await countPages(page)).toBeGreaterThan(1);
    await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
  });

  await test.step('the export dialog prints the interview alone', async () => {
    await choose(page, 'Export');
    await exportDialog(page).getByRole('radio', { name: 'Interview' }).check({ force: true });
    await exportDialog(page).getByRole('button', { name: 'Print or save as PDF' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const text = await printed(page);
    expect(text).toMatch(/^The Salt Road: interview\s+Ana Reyes/);
    expect(text).toContain('The ferry was late that night.');
    expect(text).not.toContain('left Pell Harbour at nineteen');
    await page.getByRole('link', { name: 'Stories' }).last().click();
    await expect(page.locator('[data-print]')).toHaveCount(0);
  });
});

test('the answers of any conversation, and a summary, are exported and printed from where they are read', async ({
  writer: page,
  mock,
}) => {
  await mock.clock({ paused: true });
  await page.goto('/profile/develop');
  await withoutPrintWindow(page);
  await answer(page, mock, 'I wrote my first story on a ferry timetable.');
  await test.step('during the conversation they are exported from the earlier answers', async () => {
    await button(page, 'Earlier answers').click();
    await button(page, 'Export').click();
    const { bytes } = await exported(page, 'Markdown');
    expect(bytes.toString()).toContain('I wrote my first story on a ferry timetable.');
    await button(page, 'Print or save as PDF').click();
    expect(await printed(page)).toContain('I wrote my first story on a ferry timetable.');
  });
  await finish(page);
  await expect(page).toHaveURL('/profile');
  await button(page, 'Read your answers').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'ferry timetable' })).toBeVisible();
  await expectAccessible(page);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

  await choose(page, 'Export');
  await expect(exportDialog(page).getByRole('radiogroup')).toHaveCount(0);
  const { name, bytes } = await exported(page, 'Markdown');
  expect(name).toMatch(/-interview\.md$/);
  expect(bytes.toString()).toContain(`# ${title}: interview\n\n## `);
  expect(bytes.toString()).toContain('I wrote my first story on a ferry timetable.');

  await choose(page, 'Print or save as PDF');
  expect(await printed(page)).toContain('I wrote my first story on a ferry timetable.');

  await test.step('a summary is exported and printed from where it is read', async () => {
    await go(page, '/summary/41');
    await button(page, 'Read the summary').click();
    const reader = page.getByRole('dialog', { name: 'The Salt Road so far' });
    await expect(reader.getByText('The book turns on one hour')).toBeVisible();

    await choose(page, 'Export');
    await expect(exportDialog(page).getByRole('checkbox')).toHaveCount(0);
    const markdown = await exported(page, 'Markdown');
    expect(markdown.name).toBe('the-salt-road-so-far.md');
    expect(markdown.bytes.toString()).toMatch(/^# The Salt Road so far\n\n[^]*The book turns on one hour/);
    await choose(page, 'Export');
    const word = await exported(page, 'Word');
    expect([word.name, word.bytes.subarray(0, 2).toString()]).toEqual(['the-salt-road-so-far.docx', 'PK']);

    await choose(page, 'Print or save as PDF');
    const text = await printed(page);
    expect(text).toMatch(/^The Salt Road so far\s+Ana Reyes[^]*The book turns on one hour/);
    await expect(reader).toBeVisible();
  });
});
