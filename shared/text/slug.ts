/**
 * Returns lower-case letters of any script and digits, with hyphens, for addresses and file names. At most `longest`
 * UTF-16 units; empty for a name without letters and digits. Latin letters lose their accents.
 */
export function toSlug(name: string, longest: number): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/['’]|(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^[-\p{M}]+/u, '');
  return cutSlug(words, longest);
}

/** Cuts between characters: half of one isn't valid in an address. */
export function cutSlug(slug: string, longest: number): string {
  return slug
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/-$/, '');
}
