import { manuscriptLimits } from '#src/lib/constants.ts';
import type { RichDoc } from '#src/lib/rich-text.ts';
import { manuscriptTexts } from '#src/lib/texts.ts';
import { fromMarkdown } from './from-markdown.ts';
import { fromPlainText } from './from-plain-text.ts';
import { toFountain } from './to-fountain.ts';
import { toMarkdown } from './to-markdown.ts';

/** As what a text can leave. */
export type FileKind = 'word' | 'markdown' | 'fountain';

const endings: Readonly<Record<FileKind, string>> = { word: 'docx', markdown: 'md', fountain: 'fountain' };

/** "the-salt-road.md": the name of a project as a name of a file. */
export function fileName(name: string, kind: FileKind): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `${words.slice(0, 80) || 'story'}.${endings[kind]}`;
}

/** A text as a file. What makes Word files is loaded only when one is made. */
export async function toExportFile(doc: RichDoc, name: string, kind: FileKind): Promise<Blob> {
  if (kind === 'word') return (await import('./to-word.ts')).toWord(doc, name);
  const text = kind === 'markdown' ? toMarkdown(doc) : toFountain(doc, name);
  return new Blob([text], { type: kind === 'markdown' ? 'text/markdown' : 'text/plain' });
}

/** What a file that was chosen for import needs to be looked at. */
type Chosen = Pick<File, 'name' | 'size' | 'arrayBuffer'>;

/** The text of a file, or why it is none, in words for the writer. */
export async function readFile(file: Chosen): Promise<{ doc: RichDoc } | { problem: string }> {
  const ending = /\.([a-z]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (!['md', 'markdown', 'txt', 'text'].includes(ending)) return { problem: manuscriptTexts.wrongKind };
  if (file.size > manuscriptLimits.importBytes) return { problem: manuscriptTexts.tooLarge };
  const source = decoded(await file.arrayBuffer());
  if (source === null) return { problem: manuscriptTexts.notText };
  if (source.trim() === '') return { problem: manuscriptTexts.emptyFile };
  return { doc: ending.startsWith('m') ? fromMarkdown(source) : fromPlainText(source) };
}

/** Bytes as text; null when they are none. */
function decoded(bytes: ArrayBuffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
