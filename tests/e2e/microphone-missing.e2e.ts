import { answerBox, openInterview } from '../support/conversation.ts';
import { expect, test } from '../support/test.ts';

test.use({ microphone: 'missing' });

test('a missing microphone is reported, and the writer can type', async ({ writer: page }) => {
  await openInterview(page);
  await page.keyboard.press('r');
  await expect(page.getByRole('alert').filter({ hasText: 'No microphone found.' })).toBeVisible();
  await expect(page.getByText('Plug one in and try again. You can type your answer in the meantime.')).toBeVisible();
  await page.getByRole('button', { name: 'Type instead' }).click();
  await expect(answerBox(page)).toBeFocused();
});
