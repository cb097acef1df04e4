import { readId } from '#src/lib/conversation-subject.ts';
import { unwrapData, asObject, asObjectArray, asText } from '#src/lib/decode.ts';

export type SummaryModel = {
  readonly title: string | null;
  readonly content: string;
  readonly updatedAt: string | null;
};

export function parseSummary(response: unknown): SummaryModel {
  const data = asObject(unwrapData(response));
  return {
    title: asText(data['title']),
    content: asText(data['content']) ?? '',
    updatedAt: asText(data['updated_at']),
  };
}

export type SummaryRow = {
  readonly id: number;
  readonly title: string;
  readonly excerpt: string | null;
  readonly updatedAt: string | null;
};

/** Parses a list's rows without duplicates. Rows without a valid id are left out. */
export function summaryRows(raw: unknown): SummaryRow[] {
  const rows = asObjectArray(raw).flatMap((row): SummaryRow[] => {
    const id = readId(row['id']);
    if (id === null) return [];
    return [
      {
        id,
        title: asText(row['title']) ?? 'Your summary',
        excerpt: asText(row['excerpt']),
        updatedAt: asText(row['updated_at']),
      },
    ];
  });
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
