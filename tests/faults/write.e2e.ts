import { draftsKept } from '../support/device.ts';
import { openText, saveState, serverWords, story, writeAtEnd } from '../support/write.ts';
import { expect, test } from './support/test.ts';

test('a text is there again when the browser was killed while it was written, and reaches the server once', async ({
  mortal,
  faults,
}) => {
  const held = faults.fault({ method: 'PUT', path: /\/document$/, at: 'before', holds: true, times: 20 });
  let page = await mortal.browser.open();
  await openText(page);
  await writeAtEnd(page, ' Nobody saved this yet.');
  await expect.poll(async () => (await draftsKept(page)).join('\n')).toContain('Nobody saved this yet.');
  await held.met;
  await mortal.browser.kill();
  faults.heal();
  page = await mortal.browser.open();
  await openText(page);
  await expect(story(page)).toContainText('It was locked. Nobody saved this yet.');
  await expect.poll(() => serverWords(page)).toContain('Nobody saved this yet.');
  await expect(saveState(page)).toHaveText('Saved');
  await expect.poll(() => draftsKept(page)).toEqual([]);
});

test('a save whose answer is lost is no conflict: the server has this very text', async ({ mortal, faults }) => {
  const cut = faults.fault({ method: 'PUT', path: /\/document$/, at: 'after' });
  const page = await mortal.browser.open();
  await openText(page);
  await writeAtEnd(page, ' Once and for all.');
  await cut.met;
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(async () => (await serverWords(page)).split('Once and for all.')).toHaveLength(2);
});
