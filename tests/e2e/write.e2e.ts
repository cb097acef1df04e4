import { channelsOf } from '../support/channels.ts';
import { toEndOf, untilAtEnd } from '../support/caret.ts';
import { draftsKept } from '../support/device.ts';
import {
  openText,
  paragraph,
  saveElsewhere,
  saveState,
  serverText,
  serverWords,
  story,
  writeAtEnd,
} from '../support/write.ts';
import { expect, test } from '../support/test.ts';

// Covers PROJECT-17, ROUTER-22.
test('what is typed is kept on this device, is there after a reload, and reaches the server', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/503/);
  await mock.fault({ operation_id: 'documentReplace', status: 503, times: 100 });
  await openText(page);
  await expect(saveState(page)).toHaveText('Saved');
  await writeAtEnd(page, ' She knocked twice.');
  await expect(saveState(page)).toHaveText('Save failed');
  await expect(page.getByText('Your changes are safe on this device.')).toBeVisible();
  await page.reload();
  await expect(story(page)).toContainText('It was locked. She knocked twice.');
  await expect(saveState(page)).toHaveText('Save failed');
  await mock.noFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(saveState(page)).toHaveText('Saved');
  expect(await serverWords(page)).toContain('She knocked twice.');
  await expect.poll(() => draftsKept(page)).toEqual([]);
});

test('a text is sent in a pause of typing, at once by Ctrl with S, and a slow save says so', async ({
  writer: page,
  mock,
}) => {
  await openText(page);
  const first = (await serverText(page)).version;
  await writeAtEnd(page, ' One.');
  await expect.poll(async () => (await mock.calls('documentReplace')).length).toBe(1);
  await expect(saveState(page)).toHaveText('Saved');
  await mock.clock({ paused: true });
  await mock.fault({ operation_id: 'documentReplace', latency_ms: 3000 });
  await page.keyboard.type(' Two.');
  await page.keyboard.press('Control+s');
  await mock.met('documentReplace');
  await expect(saveState(page)).toHaveText('Saving…');
  await page.keyboard.type(' Three.');
  await mock.advance(3000);
  await expect.poll(() => serverWords(page)).toContain('One. Two. Three.');
  await expect(saveState(page)).toHaveText('Saved');
  const saves = (await mock.calls('documentReplace')).length;
  expect((await serverText(page)).version).toBe(first + saves);
});

test('the way out loses nothing: the text is sent when the screen is left', async ({ writer: page }) => {
  await openText(page);
  await writeAtEnd(page, ' Gone.');
  await page.getByRole('link', { name: 'Back to The Salt Road' }).click();
  await expect(page).toHaveURL(/\/projects\/the-salt-road$/);
  await expect.poll(() => serverWords(page)).toContain('Gone.');
  await expect.poll(() => draftsKept(page)).toEqual([]);
});

test('a text that is saved elsewhere shows here when nothing is unsaved, with the caret where it was', async ({
  writer: page,
}) => {
  const channels = channelsOf(page);
  await openText(page);
  await toEndOf(story(page));
  await expect.poll(() => channels.has('private-document.721')).toBe(true);
  await saveElsewhere(page, (blocks) => [paragraph('Written at the desk.'), ...blocks]);
  await expect(story(page)).toContainText('Written at the desk.');
  await untilAtEnd(story(page));
  await page.keyboard.type(' And on.');
  await expect(story(page)).toContainText('It was locked. And on.');
  await expect.poll(() => serverWords(page)).toContain('And on.');
  await expect.poll(() => serverWords(page)).toContain('Written at the desk.');
});

test('what this editor does not know stays in the text, shown as words and saved as it came', async ({
  writer: page,
}) => {
  const table = {
    type: 'table',
    attrs: { width: 3 },
    content: [{ type: 'tableRow', content: [paragraph('High water 14:02')] }],
  };
  const aligned = { ...paragraph('In the middle.'), attrs: { textAlign: 'center' } };
  await saveElsewhere(page, (blocks) => [...blocks, table, aligned, paragraph('Last.')]);
  await openText(page);
  await expect(story(page)).toContainText('High water 14:02');
  await writeAtEnd(page, ' Yes.');
  await expect.poll(() => serverWords(page)).toContain('Last. Yes.');
  const { content } = await serverText(page);
  expect(content.content.slice(-3, -1)).toEqual([table, aligned]);
});

test('a text that does not load says so and can be asked for again', async ({ writer: page, mock, guard }) => {
  guard.expectError(/500/);
  await mock.fault({ operation_id: 'documentRead', status: 500 });
  await page.goto('/projects/the-salt-road/write');
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t load your manuscript.' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(story(page)).toContainText('One stop early');
});
