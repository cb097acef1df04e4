import { readId } from '#src/lib/conversation-subject.ts';
import { unwrapData, asObject, asObjectArray, asText } from '#src/lib/read-raw.ts';

/** A summary as it is read; `updatedAt` is the server's date-time, null when it gave none. */
export type SummaryModel = {
  readonly title: string | null;
  readonly content: string;
  readonly updatedAt: string | null;
};

/** Reads an answer that may be anything, whatever its type promises. */
export function parseSummary(answer: unknown): SummaryModel {
  const data = asObject(unwrapData(answer));
  return {
    title: asText(data['title']),
    content: asText(data['content']) ?? '',
    updatedAt: asText(data['updated_at']),
  };
}

/** A summary as a list names it. */
export type SummaryRow = {
  readonly id: number;
  readonly title: string;
  readonly excerpt: string | null;
  /** ISO date-time. */
  readonly updatedAt: string | null;
};

/** Reads the rows of a list that may be anything; each summary once, those that cannot be asked for left out. */
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
