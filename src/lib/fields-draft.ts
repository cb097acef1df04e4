/** What was typed into a form and not sent yet, by the names of its fields: texts, and lists of words. */
export type FieldsDraft = Readonly<Record<string, string | readonly string[]>>;

const isWords = (raw: unknown): raw is readonly string[] =>
  Array.isArray(raw) && raw.every((word) => typeof word === 'string');

/** A form's changes as a draft is kept; empty when nothing was changed, so that no draft is kept. */
export function fieldsDraft(fields: FieldsDraft): string {
  return Object.keys(fields).length === 0 ? '' : JSON.stringify({ fields });
}

/** A form's changes that were kept; null when the draft is none of a form. What is neither text nor words is left out. */
export function readFieldsDraft(kept: string): FieldsDraft | null {
  if (!kept.startsWith('{"fields":')) return null;
  try {
    const { fields } = JSON.parse(kept) as { fields?: unknown };
    if (typeof fields !== 'object' || fields === null) return null;
    return Object.fromEntries(
      Object.entries(fields).filter(
        (entry): entry is [string, string | readonly string[]] => typeof entry[1] === 'string' || isWords(entry[1]),
      ),
    );
  } catch {
    return null;
  }
}
