const longest = 60;

/** Returns lower-case letters of any script and digits, with hyphens. Never empty. Latin letters lose their accents. */
function plainSlug(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/['’]|(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^[-\p{M}]+/u, '');
  return cut(words, longest) || 'untitled';
}

/** Cuts between characters: half of one isn't valid in an address. */
function cut(slug: string, length: number): string {
  return slug
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/-$/, '');
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
