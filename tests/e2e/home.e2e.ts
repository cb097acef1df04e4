import { expect, test } from '../support/test.ts';

test('the last conversation opens from home, and one of a kind that this version does not know offers a reload', async ({
  writer: page,
  mock,
}) => {
  const card = page.getByRole('region', { name: 'Continue The Salt Road' });
  await test.step('a conversation of a kind that this version does not know offers a reload', async () => {
    const chat = {
      session_chat_id: 61,
      endpoint: 'horoscopes',
      identifier: 7,
      title: 'The Salt Road',
      subtitle: null,
      image: null,
      question: 'What does the year hold for Mara?',
      question_number: 3,
      project_slug: null,
      element_slug: null,
      updated_at: null,
    };
    await mock.fault({ operation_id: 'sessionChatLatestRead', answer_text: JSON.stringify({ data: chat }) });
    await page.goto('/');
    const newer = page.getByRole('region', { name: 'Continue The Salt Road' });
    await expect(newer).toContainText('This kind of conversation is newer than this page. Reload to continue it.');
    await expect(newer.getByRole('link')).toHaveCount(0);
    await newer.getByRole('button', { name: 'Reload' }).click();
    await expect(card.getByRole('link', { name: 'Continue' })).toBeVisible();
  });
  await test.step('the last conversation opens', async () => {
    await card.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/stories/21/develop');
    await expect(page.getByRole('region', { name: 'Question' })).toBeVisible();
  });
});
