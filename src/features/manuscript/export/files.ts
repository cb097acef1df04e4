import { manuscriptLimits } from '#src/lib/constants.ts';
import { plainText, type RichDoc } from '#src/lib/rich-text.ts';
import { manuscriptTexts } from '#src/lib/screen-strings.ts';
import { fromMarkdown, fromPlainText } from './from-text.ts';
import { toFountain } from './to-fountain.ts';
import { toMarkdown } from './to-markdown.ts';

export type FileKind = 'word' | 'markdown' | 'fountain';

const endings: Readonly<Record<FileKind, string>> = { word: 'docx', markdown: 'md', fountain: 'fountain' };

export function fileName(name: string, kind: FileKind): string {
  const slug = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `${slug.slice(0, 80) || 'story'}.${endings[kind]}`;
}

export async function toExportFile(doc: RichDoc, name: string, kind: FileKind): Promise<Blob> {
  if (kind === 'word') return (await import('./to-word.ts')).toWord(doc, name);
  const text = kind === 'markdown' ? toMarkdown(doc) : toFountain(doc, name);
  return new Blob([text], { type: kind === 'markdown' ? 'text/markdown' : 'text/plain' });
}

type Chosen = Pick<File, 'name' | 'size' | 'arrayBuffer'>;

/** Returns the file's text, or a problem to show the writer. */
export async function readFile(file: Chosen): Promise<{ doc: RichDoc } | { problem: string }> {
  const extension = /\.([a-z]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (extension === 'docx') return readWord(file);
  if (!['md', 'markdown', 'txt', 'text'].includes(extension)) return { problem: manuscriptTexts.wrongKind };
  if (file.size > manuscriptLimits.importBytes) return { problem: manuscriptTexts.tooLarge };
  const source = decoded(await file.arrayBuffer());
  if (source === null) return { problem: manuscriptTexts.notText };
  if (source.trim() === '') return { problem: manuscriptTexts.emptyFile };
  return { doc: (extension.startsWith('m') ? await fromMarkdown(source) : fromPlainText(source)).doc };
}

async function readWord(file: Chosen): Promise<{ doc: RichDoc } | { problem: string }> {
  if (file.size > manuscriptLimits.importWordBytes) return { problem: manuscriptTexts.wordTooLarge };
  const { fromWord } = await import('./from-word.ts');
  const imported = fromWord(new Uint8Array(await file.arrayBuffer()));
  if (imported === null) return { problem: manuscriptTexts.notWord };
  return plainText(imported.doc) === '' ? { problem: manuscriptTexts.emptyFile } : { doc: imported.doc };
}

function decoded(bytes: ArrayBuffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
