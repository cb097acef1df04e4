import { beforeEach, describe, expect, it } from 'vitest';
import { plainText, type RichDoc } from '#src/lib/rich-text.ts';
import { listDrafts, saveDraft } from '#src/platform/drafts.ts';
import { freshDevice } from '#src/platform/testing/fake-device.ts';
import { type NoteDrafts, openNoteDrafts, parseDraftKey } from './note-drafts.ts';
import { serializeFieldDraft } from './note-field-draft.ts';

function toDoc(text: string): RichDoc {
  return {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  };
}

function createStoredDraft(text: string): string {
  return serializeFieldDraft({
    base: { version: 1, text: { title: '', content: toDoc('') } },
    local: { title: '', content: toDoc(text) },
    unconfirmed: null,
  });
}

function getOrphanedTexts({ orphaned }: NoteDrafts): string[] {
  return [...orphaned].map(
    ([piece, { local }]) => `${piece}: ${local.content ? plainText(local.content) : local.title}`,
  );
}

beforeEach(freshDevice);

describe('openNoteDrafts', () => {
  it('offers a draft to a later opening only after the first is released', async () => {
    const first = await openNoteDrafts(7, 701);
    first.getAutosaver(7101).write(createStoredDraft('Mine.'));
    await first.getAutosaver(7101).flush();
    const second = await openNoteDrafts(7, 701);
    expect(getOrphanedTexts(second)).toEqual([]);
    first.release();
    const third = await openNoteDrafts(7, 701);
    expect(getOrphanedTexts(third)).toEqual(['7101: Mine.']);
    await third.deleteOrphaned();
    expect(await listDrafts(7)).toEqual([]);
  });

  it('ignores unreadable drafts and those of other notes or writers', async () => {
    const draft = (userId: number, entityId: string, text: string) =>
      saveDraft({ userId, surface: 'note', entityId }, text);
    await draft(7, '702/7103/gone', createStoredDraft('Other note.'));
    await draft(8, '701/7101/gone', createStoredDraft('Other writer.'));
    await draft(7, '701/7101/gone', 'no text of ours');
    const opened = await openNoteDrafts(7, 701);
    expect(getOrphanedTexts(opened)).toEqual([]);
    await opened.deleteOrphaned();
    expect(await listDrafts(7)).toHaveLength(2);
  });

  it('merges the drafts of two tabs into one text', async () => {
    for (const [opening, words] of [
      ['one', 'Mine.'],
      ['two', 'Also mine.'],
    ] as const)
      await saveDraft({ userId: 7, surface: 'note', entityId: `701/7101/${opening}` }, createStoredDraft(words));
    const [text = ''] = getOrphanedTexts(await openNoteDrafts(7, 701));
    expect(text).toContain('Mine.');
    expect(text).toContain('Also mine.');
  });
});

describe('parseDraftKey', () => {
  it.each([
    ['701/title/a', { note: '701', fieldId: 'title', opening: 'a' }],
    ['701/7101/a', { note: '701', fieldId: 7101, opening: 'a' }],
    ['701/x/a', null],
    ['701/7101', null],
    ['701/7101/a/b', null],
    ['', null],
  ])('parses the key %j', (entityId, parsed) => {
    expect(parseDraftKey({ surface: 'note', entityId })).toEqual(parsed);
    expect(parseDraftKey({ surface: 'answer', entityId })).toBeNull();
  });
});
