import { readSlug } from './conversation-subject.ts';

const { encodeURIComponent: encode } = globalThis;

/** The address of a project, or of a part of it such as `outline` or `characters/mara-ellery` (section 2). */
export function projectPath(slug: string, ...parts: readonly (string | number)[]): string {
  return ['/projects', ...[slug, ...parts].map((part) => encode(part))].join('/');
}

/** Fixed names of a project's sections win over kinds of the same name (checklist OP-04). */
const fixedSections: ReadonlySet<string> = new Set(['outline', 'moodboard', 'notes', 'write', 'conversation']);

/** Whether this part of an address can be a kind of element, such as "characters". */
export function isElementKind(part: string): boolean {
  return readSlug(part) !== null && !fixedSections.has(part);
}
