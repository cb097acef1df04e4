import { type Static, Type } from 'typebox';
import type { Row } from '#mocks/model/row.ts';
import type { UnreadableRow, UploadRef } from '#mocks/stored/database.ts';

export const accountFile = 'account.json';
export const archiveFormat = 'lamplight-account';

/** A session's logins, and the state of a demo. Work in progress is part of an archive, so that it continues. */
export const leftOut = new Set(['tokens', 'mails', 'faults', 'timeline', 'replayed', 'deliveries']);

/** Random numbers of the session, not of the account. */
export const sessionStreams = new Set(['tokens', 'sockets']);

/** The outline of `account.json`. Its rows are checked one by one. */
export const archiveSchema = Type.Object({
  format: Type.Literal(archiveFormat),
  version: Type.Integer(),
  meta: Type.Object({}),
  tables: Type.Record(Type.String(), Type.Array(Type.Unknown())),
  uploads: Type.Array(
    Type.Object({
      kind: Type.Enum(['recordings', 'images']),
      id: Type.Integer({ minimum: 1 }),
      mediaType: Type.String({ pattern: '^[a-z]+/[a-z0-9.+-]+(;[ a-z0-9=,.+-]*)?$' }),
      sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
      file: Type.String(),
    }),
  ),
  unreadable: Type.Optional(
    Type.Array(
      Type.Object({
        collection: Type.String(),
        id: Type.Union([Type.Integer(), Type.String()]),
        body: Type.String(),
        problem: Type.String(),
      }),
    ),
  ),
});

export type ArchivedAccount = Omit<Static<typeof archiveSchema>, 'tables' | 'uploads' | 'unreadable'> & {
  readonly tables: Readonly<Record<string, readonly Row[]>>;
  readonly uploads: readonly (UploadRef & { readonly file: string })[];
  readonly unreadable: readonly UnreadableRow[];
};
