import { plainText, readRichDoc, type RichDoc } from './rich-text.ts';

export type FieldsDraft = Readonly<Record<string, string | readonly string[]>>;

function isStringArray(raw: unknown): raw is readonly string[] {
  return Array.isArray(raw) && raw.every((word) => typeof word === 'string');
}

export function fieldsDraft(fields: FieldsDraft): string {
  return Object.keys(fields).length === 0 ? '' : JSON.stringify({ fields });
}

export function readFieldsDraft(stored: string): FieldsDraft | null {
  if (!stored.startsWith('{"fields":')) return null;
  try {
    const { fields } = JSON.parse(stored) as { fields?: unknown };
    if (typeof fields !== 'object' || fields === null) return null;
    return Object.fromEntries(
      Object.entries(fields).filter(
        (entry): entry is [string, string | readonly string[]] =>
          typeof entry[1] === 'string' || isStringArray(entry[1]),
      ),
    );
  } catch {
    return null;
  }
}

/** A rich text on this device, with the server version it's based on (null: unknown). */
export type TextDraft = { readonly version: number | null; readonly doc: RichDoc };

export function textDraft(version: number | null, json: string): string {
  return `{"version":${String(version)},"doc":${json}}`;
}

export function readTextDraft(stored: string): TextDraft | null {
  if (!stored.startsWith('{"version":')) return null;
  try {
    const { version, doc } = JSON.parse(stored) as { version?: unknown; doc?: unknown };
    const text = readRichDoc(doc);
    return text && { version: typeof version === 'number' ? version : null, doc: text };
  } catch {
    return null;
  }
}

function titleIn(stored: string): string {
  const { title } = JSON.parse(stored) as { title?: unknown };
  return typeof title === 'string' ? title : '';
}

/** Returns any draft as readable text: a rich text under its title, a form's fields, or the text. */
export function getDraftText(stored: string): string {
  const fields = readFieldsDraft(stored);
  if (fields !== null)
    return Object.values(fields)
      .map((value) => (typeof value === 'string' ? value : value.join(', ')))
      .filter((text) => text.trim() !== '')
      .join('\n\n');
  const draft = readTextDraft(stored);
  if (draft === null) return stored;
  return [titleIn(stored), plainText(draft.doc)].filter((text) => text.trim() !== '').join('\n\n');
}
