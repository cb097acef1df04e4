import { expect, test } from '../support/test.ts';
import { openText, saveNow, saveState, getServerText, story, writeAtEnd } from '../support/write.ts';

test('a manuscript is written in one tab at a time: a second is read-only until “Write here instead”', async ({
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
  await saveNow(second);
  await expect.poll(() => getServerText(second)).toContain('From the first tab. From the second.');
  await second.close();
  await expect(story(first)).toHaveAttribute('contenteditable', 'true');
  await expect(story(first)).toContainText('From the second.');
  await expect(saveState(first)).toHaveText('Saved');
});
