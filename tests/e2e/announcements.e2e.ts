import type { Page } from '@playwright/test';
import { expectAccessibleInBoth } from '../support/accessibility.ts';
import { openInterview, untilNextQuestion, write } from '../support/conversation.ts';
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

const voice = { identifier: 12, announcement_type: 'feature', title: 'Questions now have a voice' };
const rest = {
  identifier: 13,
  announcement_type: 'maintenance',
  title: 'Maintenance on Sunday',
  content: 'From 04:00.',
};
const fair = { identifier: 14, announcement_type: 'book_fair', title: 'Meet us in Leipzig', content: 'In **March**.' };

const next = { ...voice, identifier: 15, title: 'Questions wait for you', content: 'Press play.' };

let notices = 0;

/** Waits until the page receives events: it may still be connecting. */
async function waitForEvents(page: Page, mock: MockControl): Promise<void> {
  notices += 1;
  const title = `Heard ${notices}`;
  const payload = { type: 'info', title, message: 'From the server.' };
  await expect(async () => {
    await mock.broadcast({ channel: user, event: 'toast.notification', payload });
    await expect(page.getByRole('status', { name: title })).toBeVisible({ timeout: 2000 });
  }).toPass();
}

async function announce(page: Page, mock: MockControl, announcement: object): Promise<void> {
  await waitForEvents(page, mock);
  await mock.broadcast({ channel: user, event: 'announcement', payload: announcement });
  await waitForEvents(page, mock);
}

test('announcements are shown one by one, once each, in full and without unsafe content', async ({
  writer: page,
  mock,
}) => {
  await test.step('an announcement shows its type, title, subtitle, image and safe Markdown', async () => {
    await page.goto('/stories');
    const content = [
      'Every question can be **heard**.\n\n# Loud\n\n- Press play\n- Or do not',
      '<script>document.title = "taken"</script><img src=x onerror="document.title = 1">',
      '![a pixel](https://evil.test/pixel.png) [run](javascript:alert(1)) [read](https://example.org/a)',
    ].join('\n\n');
    await announce(page, mock, { ...voice, subtitle: 'Press play', content, imageUrl: '/share.png' });
    const announcementDialog = dialog(page, voice.title);
    await expect(announcementDialog).toBeVisible();
    for (const text of ['New in Lamplight', 'Press play'])
      await expect(announcementDialog.getByText(text).first()).toBeVisible();
    await expect(announcementDialog.locator('strong')).toHaveText('heard');
    await expect(announcementDialog.getByRole('heading', { level: 3, name: 'Loud' })).toBeVisible();
    await expect(announcementDialog.getByRole('listitem')).toHaveText(['Press play', 'Or do not']);
    await expect(announcementDialog.locator('script, iframe')).toHaveCount(0);
    await expect(announcementDialog).not.toContainText(/<|onerror|document/);
    await expect(announcementDialog.locator('img')).toHaveCount(1);
    await expect(announcementDialog.locator('img')).toHaveAttribute('src', /share\.png$/);
    await expect(announcementDialog.getByRole('link')).toHaveText(['read']);
    await expectAccessibleInBoth(page);
    await expect(page).toHaveTitle('Stories · Lamplight: speak your story');
    await closeButton(page, voice.title).click();
    await expect(announcementDialog).toHaveCount(0);
  });
  await test.step('other announcements follow one by one, once per device, without cross-origin images', async () => {
    await announce(page, mock, rest);
    await expect(dialog(page, rest.title)).toBeVisible();
    await announce(page, mock, { ...fair, imageUrl: 'https://evil.test/pixel.png' });
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await closeButton(page, rest.title).click();
    await expect(dialog(page, fair.title).getByText('Book fair')).toBeVisible();
    await expect(dialog(page, fair.title).locator('img')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    for (const again of [rest, fair]) await announce(page, mock, again);
    await announce(page, mock, next);
    await closeButton(page, next.title).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('an announcement without an identifier or a title is shown each time it arrives', async () => {
    for (const content of ['Press play.', 'Press play.']) {
      await announce(page, mock, { announcement_type: 'feature', content });
      await expect(dialog(page, 'Announcement').getByText(content)).toBeVisible();
      await closeButton(page, 'Announcement').click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
});

test('an announcement waits while the writer types or records or an answer is processed', async ({
  writer: page,
  mock,
}) => {
  await mock.clock({ paused: true });
  await openInterview(page);
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
