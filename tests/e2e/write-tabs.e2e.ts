import { expect, test } from '../support/test.ts';
import { openText, saveState, serverWords, story, writeAtEnd } from '../support/write.ts';

test('a second tab reads until the writer says "Write here instead"; the first then reads', async ({
  writer: first,
  context,
}) => {
  await openText(first);
  await writeAtEnd(first, ' From the first tab.');
  const second = await context.newPage();
  await second.goto('/projects/the-salt-road/write');
  await expect(second.getByText('This manuscript is open in another tab. It’s read-only here.')).toBeVisible();
  await expect(story(second)).toHaveAttribute('contenteditable', 'false');
  await second.getByRole('button', { name: 'Write here instead' }).click();
  await expect(story(second)).toHaveAttribute('contenteditable', 'true');
  await expect(story(second)).toContainText('From the first tab.');
  await expect(story(first)).toHaveAttribute('contenteditable', 'false');
  await writeAtEnd(second, ' From the second.');
  await expect.poll(() => serverWords(second)).toContain('From the first tab. From the second.');
  await second.close();
  await expect(story(first)).toHaveAttribute('contenteditable', 'true');
  await expect(story(first)).toContainText('From the second.');
});

test('of two devices on one text, one of them offline, no word is lost', async ({
  writer: train,
  context,
  browser,
  origin,
  guard,
}) => {
  guard.expectError(/ERR_INTERNET_DISCONNECTED/);
  guard.expectError(/409/);
  await openText(train);
  const desk = await (
    await browser.newContext({ baseURL: origin, storageState: await context.storageState() })
  ).newPage();
  await openText(desk);
  await context.setOffline(true);
  await writeAtEnd(train, ' Written on the train.');
  await expect(saveState(train)).toHaveText('Saved on this device');
  await writeAtEnd(desk, ' Written at the desk.');
  await expect.poll(() => serverWords(desk)).toContain('Written at the desk.');
  await desk.context().close();
  await context.setOffline(false);
  const both = train.getByRole('button', { name: 'Keep both' });
  await expect(both).toBeVisible({ timeout: 30_000 });
  await both.click();
  await expect.poll(() => serverWords(train)).toContain('Written on the train.');
  expect(await serverWords(train)).toContain('Written at the desk.');
});
