import type { Node } from '@tiptap/pm/model';

/** What the server has, and what this device has beside it, both in the editor's form. */
export type DocumentSources = {
  readonly stored: { readonly version: number; readonly doc: Node } | null;
  readonly draft: { readonly version: number | null; readonly doc: Node } | null;
};

/**
 * With what a text opens. `clean`: as the server has it. `dirty`: with what this device has and the server has not, made from
 * `version` (null while the server cannot be asked). `two`: both have changed, and the writer chooses.
 */
export type InitialDocument =
  | { readonly kind: 'clean'; readonly doc: Node; readonly version: number }
  | { readonly kind: 'dirty'; readonly doc: Node; readonly version: number | null }
  | { readonly kind: 'two'; readonly doc: Node; readonly version: number | null; readonly theirs: number }
  | { readonly kind: 'nothing' };

/** Nothing of either is lost: a draft that says what the server says is none, and one of another version waits for a choice. */
export function resolveInitialDocument({ stored, draft }: DocumentSources): InitialDocument {
  if (stored === null) return draft === null ? { kind: 'nothing' } : { kind: 'dirty', ...draft };
  if (draft === null || draft.doc.eq(stored.doc)) return { kind: 'clean', ...stored };
  if (draft.version === stored.version) return { kind: 'dirty', ...draft };
  return { kind: 'two', ...draft, theirs: stored.version };
}
