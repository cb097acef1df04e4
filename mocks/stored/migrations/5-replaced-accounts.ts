import type { Migration } from './migration.ts';

/** One session can have several accounts: the open one, and those that an import replaced. Unreadable rows have a table. */
export const replacedAccounts: Migration = {
  to: 5,
  sql: `
    CREATE TABLE account (
      id INTEGER PRIMARY KEY, session TEXT NOT NULL, meta TEXT NOT NULL, replaced_at TEXT
    ) STRICT;
    CREATE UNIQUE INDEX open_account ON account (session) WHERE replaced_at IS NULL;
    INSERT INTO account (session, meta) SELECT id, meta FROM session;
    CREATE TABLE new_entity (
      account INTEGER NOT NULL, collection TEXT NOT NULL, id ANY NOT NULL, body TEXT NOT NULL,
      PRIMARY KEY (account, collection, id)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO new_entity
      SELECT account.id, collection, entity.id, body FROM entity JOIN account ON account.session = entity.session;
    CREATE TABLE new_upload (
      account INTEGER NOT NULL, kind TEXT NOT NULL, id INTEGER NOT NULL, media_type TEXT NOT NULL, sha256 TEXT NOT NULL,
      bytes BLOB NOT NULL, PRIMARY KEY (account, kind, id)
    ) STRICT;
    INSERT INTO new_upload
      SELECT account.id, kind, upload.id, media_type, sha256, bytes
      FROM upload JOIN account ON account.session = upload.session;
    CREATE TABLE set_aside (
      account INTEGER NOT NULL, collection TEXT NOT NULL, id ANY NOT NULL, body TEXT NOT NULL, problem TEXT NOT NULL
    ) STRICT;
    DROP TABLE session;
    DROP TABLE entity;
    DROP TABLE upload;
    ALTER TABLE new_entity RENAME TO entity;
    ALTER TABLE new_upload RENAME TO upload;
  `,
};
