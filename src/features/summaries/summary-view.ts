import { readId } from '#src/lib/conversation-subject.ts';
import { dataOf, fieldsOf, rowsOf, textOf } from '#src/lib/read-raw.ts';

/** A summary as it is read; `updatedAt` is the server's date-time, null when it gave none. */
export type SummaryView = {
  readonly title: string | null;
  readonly content: string;
  readonly updatedAt: string | null;
};

/** Reads an answer that may be anything, whatever its type promises. */
export function summaryView(answer: unknown): SummaryView {
  const data = fieldsOf(dataOf(answer));
  return {
    title: textOf(data['title']),
    content: textOf(data['content']) ?? '',
    updatedAt: textOf(data['updated_at']),
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
  const rows = rowsOf(raw).flatMap((row): SummaryRow[] => {
    const id = readId(row['id']);
    if (id === null) return [];
    return [
      {
        id,
        title: textOf(row['title']) ?? 'Your summary',
        excerpt: textOf(row['excerpt']),
        updatedAt: textOf(row['updated_at']),
      },
    ];
  });
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
