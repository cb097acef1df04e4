import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MockServer } from '#mocks/mock-server.ts';
import { createMockServer } from '#mocks/mock-server.ts';
import type { components } from '#src/api/generated/schema.ts';
import { imageForm, png } from './mock-picture.ts';
import { endCleanly, Writer } from './mock-writer.ts';

type Schemas = components['schemas'];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lamplight-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function file(): string {
  return join(folder, 'state.sqlite');
}

function start(): Promise<MockServer> {
  return createMockServer({ database: file() });
}

const salt = '/api/v1/projects/the-salt-road';
const ice = '/api/v1/projects/what-the-ice-keeps';
const november = '/api/v1/reconciliations/salt-road-november';

async function readAll(writer: Writer): Promise<Record<string, unknown>> {
  const paths = [
    '/api/v1/projects',
    '/api/v1/elements/all?per_page=100',
    november,
    ...[salt, ice].flatMap((project) =>
      ['', '/outline', '/moodboard', '/notes', '/document'].map((part) => project + part),
    ),
    `${salt}/notes/701`,
    `${salt}/elements/mara-ellery`,
    `${salt}/elements/mara-ellery/related/all`,
  ];
  const entries: [string, unknown][] = [];
  for (const path of paths) entries.push([path, await writer.ok('GET', path)]);
  return Object.fromEntries(entries);
}

async function changeEverything(writer: Writer, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Kept. ' }] }] };
  await writer.ok('POST', '/api/v1/projects', { body: { name: 'What the Ice Keeps' } });
  await writer.ok('PATCH', salt, { body: { subtitle: 'Renamed' } });
  const newCharacter = { type: 'characters', name: 'The keeper', related_to: 'mara-ellery' };
  await writer.ok('POST', `${salt}/elements`, { body: newCharacter });
  await writer.ok('PATCH', `${salt}/elements/mara-ellery`, { body: { description: null } });
  await writer.ok('DELETE', `${salt}/elements/tobias-ellery`);
  await writer.ok('POST', `${salt}/elements/mara-ellery/images`, { form: imageForm(png(30, 40)) });
  await writer.ok('POST', `${salt}/elements/moodboard/images`, { form: imageForm(bytes, { caption: 'Gulls' }) });
  await writer.ok('PUT', `${salt}/moodboard`, { body: { items: [{ id: 1002 }, { id: 605, caption: 'Moved' }] } });
  await writer.ok('DELETE', `${salt}/moodboard/603`);
  await writer.ok('PUT', `${ice}/outline`, { body: { version: 1, parts: [{ id: 'a', title: 'One', scenes: [] }] } });
  await writer.ok('PUT', `${ice}/document`, { body: { version: 1, content: text } });
  await writer.ok('POST', `${ice}/notes`, { body: { title: 'A note' } });
  await writer.ok('PATCH', `${salt}/notes/701`, { body: { version: 3, section_ids: [7102, 7101] } });
  await writer.ok('POST', `${salt}/notes/701/sections`, { body: { content: text, after: 7102 } });
  await writer.ok('DELETE', `${salt}/notes/702`);
  await writer.ok('DELETE', `${november}/update_item/9502`);
  await writer.ok('POST', `${november}/update_item/9501`, { body: { now: 'Thirty-two' } });
}

describe('workspace saved to a file', () => {
  it('reads back unchanged after a restart and still restores deleted items', async () => {
    const first = await start();
    const before = new Writer(first.origin, 'kept');
    await before.startSession();
    await before.signIn();
    const bytes = png(640, 480, 50_000);
    await changeEverything(before, bytes);
    const seen = await readAll(before);
    await endCleanly(first);

    const second = await start();
    const after = new Writer(second.origin, 'kept');
    after.token = before.token;
    expect(await readAll(after)).toEqual(seen);
    const image = await fetch(`${second.origin}/media/images/1002`, { headers: { 'X-Mock-Session': 'kept' } });
    expect(new Uint8Array(await image.arrayBuffer())).toEqual(bytes);
    await after.ok('POST', `${salt}/elements/tobias-ellery/restore`);
    await after.ok('POST', `${salt}/notes/702/restore`);
    const { data } = await after.ok<Schemas['MoodboardResponse']>('POST', `${salt}/moodboard/603/restore`);
    expect(data.items.map(({ id }) => id)).toEqual([1002, 605, 601, 602, 603, 604, 606]);
    const note = await after.ok<Schemas['NoteResponse']>('POST', `${ice}/notes`, { body: { title: null } });
    expect(note.data).toMatchObject({ id: 733, sections: [{ id: 7203 }] });
    await endCleanly(second);
  });

  it('completes a reconciliation review that a restart interrupted', async () => {
    const first = await start();
    const before = new Writer(first.origin, 'under-way');
    await before.startSession();
    await before.signIn();
    await before.ok('POST', `${november}/process`);
    await endCleanly(first);

    const second = await start();
    const after = new Writer(second.origin, 'under-way');
    after.token = before.token;
    expect(await after.ok('GET', november)).toMatchObject({ data: { status: 'processing' } });
    await after.advance(2000);
    expect(await after.ok('GET', november)).toMatchObject({ data: { status: 'processed', items: [] } });
    expect(await after.events()).toEqual(['project.11: reconciliationUpdate.processed processed']);
    await endCleanly(second);

    const third = await start();
    const later = new Writer(third.origin, 'under-way');
    later.token = before.token;
    expect(await later.ok('GET', `${salt}/elements/the-harbour-master`)).toMatchObject({ data: { id: 113 } });
    await endCleanly(third);
  });
});
