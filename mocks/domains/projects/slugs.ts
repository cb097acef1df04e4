import { cutSlug, toSlug } from '#shared/text/slug.ts';

const longest = 60;

/** Returns the first free slug of `name`, `name-2`, `name-3`, … */
export function newSlug(name: string, isTaken: (slug: string) => boolean): string {
  const base = toSlug(name, longest) || 'untitled';
  let slug = base;
  for (let number = 2; isTaken(slug); number += 1) {
    const suffix = `-${number}`;
    slug = cutSlug(base, longest - suffix.length) + suffix;
  }
  return slug;
}
