import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from './open-database.ts';

let folder: string;
let path: string;
let notices: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lamplight-'));
  path = join(folder, 'kept/state.sqlite');
  notices = [];
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function open(file: string | undefined, fresh = false) {
  return openDatabase(file, fresh, (sentence) => notices.push(sentence));
}

function write(statements: string): void {
  const file = new DatabaseSync(path);
  file.exec(statements);
  file.close();
}

function spoil(): void {
  const bytes = readFileSync(path);
  bytes.fill(0x5a, 4096, 8192);
  writeFileSync(path, bytes);
}

describe('an unusable database file', () => {
  beforeEach(() => {
    const database = open(path);
    database.save('one', 'meta', [{ collection: 'turns', id: 1, row: { id: 1 } }]);
    database.close();
  });

  it.each<[string, () => void, string]>([
    ['that is no database', () => writeFileSync(path, 'Once upon a time. '.repeat(100)), 'is damaged'],
    ['that is damaged inside', spoil, 'is damaged'],
    ['of another version', () => write('PRAGMA user_version = 2'), 'was written by another version of Lamplight'],
  ])('reports a file %s, leaves it unchanged and discards it only with --fresh', (_, change, reason) => {
    change();
    const bytes = readFileSync(path);
    expect(() => open(path)).toThrow(
      new Error(`${path} ${reason}: start with --fresh to discard it, or move the file.`),
    );
    expect(readFileSync(path).equals(bytes)).toBe(true);
    const reopened = open(path, true);
    expect(reopened.load('one')).toBeNull();
    reopened.close();
    open(path).close();
    expect(notices).toEqual([]);
  });

  it('reports a database file that is in use by another process', () => {
    const first = open(path);
    first.save('one', 'meta', []);
    expect(() => open(path)).toThrow(/ is in use by another running Lamplight\. Stop it first\.$/);
    first.close();
  });
});

describe('the in-memory fallback', () => {
  it("names a folder that isn't writable and stores the sessions in memory", () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const database = open(join(file, 'state.sqlite'));
    expect(notices).toEqual([`Data is kept in memory only: ${file} isn't writable.`]);
    database.save('one', 'meta', []);
    expect(database.load('one')?.meta).toBe('meta');
    database.close();
  });

  it('shows no notice when no file is configured', () => {
    const database = open(undefined);
    database.save('one', 'meta', []);
    expect([database.load('one')?.meta, notices]).toEqual(['meta', []]);
    database.close();
  });
});
