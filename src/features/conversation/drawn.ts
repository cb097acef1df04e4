import type { Conversation } from '#src/contract/generated/model/index.ts';

/** Something that was drawn from the answers. */
export type ExtractedValue = { readonly name: string; readonly value: string };

const isText = (raw: unknown): raw is string => typeof raw === 'string' && raw.trim() !== '';

/** What was drawn from the answers (`data.extracted`), in the server's order; rows without words are left out. */
export function parseExtracted({ data }: Pick<Conversation, 'data'>): readonly ExtractedValue[] {
  const rows: unknown = data?.extracted;
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: { name?: unknown; value?: unknown } | null) =>
    isText(row?.name) && isText(row.value) ? [{ name: row.name, value: row.value }] : [],
  );
}

/** How many steps of the trail show. */
const stepsShown = 3;

/**
 * The end of the trail of where the conversation stands (`path`), the present step last; one that was passed twice stands where it
 * was passed last. `more`: there are earlier ones.
 */
export function getBreadcrumbs({ path }: Pick<Conversation, 'path'>): { steps: readonly string[]; more: boolean } {
  const all = (Array.isArray(path) ? (path as readonly unknown[]) : []).filter(isText);
  const steps = all.filter((step, n) => all.lastIndexOf(step) === n);
  return { steps: steps.slice(-stepsShown), more: steps.length > stepsShown };
}
