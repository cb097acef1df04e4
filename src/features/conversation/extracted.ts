import type { Conversation } from '#src/contract/generated/types.ts';
import { asObject } from '#src/lib/decode.ts';

export type ExtractedValue = { readonly name: string; readonly value: string };

function isText(raw: unknown): raw is string {
  return typeof raw === 'string' && raw.trim() !== '';
}

/** Returns the extracted values (`data.extracted`) in the server's order. Drops rows without text. */
export function parseExtracted({ data }: Pick<Conversation, 'data'>): readonly ExtractedValue[] {
  const rows = asObject(data)['extracted'];
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: { name?: unknown; value?: unknown } | null) =>
    isText(row?.name) && isText(row.value) ? [{ name: row.name, value: row.value }] : [],
  );
}

const maxVisibleSteps = 3;

/**
 * Returns the last steps of `path`, the current one last. A repeated step shows only at its last position. `more`:
 * there are earlier steps.
 */
export function getBreadcrumbs({ path }: Pick<Conversation, 'path'>): { steps: readonly string[]; more: boolean } {
  const all = (Array.isArray(path) ? (path as readonly unknown[]) : []).filter(isText);
  const steps = all.filter((step, n) => all.lastIndexOf(step) === n);
  return { steps: steps.slice(-maxVisibleSteps), more: steps.length > maxVisibleSteps };
}
