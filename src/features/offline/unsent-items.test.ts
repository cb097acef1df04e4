import { beforeEach, describe, expect, it } from 'vitest';
import { saveDraft } from '#src/platform/drafts.ts';
import { saveOutboxEntry } from '#src/platform/outbox-storage.ts';
import { createStoredRecording } from '#src/platform/recording-storage.ts';
import { freshDevice } from '#src/platform/testing/fake-device.ts';
import { formatUnsentTime, getUnsentTitle, listUnsentItems } from './unsent-items.ts';

const ana = 1;
const ben = 2;

const answer = {
  id: 'o1',
  userId: ana,
  kind: 'text',
  url: '/api/v1/x',
  sessionChatId: 60,
  chatMessageId: 7,
  fields: { message: 'She kept the key.' },
  recordingId: null,
  state: 'queued',
  attempts: 0,
  errorMessage: null,
  unsure: null,
} as const;

beforeEach(freshDevice);

describe('listUnsentItems', () => {
  it("lists each draft, answer and recording that the server doesn't have", async () => {
    await saveDraft({ userId: ana, surface: 'answer', entityId: '7' }, 'She left at nineteen.');
    await saveOutboxEntry(answer);
    const target = { context: 'stories', sessionChatId: 60, chatMessageId: 7, mimeType: 'audio/webm' };
    await createStoredRecording({ ...target, id: 'r1', userId: ana, timestamp: 1 });
    const work = await listUnsentItems(ana);
    expect(work.map((one) => `${getUnsentTitle(one)}: ${one.text}`).toSorted()).toEqual([
      'Answer draft: She left at nineteen.',
      'Answer waiting to be sent: She kept the key.',
      'Recording: ',
    ]);
  });

  it('says when an answer was last tried', async () => {
    const triedAt = new Date(2026, 10, 12, 14, 5).getTime();
    await saveOutboxEntry({ ...answer, state: 'failed', triedAt });
    const times = (await listUnsentItems(ana)).map((item) => formatUnsentTime(item, triedAt + 1000));
    expect(times).toEqual(['Last tried today, 14:05']);
  });

  it('converts rich text to plain text', async () => {
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'The harbour.' }] };
    const doc = JSON.stringify({ type: 'doc', content: [paragraph] });
    await saveDraft({ userId: ana, surface: 'note', entityId: '4' }, `{"version":3,"doc":${doc}}`);
    expect(await listUnsentItems(ana)).toMatchObject([{ kind: 'draft', text: 'The harbour.' }]);
  });

  it('describes changes of the outline', async () => {
    const scene = { id: 's', title: 'The ferry', synopsis: 'Mara misses it.', status: 'idea' };
    const part = { id: 'p', title: ' ', scenes: [] };
    const changes = [
      { type: 'sceneAdded', part: 'p', index: 0, scene },
      { type: 'sceneEdited', part: 'p', scene, was: { synopsis: '' }, now: { synopsis: 'Mara waits.' } },
      { type: 'sceneEdited', part: 'p', scene, was: { status: 'idea' }, now: { status: 'done' } },
      { type: 'sceneMoved', id: 's', part: 'p', after: null, index: 0 },
      { type: 'sceneRemoved', scene },
      { type: 'partAdded', index: 0, part },
      { type: 'partRenamed', id: 'p', was: '', now: 'Shore' },
      { type: 'partMoved', id: 'p', index: 1 },
      { type: 'partRemoved', part },
      { type: 'ofALaterRelease' },
      null,
    ];
    await saveDraft({ userId: ana, surface: 'outline', entityId: 'the-salt-road' }, JSON.stringify(changes));
    const [item, ...others] = await listUnsentItems(ana);
    expect(others).toEqual([]);
    expect(item && getUnsentTitle(item)).toBe('Outline changes');
    expect(item?.text.split('\n')).toEqual([
      'Scene “The ferry” added',
      'Mara misses it.',
      'Scene “The ferry” edited',
      'Mara waits.',
      'Scene “The ferry” edited',
      'Scene moved',
      'Scene “The ferry” deleted',
      'Part “Untitled” added',
      'Part “Untitled” renamed to “Shore”',
      'Part moved',
      'Part “Untitled” deleted',
    ]);
  });

  it('shows the text of a scene that is being edited', async () => {
    const text = { title: 'The ferry', synopsis: 'Mara waits.', status: 'idea', base: { title: 'Old' } };
    await saveDraft({ userId: ana, surface: 'outline-scene', entityId: 'the-salt-road/s' }, JSON.stringify(text));
    expect(await listUnsentItems(ana)).toMatchObject([{ text: 'The ferry\nMara waits.' }]);
  });

  it("describes a changed order of a note's sections", async () => {
    const draft = JSON.stringify({ version: 1, doc: { type: 'doc', content: [] }, title: '', order: [2, 1] });
    await saveDraft({ userId: ana, surface: 'note', entityId: '701/order/a' }, draft);
    expect(await listUnsentItems(ana)).toMatchObject([{ text: 'Sections added, moved or deleted' }]);
  });

  it("omits another writer's work", async () => {
    await saveDraft({ userId: ben, surface: 'answer', entityId: '7' }, 'His own words.');
    expect(await listUnsentItems(ana)).toEqual([]);
  });
});
