import type { Insight } from '#src/contract/generated/types.ts';
import { trimmed } from '#src/lib/display-values.ts';

export type ExtraAttribute = { readonly name: string; readonly value: string };

function toLabel(key: string): string {
  const label = key
    .replaceAll(/[_-]+/gu, ' ')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .trim()
    .toLowerCase();
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function toText(value: Insight['extraAttributes'][string]): string | null {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'number' ? String(value) : trimmed(value);
}

export function getExtraAttributes({ extraAttributes }: Insight): ExtraAttribute[] {
  return Object.entries(extraAttributes).flatMap(([key, value]) => {
    const text = toText(value);
    return text === null ? [] : [{ name: toLabel(key), value: text }];
  });
}
