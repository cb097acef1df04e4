import { answerBox, openInterview, sendTyped, status } from '../support/conversation.ts';
import { expect, test } from '../support/test.ts';

test.use({ microphone: 'refused' });

test('a refused microphone is said plainly, with what helps; typing is one press away', async ({
  writer: page,
  mock,
}) => {
  await mock.clock({ paused: true });
  await openInterview(page);
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Microphone is blocked.' })).toBeVisible();
  await expect(page.getByText('Open the site settings next to the address')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Microphone is blocked.')).toBeVisible();
  await page.getByRole('button', { name: 'Type instead' }).click();
  await expect(answerBox(page)).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Type' })).toBeChecked();
  await sendTyped(page, 'Rather in writing.');
  await expect(status(page)).not.toBeEmpty();
  await expect.poll(async () => (await mock.ledger()).map((entry) => entry.kind)).toEqual(['text']);
});

test.describe('in an empty account', () => {
  test.use({ scenario: 'empty-account' });

  test('the welcome says that the microphone is blocked, and goes on in writing', async ({ writer: page, guard }) => {
    guard.expectError(/404 .*conversation\/stories/);
    await page.goto('/onboard?step=microphone');
    await expect(page.getByRole('alert').filter({ hasText: 'Microphone is blocked.' })).toBeVisible();
    await expect(page.getByText('Open the site settings next to the address')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
    await page.getByRole('button', { name: 'I’d rather type' }).click();
    await expect(page.getByRole('region', { name: 'Question' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Type' })).toBeChecked();
  });
});
