import type { RichDoc, RichNode } from '#src/lib/rich-text.ts';
import { toBlocks, trimStart } from '#src/lib/text-import/lines.ts';
import { addTo, type Tally, withNotes } from '#src/lib/text-import/report.ts';
import type { Imported } from './import-report.ts';
import { linesOf } from './word-lines.ts';
import { type Context, findContents, type NoteKind } from './word-runs.ts';
import { createNextNumber, createStyleOf } from './word-styles.ts';
import {
  childrenOf,
  descendantsOf,
  findChild,
  isReadable,
  readWordParts,
  type WordParts,
  type XmlElement,
} from './word-xml.ts';

type Note = { readonly kind: NoteKind; readonly id: string };

function findNote(parts: WordParts, { kind, id }: Note): XmlElement | undefined {
  const notes = findChild(kind === 'footnote' ? parts.footnotes : parts.endnotes, `w:${kind}s`);
  return childrenOf(notes, `w:${kind}`).find(({ attributes }) => attributes.get('w:id') === id);
}

/** Numbers footnotes and endnotes together, in the order of their marks. */
function createNoteNumber(parts: WordParts, found: Note[]): Context['noteNumber'] {
  return (kind, id) => {
    const before = found.findIndex((note) => note.kind === kind && note.id === id);
    if (before >= 0) return before + 1;
    return findNote(parts, { kind, id }) === undefined ? null : found.push({ kind, id });
  };
}

function toNotes(parts: WordParts, found: readonly Note[], context: Context): RichNode[][] {
  const notes: RichNode[][] = [];
  // A note may have notes.
  for (let n = 0; n < found.length; n += 1) {
    const note = found[n];
    const element = note && findNote(parts, note);
    notes.push(element === undefined ? [] : toBlocks(linesOf(element, context).map(trimStart)));
  }
  return notes;
}

function countRest({ comments, pageEdges }: WordParts, tally: Tally): void {
  addTo(tally, 'comments', childrenOf(findChild(comments, 'w:comments'), 'w:comment').length);
  addTo(tally, 'pageEdges', pageEdges.filter((part) => descendantsOf(part).some(isReadable)).length);
}

/**
 * Reads headings, paragraphs, quotes, lists, scene breaks, notes and marks from a Word file. Links become their text.
 * Counts what can't be kept. Returns null for any other file.
 */
export function fromWord(file: Uint8Array): Imported | null {
  const parts = readWordParts(file);
  const body = findChild(parts?.document, 'w:document', 'w:body');
  if (parts === null || body === undefined) return null;
  const [tally, notes]: [Tally, Note[]] = [new Map(), []];
  const context: Context = {
    styleOf: createStyleOf(parts),
    nextNumber: createNextNumber(parts),
    noteNumber: createNoteNumber(parts, notes),
    contents: findContents(body),
    ...{ tally, omissions: 0 },
  };
  const blocks = toBlocks(linesOf(body, context));
  const content = withNotes(blocks, toNotes(parts, notes, context));
  addTo(tally, 'notes', notes.length);
  countRest(parts, tally);
  const doc: RichDoc = { type: 'doc', content };
  return { doc, tally };
}
