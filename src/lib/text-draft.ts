import { readFieldsDraft } from './fields-draft.ts';
import { plainText, readRichDoc, type RichDoc } from './rich-text.ts';

/** A rich text that waits on this device: the text, and the server's version that it was made from (null: not known). */
export type TextDraft = { readonly version: number | null; readonly doc: RichDoc };

/** A draft as it is kept. @param json the text as JSON, `{"type":"doc",…}` */
export function textDraft(version: number | null, json: string): string {
  return `{"version":${String(version)},"doc":${json}}`;
}

/** A draft of a rich text that was kept; null when it is none. */
export function readTextDraft(kept: string): TextDraft | null {
  if (!kept.startsWith('{"version":')) return null;
  try {
    const { version, doc } = JSON.parse(kept) as { version?: unknown; doc?: unknown };
    const text = readRichDoc(doc);
    return text && { version: typeof version === 'number' ? version : null, doc: text };
  } catch {
    return null;
  }
}

/** The title that a draft may have beside its text. */
function titleIn(kept: string): string {
  const { title } = JSON.parse(kept) as { title?: unknown };
  return typeof title === 'string' ? title : '';
}

/** Any draft as words to read: a rich text under its title, a form's fields one after the other, else as it was typed. */
export function getDraftText(kept: string): string {
  const fields = readFieldsDraft(kept);
  if (fields !== null)
    return Object.values(fields)
      .map((value) => (typeof value === 'string' ? value : value.join(', ')))
      .filter((text) => text.trim() !== '')
      .join('\n\n');
  const draft = readTextDraft(kept);
  if (draft === null) return kept;
  return [titleIn(kept), plainText(draft.doc)].filter((text) => text.trim() !== '').join('\n\n');
}
