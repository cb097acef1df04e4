import type { Change, Row } from './store.ts';

/** What a writer uploaded: recordings by their message's id, images by their own. Also the folder of their address. */
export type UploadKind = 'recordings' | 'images';

/** The bytes of one file, exactly as they were received. */
export type Upload = { readonly mediaType: string; readonly sha256: string; readonly bytes: Uint8Array };

/** What a session looks like when it is read back. `meta` is the session's own JSON. */
export type StoredMockSession = { readonly meta: string; readonly rows: ReadonlyMap<string, readonly Row[]> };

/** Keeps sessions across restarts: a row per entity, uploads byte for byte. */
export type Database = {
  readonly load: (session: string) => StoredMockSession | null;
  /** Writes the session's meta data and changed rows in one transaction. */
  readonly save: (session: string, meta: string, changes: readonly Change[]) => void;
  readonly remove: (session: string) => void;
  readonly putUpload: (session: string, kind: UploadKind, id: number, upload: Upload) => void;
  readonly upload: (session: string, kind: UploadKind, id: number) => Upload | null;
  readonly close: () => void;
};
