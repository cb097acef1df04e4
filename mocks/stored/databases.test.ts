import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Database, StoredUpload } from './database.ts';
import { createMemoryDatabase } from './memory-database.ts';
import { openDatabase } from './open-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'lamplight-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

let files = 0;
async function openFile(): Promise<Database> {
  files += 1;
  return (await openDatabase({ path: join(folder, `state-${files}.sqlite`) })).database;
}

const clock = { paused: true, speed: 1, virtual: 5, real: 5 };
function toMeta(scenario: string) {
  return { scenario, clock, streams: {}, ids: {} };
}

function toChange(collection: string, row: { readonly id: number | string }) {
  return { collection, id: row.id, row };
}

function relation(id: number) {
  return toChange('relations', { id, one: 1, other: 2 } as { id: number });
}

function replayed(id: string) {
  return toChange('replayed', { id, used: 1 } as { id: string });
}

const upload: StoredUpload = {
  ...{ kind: 'recordings', id: 5, mediaType: 'audio/webm' },
  ...{ sha256: 'abc', bytes: Uint8Array.of(1, 2, 0, 255) },
};

describe.each([
  ['in memory', () => Promise.resolve(createMemoryDatabase())],
  ['in a file', openFile],
])('a database %s', (_, open) => {
  it('loads rows by table in id order, without removed ones', async () => {
    const database = await open();
    const rows = [relation(10), relation(9), replayed('b'), replayed('a')];
    database.save('one', { meta: toMeta('first'), rows, uploads: [] });
    const changes = [{ collection: 'relations', id: 9, row: null }, relation(2)];
    database.save('one', { meta: toMeta('second'), rows: changes, uploads: [] });
    database.save('other', { meta: toMeta('theirs'), rows: [relation(7)], uploads: [] });
    const stored = database.load('one');
    expect(stored?.meta.scenario).toBe('second');
    expect(stored?.rows.get('relations')).toEqual([
      { id: 2, one: 1, other: 2 },
      { id: 10, one: 1, other: 2 },
    ]);
    expect(stored?.rows.get('replayed')?.map(({ id }) => id)).toEqual(['a', 'b']);
    database.close();
  });

  it('loads a session and its uploads only between saving and removing it', async () => {
    const database = await open();
    expect([database.load('one'), database.upload('one', 'recordings', 5)]).toEqual([null, null]);
    database.save('one', { meta: toMeta('first'), rows: [], uploads: [upload] });
    expect(database.upload('one', 'recordings', 5)).toMatchObject({ mediaType: 'audio/webm', bytes: upload.bytes });
    expect(database.uploads('one')).toMatchObject([{ kind: 'recordings', id: 5, sha256: 'abc' }]);
    expect(database.upload('one', 'images', 5)).toBeNull();
    expect(database.upload('other', 'recordings', 5)).toBeNull();
    database.remove('one');
    expect([database.load('one'), database.upload('one', 'recordings', 5)]).toEqual([null, null]);
    database.close();
  });

  it('keeps a replaced account until it is deleted, and exchanges it with the present one', async () => {
    const database = await open();
    database.save('one', { meta: toMeta('before'), rows: [relation(1), relation(2)], uploads: [upload] });
    const account = { meta: toMeta('after'), rows: new Map([['relations', [relation(3).row]]]), unreadable: [] };
    database.replace('one', { ...account, uploads: [] });
    expect([database.load('one')?.meta.scenario, database.uploads('one')]).toEqual(['after', []]);
    const [before] = database.replaced('one');
    expect(before?.counts).toEqual({ relations: 2 });
    expect([database.reopen('other', before?.id ?? 0), database.reopen('one', 99)]).toEqual([false, false]);
    expect(database.reopen('one', before?.id ?? 0)).toBe(true);
    expect([database.load('one')?.meta.scenario, database.uploads('one').length]).toEqual(['before', 1]);
    const [after] = database.replaced('one');
    expect(after?.counts).toEqual({ relations: 1 });
    database.deleteReplaced('other', after?.id ?? 0);
    expect(database.replaced('one')).toHaveLength(1);
    database.deleteReplaced('one', after?.id ?? 0);
    expect([database.replaced('one'), database.load('one')?.meta.scenario]).toEqual([[], 'before']);
    database.close();
  });

  it('changes nothing when an upload of the new account can’t be read', async () => {
    const database = await open();
    database.save('one', { meta: toMeta('before'), rows: [relation(1)], uploads: [upload] });
    const uploads = {
      *[Symbol.iterator]() {
        yield { ...upload, id: 6 };
        throw new Error('unreadable');
      },
    };
    const account = { meta: toMeta('after'), rows: new Map(), unreadable: [], uploads };
    expect(() => database.replace('one', account)).toThrow('unreadable');
    expect([database.load('one')?.meta.scenario, database.replaced('one')]).toEqual(['before', []]);
    expect(database.uploads('one').map(({ id }) => id)).toEqual([5]);
    database.close();
  });

  it('sets unreadable rows aside, keeps the others, and gives none of their ids again', async () => {
    const database = await open();
    const broken = [toChange('relations', { id: 8 }), toChange('tables_of_later', { id: 1 })];
    database.save('one', { meta: toMeta('first'), rows: [relation(1), ...broken], uploads: [] });
    for (const _again of [1, 2]) {
      const stored = database.load('one');
      expect(stored?.rows.get('relations')).toHaveLength(1);
      expect(stored?.unreadable.map(({ collection, id }) => `${collection} ${id}`).toSorted()).toEqual([
        'relations 8',
        'tables_of_later 1',
      ]);
      expect(stored?.meta.ids['relations']).toBe(8);
    }
    database.close();
  });
});
