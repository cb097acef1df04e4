import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import {
  openInterview,
  question,
  projectWithElements,
  sendTyped,
  status,
  untilNextQuestion,
} from '../support/conversation.ts';
import { fastForwardUntil } from '../support/fast-forward.ts';
import { go } from '../support/go.ts';
import { keepRecordings, getStoredRecordings, getStoredSlices } from '../support/device.ts';
import type { MockControl } from '../support/mock-control.ts';
import { button, openRecordings, recordingItems, speak, speakAndSend, untilFailed } from '../support/recordings.ts';
import { slowPageAudio } from '../support/slow-audio.ts';
import { expect, test } from '../support/test.ts';

const firstQuestion = 'What does Mara believe about herself';

async function getQuestionText(page: Page): Promise<string> {
  return (await question(page).getByRole('heading').textContent()) ?? '';
}

function logOut(page: Page) {
  return page.getByRole('button', { name: 'Log out' });
}

function back(page: Page) {
  return page.getByRole('link', { name: 'Back', exact: true });
}

async function getStoredHashes(page: Page) {
  return (await getStoredRecordings(page)).map(({ sha256 }) => sha256);
}

async function leaveUnsent(page: Page, mock: MockControl): Promise<void> {
  const before = await getQuestionText(page);
  await mock.fault({ operation_id: 'chatMessageAnswer', status: 500, times: 2 });
  await speakAndSend(page);
  await untilFailed(page);
  await sendTyped(page, 'She says the sea taught her to leave.');
  await untilNextQuestion(page, mock, before);
  await page.getByRole('radio', { name: 'Speak' }).check();
}

async function downloadedHash(page: Page, dialog: Locator): Promise<string> {
  const download = page.waitForEvent('download');
  await button(dialog, 'Download').click();
  const bytes = await readFile(await (await download).path());
  return createHash('sha256').update(bytes).digest('hex');
}

async function expectNoStoredAudio(page: Page): Promise<void> {
  await expect(page.getByRole('main', { name: 'Log in' })).toBeVisible();
  await expect.poll(() => getStoredRecordings(page)).toEqual([]);
  await expect.poll(() => getStoredSlices(page)).toBe(0);
}

test('an unsent recording survives leaving, is sent later or replaced only after asking, three are kept, and logging out deletes all', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/500 .*answer/);
  await page.clock.install();
  await mock.clock({ paused: true });
  const { messageId } = await openInterview(page);
  const newest = recordingItems(page).first();
  const logoutDialog = page.getByRole('dialog', { name: 'Log out with unsent work?' });

  await test.step('Log out offers a download, and staying preserves the recording', async () => {
    await speak(page);
    await back(page).click();
    await expect.poll(() => getStoredRecordings(page)).toHaveLength(1);
    await logOut(page).click();
    await expect(logoutDialog).toContainText('You have 1 recording on this device that hasn’t been sent.');
    expect([await downloadedHash(page, logoutDialog)]).toEqual(await getStoredHashes(page));
    await button(logoutDialog, 'Stay and send').click();
    await go(page, projectWithElements);
    await expect(button(page, 'Listen')).toBeVisible();
  });

  await test.step('a recording that fails after leaving is listed under the next question and sent by Retry', async () => {
    await mock.fault({ operation_id: 'chatMessageAnswer', status: 500, times: 2 });
    await button(page, 'Send answer').click();
    await back(page).click();
    await fastForwardUntil(page, 1000, async () =>
      expect(await getStoredRecordings(page)).toMatchObject([{ state: 'failed' }]),
    );
    await page.getByRole('link', { name: 'Stories', exact: true }).first().click();
    await page.getByRole('link', { name: 'New story' }).first().click();
    await expect(question(page)).toBeVisible();
    await expect(recordingItems(page)).toContainText('Failed to submit answer');
    await button(recordingItems(page), 'Retry').click();
    await expect(recordingItems(page)).toHaveCount(0);
    await expect.poll(() => getStoredRecordings(page)).toMatchObject([{ state: 'success' }]);
    expect((await mock.ledger()).map(({ sha256 }) => sha256)).toEqual(await getStoredHashes(page));
  });

  await go(page, projectWithElements);
  await untilNextQuestion(page, mock, firstQuestion);

  await test.step('Retry sends a recording of an earlier question to that question', async () => {
    await leaveUnsent(page, mock);
    await openRecordings(page);
    await expect(newest).toContainText('Failed');
    await expect(newest).toContainText('You sent a different answer instead');
    await button(newest, 'Retry').click();
    await openRecordings(page);
    await expect(newest).toContainText('Sent');
    const received = await mock.ledger();
    expect(received.map(({ kind }) => kind)).toEqual(['audio', 'text', 'audio']);
    expect(received[0]?.chat_message_id).toBe(messageId);
    expect(received[2]?.chat_message_id).toBe(received[1]?.chat_message_id);
  });

  const [unsent, firstSent] = await keepRecordings(page, ['failed', 'success']);
  const dialog = page.getByRole('dialog', { name: 'You have an unsent recording' });
  await test.step('Start recording offers the oldest recording as a download, and Cancel preserves it', async () => {
    await expect(recordingItems(page)).toHaveCount(4);
    await button(page, 'Start recording').click();
    await expect(dialog).toContainText('A new one will replace the one from today, ');
    expect(await downloadedHash(page, dialog)).toBe(unsent);
    await button(dialog, 'Cancel').click();
    await expect(dialog).toHaveCount(0);
    await expect(button(page, 'Start recording')).toBeVisible();
    await expect.poll(() => getStoredRecordings(page)).toHaveLength(4);
  });

  await test.step('"Delete it and record" replaces it, the new one also the first sent one, and three play after a reload', async () => {
    await button(page, 'Start recording').click();
    await button(dialog, 'Delete it and record').click();
    await expect(page.getByText('Saved on this device')).toBeVisible();
    expect(await getStoredHashes(page)).not.toContain(unsent);
    expect(await getStoredHashes(page)).toContain(firstSent);
    const before = await getQuestionText(page);
    await button(page, 'Send answer').click();
    await expect(status(page)).toHaveText('Transcribing your audio...');
    await untilNextQuestion(page, mock, before);
    const sent = (await mock.ledger()).filter(({ kind }) => kind === 'audio').map(({ sha256 }) => sha256);
    expect(sent).toHaveLength(3);
    await expect.poll(async () => new Set(await getStoredHashes(page))).toEqual(new Set(sent));

    await page.reload();
    await openRecordings(page);
    await expect(recordingItems(page)).toHaveCount(3);
    for (const item of await recordingItems(page).all()) await expect(item).toContainText('Sent');
    expect(new Set(await getStoredHashes(page))).toEqual(new Set(sent));
    expect(await getStoredSlices(page)).toBeGreaterThanOrEqual(3);
    const hasten = await slowPageAudio(page);
    await button(newest, 'Listen').click();
    await expect(button(newest, 'Stop')).toBeVisible();
    await hasten();
    await expect(button(newest, 'Listen')).toBeVisible();
  });

  await test.step('"Log out and delete" deletes sent and unsent recordings', async () => {
    await keepRecordings(page, ['failed']);
    await back(page).click();
    await logOut(page).click();
    await button(logoutDialog, 'Log out and delete').click();
    await expectNoStoredAudio(page);
  });
});
