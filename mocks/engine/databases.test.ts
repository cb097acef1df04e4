import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as sqlite from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { createMemoryDatabase } from './database.ts';
import { createSqliteDatabase } from './open-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'lamplight-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe.each([
  ['in memory', () => createMemoryDatabase()],
  ['in a file', () => createSqliteDatabase(sqlite, join(folder, 'state.sqlite'), true)],
])('a database %s', (_, open) => {
  it('loads rows by table in id order, numbers before text, without removed ones', () => {
    const database = open();
    const toChange = (collection: string, id: number | string) => ({
      collection,
      id,
      row: { id, said: `${collection} ${id}` },
    });
    database.save('one', 'first', [
      toChange('turns', 10),
      toChange('turns', 'b'),
      toChange('turns', 9),
      toChange('turns', 'a'),
      toChange('x', 1),
    ]);
    database.save('one', 'second', [{ collection: 'turns', id: 9, row: null }, toChange('turns', 2)]);
    database.save('other', 'theirs', [toChange('turns', 7)]);
    const stored = database.load('one');
    expect(stored?.meta).toBe('second');
    expect(stored?.rows.get('turns')?.map(({ id }) => id)).toEqual([2, 10, 'a', 'b']);
    expect(stored?.rows.get('turns')?.[0]).toEqual({ id: 2, said: 'turns 2' });
    database.close();
  });

  it('loads a session and its uploads only between saving and removing it', () => {
    const database = open();
    const upload = { mediaType: 'audio/webm', sha256: 'abc', bytes: Uint8Array.of(1, 2, 0, 255) };
    expect(database.load('one')).toBeNull();
    database.putUpload('one', 'recordings', 5, upload);
    expect(database.load('one')).toBeNull();
    database.save('one', 'meta', []);
    expect(database.upload('one', 'recordings', 5)).toEqual(upload);
    expect(database.upload('one', 'images', 5)).toBeNull();
    expect(database.upload('other', 'recordings', 5)).toBeNull();
    database.remove('one');
    expect([database.load('one'), database.upload('one', 'recordings', 5)]).toEqual([null, null]);
    database.close();
  });
});
