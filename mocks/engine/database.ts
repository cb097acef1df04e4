import type { Change, Row } from './store.ts';

/** Recordings by message id, images by their own. Also the URL's folder. */
export type UploadKind = 'recordings' | 'images';

export type Upload = { readonly mediaType: string; readonly sha256: string; readonly bytes: Uint8Array };

export type StoredMockSession = { readonly meta: string; readonly rows: ReadonlyMap<string, readonly Row[]> };

export type Database = {
  readonly load: (session: string) => StoredMockSession | null;
  readonly save: (session: string, meta: string, changes: readonly Change[]) => void;
  readonly remove: (session: string) => void;
  readonly putUpload: (session: string, kind: UploadKind, id: number, upload: Upload) => void;
  readonly upload: (session: string, kind: UploadKind, id: number) => Upload | null;
  readonly close: () => void;
};
