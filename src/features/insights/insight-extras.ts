import type { Insight } from '#src/contract/generated/model/index.ts';

export type ExtraAttribute = { readonly name: string; readonly value: string };

function nameOf(key: string): string {
  const words = key
    .replaceAll(/[_-]+/gu, ' ')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function extraAttributes(insight: Insight): ExtraAttribute[] {
  const extras: unknown = insight.extraAttributes;
  if (typeof extras !== 'object' || extras === null || Array.isArray(extras)) return [];
  return Object.entries(extras as Record<string, unknown>).flatMap(([key, value]) => {
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' && text.trim() !== '' ? [{ name: nameOf(key), value: text.trim() }] : [];
  });
}
