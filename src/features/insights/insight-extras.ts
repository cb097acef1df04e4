import type { Insight } from '#src/contract/generated/types.ts';
import { asText } from '#src/lib/decode.ts';

export type ExtraAttribute = { readonly name: string; readonly value: string };

function toLabel(key: string): string {
  const label = key
    .replaceAll(/[_-]+/gu, ' ')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .trim()
    .toLowerCase();
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function toText(value: unknown): string | null {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  return asText(value);
}

export function extraAttributes(insight: Insight): ExtraAttribute[] {
  const extras: unknown = insight.extraAttributes;
  if (typeof extras !== 'object' || extras === null || Array.isArray(extras)) return [];
  return Object.entries(extras as Record<string, unknown>).flatMap(([key, value]) => {
    const text = toText(value);
    return text === null ? [] : [{ name: toLabel(key), value: text }];
  });
}
