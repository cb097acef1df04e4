import { asObject, asText, asTexts } from '#src/lib/read-raw.ts';

/** What a sequence (section 3) holds beside its name and its type. */
export type SequenceModel = { readonly description: string | null; readonly genres: readonly string[] };

/** Reads one sequence, whatever its answer holds. */
export function parseSequence(raw: unknown): SequenceModel {
  const row = asObject(raw);
  return { description: asText(row['description']), genres: asTexts(row['genres']) };
}
