import type { Summary, SummaryRef } from '#src/api/generated/types.ts';
import { readId } from '#src/lib/conversation-subject.ts';
import { trimmed, uniqueById } from '#src/lib/display-values.ts';

export type SummaryModel = {
  readonly title: string | null;
  readonly content: string;
  readonly updatedAt: string;
};

export function toSummary({ title, content, updated_at: updatedAt }: Summary): SummaryModel {
  return { title: trimmed(title), content: content.trim(), updatedAt };
}

export type SummaryRow = {
  readonly id: number;
  readonly title: string;
  readonly excerpt: string | null;
  readonly updatedAt: string;
};

/** Returns each summary once. Rows without a valid id are left out. */
export function toSummaryRows(summaries: readonly SummaryRef[]): SummaryRow[] {
  const rows = summaries.map(({ id, title, excerpt, updated_at: updatedAt }) => ({
    id,
    title: trimmed(title) ?? 'Your summary',
    excerpt: trimmed(excerpt),
    updatedAt,
  }));
  return uniqueById(rows.filter(({ id }) => readId(id) !== null));
}
