import { asObject, asText, asTexts } from '#src/lib/decode.ts';

/** A sequence (section 3) without its name and type. */
export type SequenceModel = { readonly description: string | null; readonly genres: readonly string[] };

export function parseSequence(raw: unknown): SequenceModel {
  const row = asObject(raw);
  return { description: asText(row['description']), genres: asTexts(row['genres']) };
}
