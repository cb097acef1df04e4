/** A summary as it is read; `updatedAt` is the server's date-time, null when it gave none. */
export type SummaryView = {
  readonly title: string | null;
  readonly content: string;
  readonly updatedAt: string | null;
};

const textOf = (raw: unknown): string | null => (typeof raw === 'string' && raw.trim() !== '' ? raw.trim() : null);

/** Reads an answer that may be anything, whatever its type promises. */
export function summaryView(answer: unknown): SummaryView {
  const data = fieldsOf(fieldsOf(answer)['data']);
  return {
    title: textOf(data['title']),
    content: textOf(data['content']) ?? '',
    updatedAt: textOf(data['updated_at']),
  };
}

function fieldsOf(raw: unknown): Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null ? { ...raw } : {};
}
