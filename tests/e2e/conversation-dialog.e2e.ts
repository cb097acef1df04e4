import type { Page } from '@playwright/test';
import { expectAccessibleInBoth } from '../support/accessibility.ts';
import { answerBox, question, sendTyped, untilNextQuestion, write } from '../support/conversation.ts';
import { expect, test } from '../support/test.ts';

const words = 'She pretended to forget the key.';
const engine = (page: Page) => page.getByRole('dialog', { name: 'Mara Ellery' });
const opener = (page: Page) => page.getByRole('button', { name: 'Open in a dialog' });
const locked = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

/** Says on the test page that the engine is to run on Mara. */
async function chooseMara(page: Page): Promise<void> {
  await page.goto('/test/conversation-engine');
  await page.getByRole('combobox', { name: 'Endpoint' }).selectOption({ label: 'Element' });
  await page.getByRole('textbox', { name: 'Element slug' }).fill('mara-ellery');
  await page.getByRole('textbox', { name: 'Project slug' }).fill('the-salt-road');
}

test.beforeEach(({ guard }) => guard.expectError(/404 .*api\/v1\/conversation\//));

test('a conversation over another screen holds the focus and the page still, and is closed by its cross', async ({
  writer: page,
}) => {
  await chooseMara(page);
  await opener(page).click();
  await expect(engine(page).getByRole('region', { name: 'Question' })).toBeVisible();
  await expect.poll(() => locked(page)).toBe(true);
  // What is still being loaded would be drawn anew under the focus.
  await expect(engine(page).locator('[aria-busy=true]')).toHaveCount(0);
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    expect(await engine(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await expect(engine(page).getByRole('link', { name: 'Back' })).toHaveCount(0);
  await engine(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await expect.poll(() => locked(page)).toBe(false);
});

test('Escape closes it without a question, and what was typed is there the next time', async ({
  writer: page,
  mock,
}) => {
  await chooseMara(page);
  await opener(page).click();
  await write(page, words);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/test/conversation-engine');
  await opener(page).click();
  await expect(answerBox(page)).toHaveValue(words);
  expect(await mock.calls('elementConversationStart')).toHaveLength(1);
  expect(await mock.ledger()).toEqual([]);
});

test('the recorder’s keys work in it, and closing it keeps what was said', async ({ writer: page }) => {
  await chooseMara(page);
  await opener(page).click();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await opener(page).click();
  await expect(engine(page).getByRole('slider', { name: 'Position' })).toBeVisible();
});

test('it is answered and finished where it stands, and leaves the writer on the screen under it', async ({
  writer: page,
  mock,
}) => {
  await mock.clock({ paused: true });
  await chooseMara(page);
  await opener(page).click();
  await sendTyped(page, words);
  await untilNextQuestion(page, mock, 'What does Mara Ellery believe');
  await engine(page).getByRole('button', { name: 'Finish conversation' }).click();
  await page.getByRole('dialog', { name: 'Finish this conversation?' }).getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('status', { name: 'Conversation finished' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/test/conversation-engine');
  expect(await mock.ledger()).toHaveLength(1);
});

test('one that cannot begin says so over the screen, and closing leaves the screen as it is', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/500 .*conversation\/projects/);
  await mock.fault({ operation_id: 'elementConversationStart', status: 500 });
  await chooseMara(page);
  await opener(page).click();
  const failed = page.getByRole('dialog', { name: 'Failed to initiate conversation' });
  await failed.getByText('Close', { exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/test/conversation-engine');
  await expect(opener(page)).toBeFocused();
});

test('it can be used by everybody, in light and dark', async ({ writer: page }) => {
  await chooseMara(page);
  await expectAccessibleInBoth(page);
  await opener(page).click();
  await expect(question(page)).toBeVisible();
  await expectAccessibleInBoth(page);
});

test('the test page runs the engine in its own place too, and asks for the project as a test', async ({
  writer: page,
  mock,
}) => {
  await page.goto('/test/conversation-engine?quick=true&test=true');
  await page.getByRole('combobox', { name: 'Endpoint' }).selectOption({ label: 'Project' });
  await page.getByRole('textbox', { name: 'Project slug' }).fill('the-salt-road');
  await page.getByRole('button', { name: 'Open here' }).click();
  await expect(question(page)).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Creative Insights' })).toBeVisible();
  await expect
    .poll(async () => (await mock.calls('projectRead')).map(({ path }) => path))
    .toEqual(['/api/v1/projects/the-salt-road?test=true']);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/test/conversation-engine?quick=true&test=true');
  await expect(opener(page)).toBeVisible();
});
