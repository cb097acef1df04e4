import { describeError, type Situation } from './describe-error.ts';

export function formText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

export type FormError = { readonly text: string | null; readonly fields: Readonly<Record<string, string>> };

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

function ownTexts(error: unknown, fieldNames: readonly string[]): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, text] of Object.entries(fieldTexts(error))) {
    const field = fieldNames.find((one) => one === name || name.startsWith(`${one}.`));
    if (field !== undefined) texts[field] ??= text;
  }
  return texts;
}

export function toFormError(error: unknown, situation: Situation, fieldNames: readonly string[]): FormError {
  const fields = ownTexts(error, fieldNames);
  if (Object.keys(fields).length > 0) return { text: null, fields };
  const errorText = describeError(error, situation);
  if (errorText === null) return { text: null, fields };
  return { text: errorText.detail === null ? errorText.text : `${errorText.text} ${errorText.detail}`, fields };
}
