import { expect, test } from '../support/test.ts';

test('home fills its rows, a low window scrolls the sidebar, and after a reload for an unknown kind of conversation the chosen theme stays and the last one opens', async ({
  writer: page,
  mock,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 768, height: 1024 });
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
  const region = (name: string) => page.getByRole('region', { name });
  const card = region('Continue The Salt Road');
  await test.step('home fills its rows at 768 px', async () => {
    const projects = region('Projects').getByRole('listitem');
    await expect(projects).toHaveCount(3);
    for (const row of [[0, 1, 2].map((at) => projects.nth(at)), [region('This week'), region('Achievements')]]) {
      const tops = () => Promise.all(row.map(async (part) => (await part.boundingBox())?.y));
      await expect.poll(async () => new Set(await tops()).size).toBe(1);
    }
  });
  await test.step('a low window scrolls the sidebar instead of flattening its controls', async () => {
    await page.setViewportSize({ width: 1280, height: 400 });
    const search = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Search' });
    await expect.poll(async () => (await search.boundingBox())?.height).toBeGreaterThanOrEqual(40);
    await page.getByRole('button', { name: 'Log out' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Log out' })).toBeInViewport({ ratio: 1 });
  });
  await test.step('a conversation of a kind that this version does not know offers a reload, after which the chosen theme stays', async () => {
    const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
    await expect.poll(isDark).toBe(true);
    await page.getByRole('button', { name: 'Theme: System' }).click();
    await page.getByRole('menuitem', { name: 'Light' }).click();
    await expect.poll(isDark).toBe(false);
    await expect(card.getByRole('link')).toHaveCount(0);
    await card.getByRole('button', { name: 'Reload' }).click();
    await expect(card.getByRole('link', { name: 'Continue' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Theme: Light' })).toBeVisible();
    await expect.poll(isDark).toBe(false);
  });
  await test.step('the last conversation opens', async () => {
    await card.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/stories/21/develop');
    await expect(region('Question')).toBeVisible();
  });
});
