import { dataOf, fieldsOf, textOf } from '#src/lib/read-raw.ts';

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
