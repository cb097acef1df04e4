import { fieldsOf } from '#src/lib/read-raw.ts';
import { readRichDoc, type RichDoc } from '#src/lib/rich-text.ts';
import { bothTexts, isSameText, type KeptText, type PieceText } from './piece.ts';

const noContent: RichDoc = { type: 'doc', content: [] };

/** A piece of a note as this device keeps it; read by any other reader of drafts of rich texts as well (`text-draft.ts`). */
export function writeKept({ base, mine, tried }: KeptText): string {
  return JSON.stringify({
    version: base.version,
    doc: mine.content ?? noContent,
    title: mine.title,
    base: base.text,
    ...(tried && { tried }),
  });
}

const titleOf = (raw: unknown): string => (typeof raw === 'string' ? raw : '');

function readText(raw: unknown): PieceText {
  const { title, content } = fieldsOf(raw);
  return { title: titleOf(title), content: readRichDoc(content) };
}

/** What was kept of a piece; null when it is nothing of the kind. The title of a note (`isTitle`) has no content. */
export function readKept(kept: string, isTitle: boolean): KeptText | null {
  let raw: unknown;
  try {
    raw = JSON.parse(kept);
  } catch {
    return null;
  }
  const { version, doc, title, base, tried } = fieldsOf(raw);
  const content = readRichDoc(doc);
  if (typeof version !== 'number' || content === null) return null;
  return {
    base: { version, text: readText(base) },
    mine: { title: titleOf(title), content: isTitle ? null : content },
    tried: tried === undefined ? null : readText(tried),
  };
}

/** Several texts of one piece, oldest first, as left by tabs that are gone, as one: nothing of any is left out. */
export function joinKept(kept: readonly KeptText[]): KeptText | null {
  const newest = kept.at(-1);
  if (newest === undefined) return null;
  let { mine } = newest;
  for (const other of kept.slice(0, -1).toReversed())
    if (!isSameText(mine, other.mine)) mine = bothTexts(mine, other.mine);
  return mine === newest.mine ? newest : { ...newest, mine, tried: null };
}
