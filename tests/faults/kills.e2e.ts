import type { Page } from '@playwright/test';
import { getStoredDrafts } from '../support/device.ts';
import { go } from '../support/go.ts';
import * as notes from '../support/notes.ts';
import * as manuscript from '../support/write.ts';
import { killWhileRecording, killWhileTyping, killWhileUploading } from './support/kills.ts';
import { seeded } from './support/seeded.ts';
import { expect, test } from './support/test.ts';

test('a recording, a note and the manuscript survive a killed browser except for the last moment', async ({
  killable,
  faults,
}) => {
  const unsaved = ' Nobody saved this yet.';
  const section = 'What is true';
  await test.step('other tabs have unsaved text in a note and the manuscript', async () => {
    const noteFault = faults.fault({ method: 'PATCH', path: /\/notes\//, at: 'before', hangs: true, times: 20 });
    const textFault = faults.fault({ method: 'PUT', path: /\/document$/, at: 'before', hangs: true, times: 20 });
    const context = (await killable.browser.open()).context();
    const note = await context.newPage();
    await notes.openTides(note);
    await notes.writeIn(note, section, unsaved);
    const text = await context.newPage();
    await manuscript.openText(text);
    await manuscript.writeAtEnd(text, unsaved);
    const drafts = async () => (await getStoredDrafts(text)).filter((draft) => draft.includes(unsaved));
    await expect.poll(drafts).toHaveLength(2);
    await Promise.all([noteFault.triggered, textFault.triggered]);
  });
  const restoreTexts = (page: Page): Promise<void> =>
    test.step('the note and the manuscript restore the unsaved text and save it once', async () => {
      faults.heal();
      await notes.openTides(page);
      await expect(notes.sectionText(page, section)).toContainText(unsaved);
      await expect(notes.saveState(page)).toHaveText('Saved');
      const first = async () => JSON.stringify((await notes.serverNote(page)).sections[0]);
      await expect.poll(first).toContain(unsaved);
      await go(page, '/projects/the-salt-road/write');
      await expect(manuscript.story(page)).toContainText(`It was locked.${unsaved}`);
      await expect.poll(async () => (await manuscript.getServerText(page)).split(unsaved)).toHaveLength(2);
      await expect(manuscript.saveState(page)).toHaveText('Saved');
      await expect.poll(() => getStoredDrafts(page)).toEqual([]);
    });
  await test.step('the recording is offered again and can be sent', async () => {
    const losses = await killWhileRecording(killable, seeded('recording'), 1, restoreTexts);
    expect(losses.map(({ isTorn }) => isTorn)).toEqual([false]);
  });
});

test('a typed answer survives a killed browser except for the last moment, and a sent one arrives once automatically', async ({
  killable,
  faults,
}) => {
  await test.step('the answer box restores the typed answer', async () => {
    const losses = await killWhileTyping(killable, seeded('typing'), 1);
    expect(losses.map(({ isTorn }) => isTorn)).toEqual([false]);
  });
  await test.step('an interrupted answer arrives when the writer returns', () =>
    killWhileUploading(killable, faults, [
      { kind: 'audio', at: 'during', share: 0.6, returnTo: '/' },
      { kind: 'text', at: 'after' },
    ]));
});
