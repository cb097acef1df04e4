import type { Page } from '@playwright/test';
import { trackChannels } from '../support/channels.ts';
import { question } from '../support/conversation.ts';
import type { MockControl } from '../support/mock-control.ts';
import { expect, test } from '../support/test.ts';

const writersChannel = 'private-App.Models.User.1';

function row(page: Page) {
  return page.getByRole('article', { name: 'The Salt Road so far' });
}

async function complete(mock: MockControl): Promise<void> {
  const payload = { identifier: 41, chat_message_id: 1290 };
  await mock.broadcast({ channel: writersChannel, event: 'userSummaryUpdate.completed', payload });
}

const updatedSummary = {
  data: { id: 41, title: 'The Salt Road so far', content: 'Mara stays.', updated_at: '2026-11-12T18:50:00.000000Z' },
};

test('summaries are listed beside the stories, read, updated live and developed', async ({ writer: page, mock }) => {
  const channels = trackChannels(page);
  await page.goto('/stories');
  await page.getByRole('link', { name: 'Summaries' }).click();
  await expect(page).toHaveURL('/stories#summaries');
  await expect(page.getByRole('heading', { level: 1, name: 'Summaries' })).toBeVisible();
  await expect(page).toHaveTitle(/^Summaries/);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(row(page)).toContainText('Mara Ellery comes home to sell a house');
  const reader = page.getByRole('dialog', { name: 'The Salt Road so far' });
  await test.step('an open summary shows its new text when it changes', async () => {
    await expect.poll(() => [...channels]).toContain(writersChannel);
    await row(page).getByRole('button', { name: 'Read' }).click();
    await expect(reader).toContainText('The book turns on one hour');
    await mock.fault({ operation_id: 'summaryRead', answer_text: JSON.stringify(updatedSummary), times: 10 });
    await complete(mock);
    await expect(reader).toContainText('Mara stays.');
  });

  await test.step('with the reader closed, a notice announces the new summary and opens it', async () => {
    const notice = page.getByRole('status', { name: 'Your summary is up to date.' });
    await expect(notice).toHaveCount(0);
    await reader.getByText('Close', { exact: true }).click();
    await expect(page.locator('[role=dialog]')).toHaveCount(0);
    await complete(mock);
    await notice.getByRole('button', { name: 'Read it' }).click();
    await expect(reader).toContainText('Mara stays.');
    await reader.getByText('Close', { exact: true }).click();
    await expect(reader).toHaveCount(0);
  });

  await test.step('"Develop" opens the summary\'s conversation, and "Back" returns to the list', async () => {
    await row(page).getByRole('link', { name: 'Develop' }).click();
    await expect(page).toHaveURL('/summary/41');
    await expect(question(page)).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Summaries' })).toBeVisible();
  });
});
