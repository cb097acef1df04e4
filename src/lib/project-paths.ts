import { readSlug } from './conversation-subject.ts';

const { encodeURIComponent: encode } = globalThis;

/** Returns the path of a project, or of a subpage such as `outline` or `characters/mara-ellery` (section 2). */
export function projectPath(slug: string, ...parts: readonly (string | number)[]): string {
  return ['/projects', ...[slug, ...parts].map((part) => encode(part))].join('/');
}

/** A project's fixed sections win over kinds with the same name (checklist OP-04). */
const fixedSections: ReadonlySet<string> = new Set(['outline', 'moodboard', 'notes', 'write', 'conversation']);

export function isElementKind(part: string): boolean {
  return readSlug(part) !== null && !fixedSections.has(part);
}
