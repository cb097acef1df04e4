import type { Insight } from '#src/contract/generated/model/index.ts';

/** One of an insight's extra attributes as it is shown. */
export type ExtraAttribute = { readonly name: string; readonly value: string };

/** A key of the wire as words: "release_year" is "Release year". */
function nameOf(key: string): string {
  const words = key
    .replaceAll(/[_-]+/gu, ' ')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The extra attributes (section 3) that say something; values that are no text or number are left out. */
export function extraAttributes(insight: Insight): ExtraAttribute[] {
  const extras: unknown = insight.extraAttributes;
  if (typeof extras !== 'object' || extras === null || Array.isArray(extras)) return [];
  return Object.entries(extras as Record<string, unknown>).flatMap(([key, value]) => {
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' && text.trim() !== '' ? [{ name: nameOf(key), value: text.trim() }] : [];
  });
}
