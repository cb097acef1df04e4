const { encodeURIComponent: encode } = globalThis;

/** The address of a project, or of a part of it such as `outline` or `characters/mara-ellery` (section 2). */
export function projectPath(slug: string, ...parts: readonly (string | number)[]): string {
  return ['/projects', ...[slug, ...parts].map((part) => encode(part))].join('/');
}
