import {
  answerBox,
  question,
  readInterview,
  projectWithElements,
  sendTyped,
  errorAlert,
} from '../support/conversation.ts';
import { expect, test } from '../support/test.ts';

const answerText = 'She kept the key, and nobody asked.';

test('a missing action or one outside the API shows an error and sends no request, and the text stays', async ({
  writer: page,
  mock,
}) => {
  const conversation = await readInterview(page);
  const actions = { answer: { url: 'https://evil.test/api/v1/answer' } };
  await mock.fault({
    operation_id: 'storyDevelopmentResume',
    answer_text: JSON.stringify({ ...conversation, actions }),
  });
  await page.goto(projectWithElements);
  await expect(page.getByRole('button', { name: 'Skip question' })).toBeVisible();

  await test.step("the page doesn't request an action on another origin", async () => {
    await sendTyped(page, answerText);
    await expect(errorAlert(page)).toContainText('This action isn’t available.');
    await expect(answerBox(page)).toHaveValue(answerText);
  });

  await test.step('skipping and finishing each report a missing action', async () => {
    await page.getByRole('button', { name: 'Skip question' }).click();
    await expect(errorAlert(page)).toContainText('No skip action available');
    await page.getByRole('button', { name: 'Finish conversation' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Finish', exact: true }).click();
    await expect(errorAlert(page)).toContainText('No finish action available');
    await expect(question(page)).toBeVisible();
    await expect(answerBox(page)).toHaveValue(answerText);
  });

  const requests = ['chatMessageAnswer', 'chatMessageSkip', 'sessionChatFinish'];
  expect((await Promise.all(requests.map((id) => mock.getRequests(id)))).flat()).toEqual([]);
  expect(await mock.ledger()).toEqual([]);
});
