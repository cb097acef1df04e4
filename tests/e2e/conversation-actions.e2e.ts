import type { Page } from '@playwright/test';
import type { components } from '#src/api/generated/schema.ts';
import type { MockControl } from '../support/mock-control.ts';
import {
  answerBox,
  question,
  readInterview,
  projectWithElements,
  sendTyped,
  errorAlert,
} from '../support/conversation.ts';
import { fastForwardUntil } from '../support/fast-forward.ts';
import { expect, test } from '../support/test.ts';

type Conversation = components['schemas']['Conversation'];

const answerText = 'She kept the key, and nobody asked.';

async function openChanged(
  page: Page,
  mock: MockControl,
  change: (conversation: Conversation) => object,
): Promise<void> {
  const conversation = await readInterview(page);
  const answer_text = JSON.stringify({ ...conversation, ...change(conversation) });
  await mock.fault({ operation_id: 'storyDevelopmentResume', answer_text });
  await page.goto(projectWithElements);
  await expect(page.getByRole('button', { name: 'Skip question' })).toBeVisible();
}

test('a missing action shows an error, none is sent outside the API, and the text stays', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/ERR_FAILED|redirect/i);
  await page.clock.install();

  await test.step('answering, skipping and finishing each report a missing action and send no request', async () => {
    await openChanged(page, mock, () => ({ actions: {} }));
    await sendTyped(page, answerText);
    await expect(errorAlert(page)).toContainText('No answer action available');
    await expect(answerBox(page)).toHaveValue(answerText);
    await page.getByRole('button', { name: 'Skip question' }).click();
    await expect(errorAlert(page)).toContainText('No skip action available');
    await page.getByRole('button', { name: 'Finish conversation' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Finish', exact: true }).click();
    await expect(errorAlert(page)).toContainText('No finish action available');
    await expect(question(page)).toBeVisible();
    const requests = ['chatMessageAnswer', 'chatMessageSkip', 'sessionChatFinish'];
    expect((await Promise.all(requests.map((id) => mock.getRequests(id)))).flat()).toEqual([]);
  });

  await test.step("the page doesn't request an action on another origin", async () => {
    await expect(page.getByText('Draft saved on this device')).toBeVisible();
    await openChanged(page, mock, () => ({ actions: { answer: { url: 'https://evil.test/api/v1/answer' } } }));
    await expect(answerBox(page)).toHaveValue(answerText);
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(errorAlert(page)).toContainText('This action isn’t available.');
    await expect(answerBox(page)).toHaveValue(answerText);
    expect(await mock.getRequests('chatMessageAnswer')).toEqual([]);
    expect(await mock.ledger()).toEqual([]);
  });

  await test.step('the answer ignores a redirect to another origin and is sent to its own address', async () => {
    await page.reload();
    await expect(answerBox(page)).toHaveValue(answerText);
    const headers = { Location: 'http://localhost:9/steal' };
    await mock.fault({ operation_id: 'chatMessageAnswer', status: 307, headers, times: 2 });
    await page.getByRole('button', { name: 'Send answer' }).click();
    await fastForwardUntil(page, 1000, async () => expect(await mock.ledger()).toHaveLength(1));
  });
});
