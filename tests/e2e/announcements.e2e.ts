import type { Page } from '@playwright/test';
import { listening, openInterview, untilNextQuestion, write } from '../support/conversation.ts';
import type { MockControl } from '../support/mock-control.ts';
import { button } from '../support/recordings.ts';
import { expect, test } from '../support/test.ts';

const user = 'private-App.Models.User.1';

function dialog(page: Page, name: string) {
  return page.getByRole('dialog', { name });
}

function closeButton(page: Page, name: string) {
  return dialog(page, name).getByRole('button', { name: 'Close' });
}

const rest = {
  identifier: 13,
  announcement_type: 'maintenance',
  title: 'Maintenance on Sunday',
  content: 'From 04:00.',
};
const fair = { identifier: 14, announcement_type: 'book_fair', title: 'Meet us in Leipzig', content: 'In **March**.' };

let notices = 0;

/** Broadcasts an announcement, and waits until the page has received it: it may show nothing. */
async function announce(page: Page, mock: MockControl, announcement: object): Promise<void> {
  notices += 1;
  const title = `Heard ${notices}`;
  await mock.broadcast({ channel: user, event: 'announcement', payload: announcement });
  const payload = { type: 'info', title, message: 'From the server.' };
  await mock.broadcast({ channel: user, event: 'toast.notification', payload });
  await expect(page.getByRole('status', { name: title })).toBeVisible();
}

test('an announcement waits while the writer types or records or an answer is processed', async ({
  writer: page,
  mock,
}) => {
  await mock.clock({ paused: true });
  await openInterview(page);
  await listening(mock);
  await write(page, 'The harbour smelled of tar.');
  await announce(page, mock, fair);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button(page, 'Send answer').click();
  await expect.poll(async () => (await mock.getRequests('chatMessageAnswer')).length).toBe(1);
  await expect(page.getByRole('status', { name: 'Conversation status' })).not.toBeEmpty();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The dialog hides the next question.
  await expect(async () => {
    await mock.advance(5000);
    await expect(dialog(page, fair.title)).toBeVisible({ timeout: 300 });
  }).toPass();
  await closeButton(page, fair.title).click();
  await untilNextQuestion(page, mock, 'What does Mara believe about herself');
  await page.getByRole('radio', { name: 'Speak' }).check();
  await button(page, 'Start recording').click();
  await expect(page.getByText('Recording.')).toBeVisible();
  await announce(page, mock, rest);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(dialog(page, rest.title)).toBeVisible();
});
