import { answerBox, openInterview, sendTyped, status } from '../support/conversation.ts';
import { expect, test } from '../support/test.ts';

test.use({ microphone: 'refused' });

test('a blocked microphone shows help and offers to type', async ({ writer: page, mock }) => {
  const blocked = page.getByRole('alert').filter({ hasText: 'Microphone is blocked.' });
  await mock.clock({ paused: true });
  await openInterview(page);
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(blocked).toBeVisible();
  await expect(page.getByText('Open the site settings next to the address')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(blocked).toBeVisible();
  await page.getByRole('button', { name: 'Type instead' }).click();
  await expect(answerBox(page)).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Type' })).toBeChecked();
  await sendTyped(page, 'Rather in writing.');
  await expect(status(page)).not.toBeEmpty();
  await expect.poll(async () => (await mock.ledger()).map((entry) => entry.kind)).toEqual(['text']);
});
