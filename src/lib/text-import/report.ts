import type { RichNode } from '#src/lib/rich-text.ts';
import { countText } from '#src/lib/word-count.ts';

/** What the manuscript holds in another form than the file. */
const changed = {
  notes: (count: number) => `${amount(count, 'note is', 'notes are')} at the end of the text, with marks such as [1].`,
  tables: (count: number) => `${amount(count, 'table', 'tables')}: each row is a line, with tabs between its cells.`,
  readings: (count: number) => `${amount(count, 'reading is', 'readings are')} in parentheses after the words.`,
  formulas: (count: number) => `${amount(count, 'formula is', 'formulas are')} plain text.`,
} as const;

/** What the manuscript can't hold. */
const omitted = {
  comments: (count: number) => amount(count, 'comment', 'comments'),
  noteTexts: (count: number) => `the text of ${amount(count, 'note', 'notes')}`,
  pictures: (count: number) => amount(count, 'picture', 'pictures'),
  pageEdges: () => 'headers and footers',
  hidden: () => 'hidden text',
  contents: () => 'the table of contents',
  symbols: (count: number) => amount(count, 'unknown symbol', 'unknown symbols'),
  embedded: (count: number) => amount(count, 'embedded document', 'embedded documents'),
  frontMatter: () => 'the properties before the text',
} as const;

type Change = keyof typeof changed;
type Omission = keyof typeof omitted;

/** How often a file had what the manuscript can't hold, or holds in another form. */
export type Tally = Map<Change | Omission, number>;

export function addTo(tally: Tally, kind: Change | Omission, count = 1): void {
  if (count > 0) tally.set(kind, (tally.get(kind) ?? 0) + count);
}

export function amount(count: number, one: string, many: string): string {
  return `${countText(count)} ${count === 1 ? one : many}`;
}

function isKind<Kind extends string>(kind: string, texts: Readonly<Record<Kind, unknown>>): kind is Kind {
  return kind in texts;
}

/** Says in a few sentences what has another form than before, and what was left out. */
export function describeTally(tally: Tally): string[] {
  const remarks: string[] = [];
  const leftOut: string[] = [];
  for (const [kind, count] of tally) {
    if (isKind(kind, changed)) remarks.push(changed[kind](count));
    else if (isKind(kind, omitted)) leftOut.push(omitted[kind](count));
  }
  if (leftOut.length > 0) remarks.push(`Left out: ${new Intl.ListFormat('en').format(leftOut)}.`);
  return remarks;
}

/** Adds the text of notes after the text, each beginning with its mark. Null: only the mark is known. */
export function withNotes(blocks: readonly RichNode[], notes: readonly (readonly RichNode[] | null)[]): RichNode[] {
  const added = notes.flatMap((note, n) => (note === null ? [] : withMark(note, n + 1)));
  return added.length === 0 ? [...blocks] : [...blocks, { type: 'horizontalRule' }, ...added];
}

function withMark(note: readonly RichNode[], number: number): readonly RichNode[] {
  const [first, ...rest] = note;
  const mark: RichNode = { type: 'text', text: `${noteMark(number)} ` };
  if (first?.type !== 'paragraph') return [{ type: 'paragraph', content: [mark] }, ...note];
  const [start, ...others] = first.content ?? [];
  const isPlain = start?.text !== undefined && start.marks === undefined;
  const content = isPlain
    ? [{ ...start, text: `${mark.text}${start.text}` }, ...others]
    : [mark, ...(first.content ?? [])];
  return [{ ...first, content }, ...rest];
}

/** The mark of a note, in the text and before the note. */
export function noteMark(number: number): string {
  return `[${number}]`;
}
