import { describeError, type Situation } from './describe-error.ts';

/** Why a form was not taken: one line for the whole, and the server's words (422) by the name of the field. */
export type FormError = { readonly text: string | null; readonly fields: Readonly<Record<string, string>> };

/** Laravel's `errors` as one line each, by the names in it; anything else in it is left out. */
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

/** The same by the names of a form's own fields: `genres.0`, an entry of a list, is told at the list; the first one counts. */
function ownTexts(error: unknown, known: readonly string[]): Record<string, string> {
  const own: Record<string, string> = {};
  for (const [name, text] of Object.entries(fieldTexts(error))) {
    const field = known.find((one) => one === name || name.startsWith(`${one}.`));
    if (field !== undefined) own[field] ??= text;
  }
  return own;
}

/**
 * Reads a failed call as a form shows it: beside the fields named in `known`, and in one line where the server named none of
 * them.
 */
export function toFormError(error: unknown, situation: Situation, known: readonly string[]): FormError {
  const fields = ownTexts(error, known);
  if (Object.keys(fields).length > 0) return { text: null, fields };
  const told = describeError(error, situation);
  if (told === null) return { text: null, fields };
  return { text: told.detail === null ? told.text : `${told.text} ${told.detail}`, fields };
}
