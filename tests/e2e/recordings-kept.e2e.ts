import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleInBoth } from '../support/accessibility.ts';
import { openInterview, question, saltRoad, sendTyped, status, untilNextQuestion } from '../support/conversation.ts';
import { recordingsKept, slicesKept } from '../support/device.ts';
import type { MockControl } from '../support/mock-control.ts';
import { button, openRecordings, recordingItems, speak, speakAndSend, untilFailed } from '../support/recordings.ts';
import { slowSounds } from '../support/slow-sounds.ts';
import { expect, test } from '../support/test.ts';

const asked = async (page: Page): Promise<string> => (await question(page).getByRole('heading').textContent()) ?? '';
const logOut = (page: Page) => page.getByRole('button', { name: 'Log out' });

/** Answers the question on screen aloud, until the next one is there. */
async function answerAloud(page: Page, mock: MockControl): Promise<void> {
  const before = await asked(page);
  await speakAndSend(page);
  await expect(status(page)).toHaveText('Transcribing your audio...');
  await untilNextQuestion(page, mock, before);
}

/** The recording of the first question could not be sent, and the question was answered by typing. */
async function leaveUnsent(page: Page, mock: MockControl): Promise<void> {
  const before = await asked(page);
  await mock.fault({ operation_id: 'chatMessageAnswer', status: 500, times: 2 });
  await speakAndSend(page);
  await untilFailed(page);
  await sendTyped(page, 'She says the sea taught her to leave.');
  await untilNextQuestion(page, mock, before);
  await page.getByRole('radio', { name: 'Speak' }).check();
}

// Covers AUDIO-13, AUDIO-14, LIMITS-26.
test('four recordings leave three, which can be heard after a reload; logging out by the button leaves none', async ({
  writer: page,
  mock,
}) => {
  await mock.clock({ paused: true });
  await openInterview(page);
  for (const n of [1, 2, 3, 4]) {
    await answerAloud(page, mock);
    await expect.poll(async () => (await recordingsKept(page)).length).toBe(Math.min(n, 3));
  }
  const hashes = (await mock.ledger()).map(({ sha256 }) => sha256);
  expect(hashes).toHaveLength(4);
  const hasten = await slowSounds(page);
  await page.reload();
  await openRecordings(page);
  await expect(recordingItems(page)).toHaveCount(3);
  for (const item of await recordingItems(page).all()) await expect(item).toContainText('Sent');
  expect(new Set((await recordingsKept(page)).map(({ sha256 }) => sha256))).toEqual(new Set(hashes.slice(1)));
  const newest = recordingItems(page).first();
  await button(newest, 'Listen').click();
  await expect(button(newest, 'Stop')).toBeVisible();
  await hasten();
  await expect(button(newest, 'Listen')).toBeVisible();
  await expectAccessibleInBoth(page);

  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await logOut(page).click();
  await expect(page.getByRole('main', { name: 'Log in' })).toBeVisible();
  await expect.poll(() => recordingsKept(page)).toEqual([]);
  await expect.poll(() => slicesKept(page)).toBe(0);
});

// Covers AUDIO-13.
test('before a new recording would drop one that was never sent, the writer is told and may download it', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/500 .*answer/);
  await page.clock.install();
  await mock.clock({ paused: true });
  await openInterview(page);
  await leaveUnsent(page, mock);
  // The recorder is free for the next question; what was not sent waits in the list.
  await openRecordings(page);
  await expect(recordingItems(page)).toContainText('You sent a different answer instead');
  const unsent = (await recordingsKept(page))[0];
  for (const _ of [1, 2]) await answerAloud(page, mock);

  await button(page, 'Start recording').click();
  const dialog = page.getByRole('dialog', { name: 'You have an unsent recording' });
  await expect(dialog).toContainText('A new one will replace the one from today, ');
  await expectAccessibleInBoth(page);
  const download = page.waitForEvent('download');
  await button(dialog, 'Download').click();
  const bytes = await readFile(await (await download).path());
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(unsent?.sha256);
  await button(dialog, 'Cancel').click();
  await expect(dialog).toHaveCount(0);
  await expect(button(page, 'Start recording')).toBeVisible();
  await expect.poll(() => recordingsKept(page)).toHaveLength(3);

  await button(page, 'Start recording').click();
  await button(dialog, 'Delete it and record').click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  const kept = (await recordingsKept(page)).map(({ sha256 }) => sha256);
  expect(kept).not.toContain(unsent?.sha256);
  await button(page, 'Send answer').click();
  await expect
    .poll(async () => (await mock.ledger()).map(({ kind }) => kind))
    .toEqual(['text', 'audio', 'audio', 'audio']);
});

test('a recording of an earlier question is sent to its own question', async ({ writer: page, mock, guard }) => {
  guard.expectError(/500 .*answer/);
  await page.clock.install();
  await mock.clock({ paused: true });
  const { messageId } = await openInterview(page);
  await leaveUnsent(page, mock);
  await openRecordings(page);
  await expect(recordingItems(page)).toContainText('Failed');
  await button(recordingItems(page), 'Retry').click();
  await openRecordings(page);
  await expect(recordingItems(page)).toContainText('Sent');
  expect((await mock.ledger()).map(({ kind, chat_message_id: id }) => [kind, id])).toEqual([
    ['text', messageId],
    ['audio', messageId],
  ]);
});

test('logging out with a recording that was not sent asks first; staying keeps it, leaving deletes it', async ({
  writer: page,
}) => {
  await openInterview(page);
  await speak(page);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect.poll(() => recordingsKept(page)).toHaveLength(1);
  await logOut(page).click();
  const dialog = page.getByRole('dialog', { name: 'Log out with unsent work?' });
  await expect(dialog).toContainText('You have 1 recording on this device that hasn’t been sent.');
  await expectAccessibleInBoth(page);
  const download = page.waitForEvent('download');
  await button(dialog, 'Download').click();
  const bytes = await readFile(await (await download).path());
  const [kept] = await recordingsKept(page);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(kept?.sha256);
  await button(dialog, 'Stay and send').click();
  await page.goto(saltRoad);
  await expect(button(page, 'Listen')).toBeVisible();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await logOut(page).click();
  await button(dialog, 'Log out and delete').click();
  await expect(page.getByRole('main', { name: 'Log in' })).toBeVisible();
  await expect.poll(() => recordingsKept(page)).toEqual([]);
  await expect.poll(() => slicesKept(page)).toBe(0);
});

test('a recording whose page was left before it failed is told of under the next question, and sent by one press', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/500 .*answer/);
  await mock.clock({ paused: true });
  await openInterview(page);
  await mock.fault({ operation_id: 'chatMessageAnswer', status: 500, times: 2 });
  await speakAndSend(page);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect.poll(() => recordingsKept(page)).toMatchObject([{ state: 'failed' }]);
  guard.expectError(/404 .*api\/v1\/conversation\/stories/);
  await page.getByRole('link', { name: 'Stories', exact: true }).first().click();
  await page.getByRole('link', { name: 'New story' }).first().click();
  await expect(question(page)).toBeVisible();
  await expect(recordingItems(page)).toContainText('Failed to submit answer');
  await expectAccessibleInBoth(page);
  await button(recordingItems(page), 'Retry').click();
  await expect(recordingItems(page)).toHaveCount(0);
  await expect.poll(() => recordingsKept(page)).toMatchObject([{ state: 'success' }]);
  const [recording] = await recordingsKept(page);
  expect((await mock.ledger()).map(({ sha256 }) => sha256)).toEqual([recording?.sha256]);
});
