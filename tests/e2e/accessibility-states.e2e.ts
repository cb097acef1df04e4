import { expectAccessibleInBoth } from '../support/accessibility.ts';
import { listening, question, projectWithElements, sendTyped, status, errorAlert } from '../support/conversation.ts';
import { go } from '../support/go.ts';
import { expect, test } from '../support/test.ts';

// Error states get the same checks as successes, in both themes.

test('empty and failed libraries are accessible in both themes', async ({ writer: page, mock, guard }) => {
  guard.expectError(/(?:500|404) /);
  await mock.fault({ operation_id: 'storyList', answer_text: '{"data":[]}' });
  await mock.fault({ operation_id: 'projectList', answer_text: '{"data":[]}' });
  await mock.fault({ operation_id: 'sessionChatLatestRead', answer_text: '{"data":null}' });
  await page.goto('/');
  await expect(page.getByText('Nothing here yet.')).toBeVisible();
  await expectAccessibleInBoth(page);
  for (const id of ['storyList', 'projectList', 'sessionChatLatestRead'])
    await mock.fault({ operation_id: id, status: 500 });
  await page.goto('/');
  await expect(page.getByText('We couldn’t load your stories.')).toBeVisible();
  await expect(page.getByText('We couldn’t load your projects.')).toBeVisible();
  await expectAccessibleInBoth(page);
  await mock.fault({ operation_id: 'storyList', status: 500 });
  await page.goto('/stories');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleInBoth(page);
  await go(page, '/stories/999');
  await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toHaveCount(0);
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleInBoth(page);
});

test('the loader and loading screens are accessible in both themes', async ({ writer: page, mock }) => {
  await mock.clock({ paused: true });
  await mock.fault({ operation_id: 'authUserRead', latency_ms: 1000 });
  for (const id of ['storyList', 'storyRead', 'sessionChatLatestRead', 'storyDevelopmentResume'])
    await mock.fault({ operation_id: id, latency_ms: 600_000, times: 9 });
  await page.goto('/stories');
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  await expectAccessibleInBoth(page);
  await mock.waitForFault('authUserRead');
  await mock.advance(1000);
  await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible();
  await expectAccessibleInBoth(page);
  await go(page, '/stories/21');
  await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
  await expectAccessibleInBoth(page);
  await go(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
  await expectAccessibleInBoth(page);
});

test("a conversation's error states are accessible in both themes", async ({ writer: page, mock, guard }) => {
  guard.expectError(/(?:422|500|402) /);
  await test.step('the conversation fails to start', async () => {
    await mock.fault({ operation_id: 'storyDevelopmentResume', status: 500 });
    await page.goto(projectWithElements);
    const dialog = page.getByRole('dialog', { name: 'Failed to initiate conversation' });
    await expect(dialog).toBeVisible();
    await expectAccessibleInBoth(page);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(question(page)).toBeVisible();
    await listening(page);
    await mock.clock({ paused: true });
  });
  await test.step('the microphone is blocked', async () => {
    await page.evaluate(() => {
      // oxlint-disable-next-line typescript/require-await -- it replaces an asynchronous function
      navigator.mediaDevices.getUserMedia = async () => {
        throw new DOMException('', 'NotAllowedError');
      };
    });
    await page.getByRole('button', { name: 'Start recording' }).click();
    await expect(page.getByText('Microphone is blocked.')).toBeVisible();
    await expectAccessibleInBoth(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessibleInBoth(page);
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await test.step('the answer is rejected, saving an insight fails offline, and processing fails', async () => {
    await mock.fault({ operation_id: 'chatMessageAnswer', status: 422 });
    await sendTyped(page, 'She kept the key.');
    await expect(errorAlert(page)).toContainText('Failed to submit answer');
    // Only fake the offline state: a real one would cause endless reconnects during the check.
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { value: false });
      window.dispatchEvent(new Event('offline'));
    });
    await expect(page.getByRole('status', { name: 'Connection' })).toBeVisible();
    await expectAccessibleInBoth(page);
    await mock.fault({ operation_id: 'insightSave', status: 500 });
    await page.getByRole('button', { name: 'Save insight' }).first().click();
    await expect(page.getByRole('alert', { name: 'Error' })).toBeVisible();
    await expectAccessibleInBoth(page);
    await page.getByRole('alert', { name: 'Error' }).getByRole('button', { name: 'Dismiss' }).click();
    await mock.fault({ operation_id: 'chatMessageAnswer', work_error: 'It gave up.' });
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(status(page)).toHaveText('Processing your message...');
    await mock.advance(1100);
    await expect(page.getByText('It gave up.')).toBeVisible();
    await expectAccessibleInBoth(page);
  });
  await test.step('the free trial has ended', async () => {
    await mock.fault({ operation_id: 'storyDevelopmentResume', status: 402 });
    await page.reload();
    await expect(page.getByText('Your free trial has ended.')).toBeVisible();
    await expectAccessibleInBoth(page);
  });
});
