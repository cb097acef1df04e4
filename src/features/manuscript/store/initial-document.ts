import type { Node } from '@tiptap/pm/model';

/** The server's text and this device's draft, both in the editor's form. */
export type DocumentSources = {
  readonly stored: { readonly version: number; readonly doc: Node } | null;
  readonly draft: { readonly version: number | null; readonly doc: Node } | null;
};

/**
 * How a text opens. `clean`: as on the server. `dirty`: with this device's changes to `version`, null if the server is
 * unreachable. `two`: both changed, and the writer chooses.
 */
export type InitialDocument =
  | { readonly kind: 'clean'; readonly doc: Node; readonly version: number }
  | { readonly kind: 'dirty'; readonly doc: Node; readonly version: number | null }
  | { readonly kind: 'two'; readonly doc: Node; readonly version: number | null; readonly remote: number }
  | { readonly kind: 'nothing' };

/** Ignores a draft equal to the server's text. A draft based on another version is a conflict. */
export function resolveInitialDocument({ stored, draft }: DocumentSources): InitialDocument {
  if (stored === null) return draft === null ? { kind: 'nothing' } : { kind: 'dirty', ...draft };
  if (draft === null || draft.doc.eq(stored.doc)) return { kind: 'clean', ...stored };
  if (draft.version === stored.version) return { kind: 'dirty', ...draft };
  return { kind: 'two', ...draft, remote: stored.version };
}
