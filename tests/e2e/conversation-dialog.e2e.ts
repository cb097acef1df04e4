import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { answerBox, question, untilNextQuestion, write } from '../support/conversation.ts';
import { expect, test } from '../support/test.ts';

const answerText = 'She pretended to forget the key.';

function engine(page: Page) {
  return page.getByRole('dialog', { name: 'Mara Ellery' });
}

function opener(page: Page) {
  return page.getByRole('button', { name: 'Open in a dialog' });
}

function locked(page: Page) {
  return page.evaluate(() =>
    [document.documentElement, document.body].some((box) => getComputedStyle(box).overflowY === 'hidden'),
  );
}

async function chooseMara(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Endpoint' }).selectOption({ label: 'Element' });
  await page.getByRole('textbox', { name: 'Element slug' }).fill('mara-ellery');
  await page.getByRole('textbox', { name: 'Project slug' }).fill('the-salt-road');
}

/** Makes the browser finish recordings late, after a quick writer has reopened the dialog. */
async function slowRecorderStop(page: Page): Promise<void> {
  await page.evaluate(() => {
    const stop = Reflect.get(MediaRecorder.prototype, 'stop');
    MediaRecorder.prototype.stop = function stopLate(this: MediaRecorder) {
      setTimeout(() => Reflect.apply(stop, this, []), 1500);
    };
  });
}

test('the test page runs conversations inline and in a dialog, which preserves the work when it closes, fails or ends', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/500 .*conversation\/projects/);
  const address = '/test/conversation-engine?quick=true';
  await mock.clock({ paused: true });
  await page.goto(address);

  await test.step('the engine always requests the project with test=true', async () => {
    await page.getByRole('combobox', { name: 'Endpoint' }).selectOption({ label: 'Project' });
    await page.getByRole('textbox', { name: 'Project slug' }).fill('the-salt-road');
    await page.getByRole('button', { name: 'Open here' }).click();
    await expect(question(page)).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Creative Insights' })).toBeVisible();
    await expect
      .poll(async () => (await mock.getRequests('projectRead')).map(({ path }) => path))
      .toEqual(['/api/v1/projects/the-salt-road?test=true']);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(address);
    await expect(opener(page)).toBeVisible();
  });

  await test.step('a failed start shows an error dialog, and closing it leaves the screen unchanged', async () => {
    await mock.fault({ operation_id: 'elementConversationStart', status: 500 });
    await chooseMara(page);
    await opener(page).click();
    const failed = page.getByRole('dialog', { name: 'Failed to initiate conversation' });
    await failed.getByText('Close', { exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(address);
    await expect(opener(page)).toBeFocused();
  });

  await test.step('the dialog traps the focus and locks the page until its Close button is pressed', async () => {
    await opener(page).click();
    await expect(engine(page).getByRole('region', { name: 'Question' })).toBeVisible();
    await expect.poll(() => locked(page)).toBe(true);
    await expect(engine(page).locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessible(page);
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

  await test.step("the recorder's keys work in the dialog, and Escape keeps the recording", async () => {
    await opener(page).click();
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('r');
    await expect(page.getByText('Saved on this device')).toBeVisible();
    await slowRecorderStop(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await opener(page).click();
    await expect(engine(page).getByRole('slider', { name: 'Position' })).toBeVisible();
  });

  await test.step('Escape closes the dialog without confirmation and preserves the typed text', async () => {
    await write(page, answerText);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(address);
    await opener(page).click();
    await expect(answerBox(page)).toHaveValue(answerText);
    expect(await mock.getRequests('elementConversationStart')).toHaveLength(2);
    expect(await mock.ledger()).toEqual([]);
  });

  await test.step('the writer answers and finishes in the dialog and stays on the screen below', async () => {
    await engine(page).getByRole('button', { name: 'Send answer' }).click();
    await untilNextQuestion(page, mock, 'What does Mara Ellery believe');
    await engine(page).getByRole('button', { name: 'Finish conversation' }).click();
    await page
      .getByRole('dialog', { name: 'Finish this conversation?' })
      .getByRole('button', { name: 'Finish' })
      .click();
    await expect(page.getByRole('status', { name: 'Conversation finished' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(address);
    expect(await mock.ledger()).toHaveLength(1);
    const reads = await mock.getRequests('projectRead');
    expect(reads.map(({ path }) => path)).toEqual(reads.map(() => '/api/v1/projects/the-salt-road?test=true'));
  });
});
