import { expect, test } from '../support/test.ts';
import { openText, saveNow, saveState, getServerText, story, writeAtEnd } from '../support/write.ts';

test('a manuscript is written in one tab at a time, and two devices lose no text', async ({
  writer: first,
  context,
  browser,
  origin,
  guard,
}) => {
  guard.expectError(/ERR_INTERNET_DISCONNECTED/);
  guard.expectError(/409/);
  await openText(first);
  await test.step('a second tab is read-only until the writer chooses “Write here instead”', async () => {
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
    await saveNow(second);
    await expect.poll(() => getServerText(second)).toContain('From the first tab. From the second.');
    await second.close();
    await expect(story(first)).toHaveAttribute('contenteditable', 'true');
    await expect(story(first)).toContainText('From the second.');
    await expect(saveState(first)).toHaveText('Saved');
  });
  await test.step('text written offline and text written on another device are both preserved', async () => {
    const storageState = await context.storageState();
    const desktop = await (await browser.newContext({ baseURL: origin, storageState })).newPage();
    await openText(desktop);
    await context.setOffline(true);
    await writeAtEnd(first, ' Written on the train.');
    await saveNow(first);
    await expect(saveState(first)).toHaveText('Saved on this device');
    await writeAtEnd(desktop, ' Written at the desk.');
    await saveNow(desktop);
    await expect.poll(() => getServerText(desktop)).toContain('Written at the desk.');
    await desktop.context().close();
    await context.setOffline(false);
    const both = first.getByRole('button', { name: 'Keep both' });
    await expect(both).toBeVisible({ timeout: 30_000 });
    await both.click();
    await expect.poll(() => getServerText(first)).toContain('Written on the train.');
    expect(await getServerText(first)).toContain('Written at the desk.');
  });
});
