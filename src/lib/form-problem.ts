import { describe, type Situation } from './describe-error.ts';

/** Why a form was not taken: one line for the whole, and the server's words (422) by the name of the field. */
export type FormProblem = { readonly text: string | null; readonly fields: Readonly<Record<string, string>> };

/** Laravel's `errors` as one line each; anything else in it is left out. */
function fieldTexts(error: unknown): Record<string, string> {
  const raw: unknown = typeof error === 'object' && error !== null && 'fields' in error ? error.fields : null;
  if (typeof raw !== 'object' || raw === null) return {};
  return Object.fromEntries(
    Object.entries(raw).flatMap(([name, texts]: [string, unknown]) => {
      const first: unknown = Array.isArray(texts) ? texts[0] : texts;
      return typeof first === 'string' && first.trim() !== '' ? [[name, first.trim()]] : [];
    }),
  );
}

/**
 * Reads a failed call as a form shows it: beside the fields named in `known`, and in one line where the server named none of
 * them.
 */
export function formProblem(error: unknown, situation: Situation, known: readonly string[]): FormProblem {
  const fields = Object.fromEntries(Object.entries(fieldTexts(error)).filter(([name]) => known.includes(name)));
  if (Object.keys(fields).length > 0) return { text: null, fields };
  const told = describe(error, situation);
  if (told === null) return { text: null, fields };
  return { text: told.detail === null ? told.text : `${told.text} ${told.detail}`, fields };
}
