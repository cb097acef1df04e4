import { fieldsOf, textOf, textsOf } from '#src/lib/read-raw.ts';

/** What a sequence (section 3) holds beside its name and its type. */
export type SequenceView = { readonly description: string | null; readonly genres: readonly string[] };

/** Reads one sequence, whatever its answer holds. */
export function sequenceView(raw: unknown): SequenceView {
  const row = fieldsOf(raw);
  return { description: textOf(row['description']), genres: textsOf(row['genres']) };
}
