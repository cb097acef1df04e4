import { readFileSync } from 'node:fs';
import { bundlePaths, type OpenApiDocument } from '#verify/contract/documents.ts';
import { openApiSubset } from '#scripts/contract/subset.ts';
import { answerBox, question, sendTyped, untilNextQuestion } from '../support/conversation.ts';
import { go } from '../support/go.ts';
import { expect, test } from '../support/test.ts';

const document = JSON.parse(readFileSync(bundlePaths.openapi, 'utf8')) as OpenApiDocument;

function operationIds({ paths }: OpenApiDocument): string[] {
  return Object.values(paths).flatMap((item) => Object.values(item).map(({ operationId = '' }) => operationId));
}

test('a writer develops a story on a backend that has only the calls of the specification', async ({
  page,
  mock,
  guard,
}) => {
  const owed = new Set(operationIds(openApiSubset(document, 'specification')));
  const proposed = operationIds(document).filter((id) => !owed.has(id));
  expect([owed.size, proposed.length]).toEqual([37, 64]);
  await Promise.all(proposed.map((operation_id) => mock.fault({ operation_id, status: 404, times: 1000 })));
  guard.expectError(/404/);
  await mock.clock({ paused: true });

  await test.step('home shows what it can', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Continue as the demo writer' }).click();
    await expect(page.getByRole('link', { name: 'Start a story' })).toBeVisible();
  });

  await test.step('typed answers lead to the next questions', async () => {
    await page.getByRole('link', { name: 'Start a story' }).click();
    await expect(question(page)).toContainText('What story has been following you around?');
    await page.getByRole('radio', { name: 'Type' }).check();
    await sendTyped(page, 'There is a street in my town that nobody lights.');
    await untilNextQuestion(page, mock, 'What story has been following you around?');
    await expect(question(page)).toContainText('Who stands at the centre of it');
    await expect(page.getByRole('article').first()).toBeVisible();
    await sendTyped(page, 'Wren stands at the centre of it.');
    await untilNextQuestion(page, mock, 'Who stands at the centre of it');
    await expect(question(page)).toContainText('Where does it happen');
    await expect(answerBox(page)).toHaveValue('');
  });

  await test.step("finishing leads to the story's page", async () => {
    await page.getByRole('button', { name: 'Finish conversation' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Finish', exact: true }).click();
    await expect(page).toHaveURL(/\/stories\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('the other screens say what they could not load', async () => {
    for (const address of ['/elements', '/profile', '/stories']) {
      const before = await page.getByRole('heading', { level: 1 }).elementHandle();
      await go(page, address);
      await before.waitForElementState('hidden');
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    const answered = await mock.getRequests('chatMessageAnswer');
    expect(answered).toHaveLength(2);
  });
});
