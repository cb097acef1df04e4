import { answerBox, openInterview, question, sendTyped, status } from '../support/conversation.ts';
import { signInByApi } from '../support/sign-in-by-api.ts';
import { emptyPage } from '../support/shared-context.ts';
import { expect, test } from '../support/test.ts';

test.use({ microphone: 'refused' });

test('a blocked microphone shows help and offers to type, in a conversation and the welcome', async ({
  writer: page,
  mock,
}) => {
  const blocked = page.getByRole('alert').filter({ hasText: 'Microphone is blocked.' });
  await test.step('a conversation reports the blocked microphone and offers to type', async () => {
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

  await test.step('the welcome reports the blocked microphone and continues in writing', async () => {
    expect(await mock.violations()).toEqual([]);
    // No page may still use the session that ends.
    await page.goto(emptyPage);
    await mock.start({ scenario: 'empty-account' });
    await signInByApi(page);
    await page.goto('/onboard');
    await page.getByRole('textbox', { name: 'First name' }).fill('Ana');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/onboard?step=writing');
    await page.goto('/onboard?step=microphone');
    await expect(blocked).toBeVisible();
    await expect(page.getByText('Open the site settings next to the address')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
    await page.getByRole('button', { name: 'I’d rather type' }).click();
    await expect(question(page)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Type' })).toBeChecked();
  });
});
