import { trackChannels } from '../support/channels.ts';
import { moveCaretToEnd, untilAtEnd } from '../support/caret.ts';
import { getStoredDrafts } from '../support/device.ts';
import {
  openText,
  paragraph,
  saveElsewhere,
  saveNow,
  saveState,
  serverText,
  getServerText,
  story,
  writeAtEnd,
} from '../support/write.ts';
import { expect, test } from '../support/test.ts';

test("text that can't be saved survives a reload, including content that the editor doesn't know", async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/503/);
  const table = {
    type: 'table',
    attrs: { width: 3 },
    content: [{ type: 'tableRow', content: [paragraph('High water 14:02')] }],
  };
  const aligned = { ...paragraph('In the middle.'), attrs: { textAlign: 'center' } };
  await saveElsewhere(page, (blocks) => [...blocks, table, aligned, paragraph('Last.')]);
  await mock.fault({ operation_id: 'documentReplace', status: 503, times: 100 });
  await openText(page);
  await expect(saveState(page)).toHaveText('Saved');
  await expect(story(page)).toContainText('High water 14:02');
  await test.step('text that fails to save is there after a reload', async () => {
    await writeAtEnd(page, ' She knocked twice.');
    await saveNow(page);
    await expect(saveState(page)).toHaveText('Save failed');
    await expect(page.getByText('Your changes are safe on this device.')).toBeVisible();
    await page.keyboard.type(' Then again.');
    await page.reload();
    await expect(story(page), 'the last letters are there').toContainText('Last. She knocked twice. Then again.');
    await expect(saveState(page)).toHaveText('Save failed');
  });
  await test.step('the text reaches the server when the writer tries again', async () => {
    await mock.noFaults();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(saveState(page)).toHaveText('Saved');
    expect(await getServerText(page)).toContain('Last. She knocked twice.');
    const { content } = await serverText(page);
    expect(content.content.slice(-3, -1)).toEqual([table, aligned]);
    await expect.poll(() => getStoredDrafts(page)).toEqual([]);
  });
});

test(
  'a manuscript is sent in pauses, by Ctrl+S and on leaving, and follows another device',
  { tag: '@smoke' },
  async ({ writer: page, mock }) => {
    const channels = trackChannels(page);
    await openText(page);
    await test.step('a pause in typing and Ctrl+S send the text, and a slow save is shown', async () => {
      const first = (await serverText(page)).version;
      await writeAtEnd(page, ' One.');
      await expect.poll(async () => (await mock.getRequests('documentReplace')).length).toBe(1);
      await expect(saveState(page)).toHaveText('Saved');
      await mock.clock({ paused: true });
      await mock.fault({ operation_id: 'documentReplace', latency_ms: 3000 });
      await page.keyboard.type(' Two.');
      await saveNow(page);
      await mock.waitForFault('documentReplace');
      await expect(saveState(page)).toHaveText('Saving…');
      await page.keyboard.type(' Three.');
      await mock.advance(3000);
      await mock.clock({ paused: false });
      await expect.poll(() => getServerText(page)).toContain('One. Two. Three.');
      await expect(saveState(page)).toHaveText('Saved');
      const saves = (await mock.getRequests('documentReplace')).length;
      expect((await serverText(page)).version).toBe(first + saves);
    });
    await test.step('text saved on another device appears here without moving the caret', async () => {
      await moveCaretToEnd(story(page));
      await expect.poll(() => channels.has('private-document.721')).toBe(true);
      await saveElsewhere(page, (blocks) => [paragraph('Written at the desk.'), ...blocks]);
      await expect(story(page)).toContainText('Written at the desk.');
      await untilAtEnd(story(page));
      await page.keyboard.type(' And on.');
      await saveNow(page);
      await expect(story(page)).toContainText('One. Two. Three. And on.');
      await expect.poll(() => getServerText(page)).toContain('And on.');
      await expect.poll(() => getServerText(page)).toContain('Written at the desk.');
    });
    await test.step('leaving the screen sends the text', async () => {
      await page.keyboard.type(' Gone.');
      await page.getByRole('link', { name: 'Back to The Salt Road' }).click();
      await expect(page).toHaveURL(/\/projects\/the-salt-road$/);
      await expect.poll(() => getServerText(page)).toContain('Gone.');
      await expect.poll(() => getStoredDrafts(page)).toEqual([]);
    });
  },
);
