const longest = 60;

/** Returns lower-case ASCII with hyphens, never empty. */
function plainSlug(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '');
  return cut(ascii, longest) || 'untitled';
}

function cut(slug: string, length: number): string {
  return slug.slice(0, length).replace(/-$/, '');
}

/** Returns the first free slug of `name`, `name-2`, `name-3`, … */
export function newSlug(name: string, isTaken: (slug: string) => boolean): string {
  const base = plainSlug(name);
  let slug = base;
  for (let number = 2; isTaken(slug); number += 1) {
    const suffix = `-${number}`;
    slug = cut(base, longest - suffix.length) + suffix;
  }
  return slug;
}
