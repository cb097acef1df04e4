import { toSlug } from '#shared/text/slug.ts';
import { manuscriptLimits } from '#src/lib/constants.ts';
import { plainText, type RichDoc } from '#src/lib/rich-text.ts';
import { manuscriptTexts, foreignFileTexts } from '../texts.ts';
import type { Imported } from './import-report.ts';
import { toFountain } from './to-fountain.ts';
import { toMarkdown } from './to-markdown.ts';

export type FileKind = 'word' | 'markdown' | 'fountain';

/** Files of Word that are like .docx: with macros, and templates. */
const wordEndings = new Set(['docx', 'docm', 'dotx']);

const textEndings = new Set(['md', 'markdown', 'txt', 'text']);

const endings: Readonly<Record<FileKind, string>> = { word: 'docx', markdown: 'md', fountain: 'fountain' };

export function fileName(name: string, kind: FileKind): string {
  return `${toSlug(name, 80) || 'story'}.${endings[kind]}`;
}

export async function toExportFile(doc: RichDoc, name: string, kind: FileKind): Promise<Blob> {
  if (kind === 'word') return (await import('./to-word.ts')).toWord(doc, name);
  const text = kind === 'markdown' ? toMarkdown(doc) : toFountain(doc, name);
  return new Blob([text], { type: kind === 'markdown' ? 'text/markdown' : 'text/plain' });
}

type Chosen = Pick<File, 'name' | 'size' | 'slice' | 'arrayBuffer'>;

/** Bytes that tell a document's kind. */
const headBytes = 4096;

/** Returns the file's text, or a problem to show the writer. */
export async function readFile(file: Chosen): Promise<Imported | { problem: string }> {
  try {
    return await readContent(file);
  } catch {
    // The file was moved, or its cloud has only its name here.
    return { problem: manuscriptTexts.notOpened };
  }
}

async function readContent(file: Chosen): Promise<Imported | { problem: string }> {
  const ending = /\.([a-z]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (file.size === 0) return { problem: manuscriptTexts.emptyFile };
  if (file.size > manuscriptLimits.importWordBytes) return { problem: await tooLargeProblem(file, ending) };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { contentOf, foreignKind } = await import('./file-kind.ts');
  const content = contentOf(bytes);
  const foreign = foreignKind(content, ending);
  if (foreign !== null) return { problem: foreignFileTexts[foreign] };
  if (content === 'word' || wordEndings.has(ending)) return readWord(bytes);
  if (!textEndings.has(ending)) return { problem: manuscriptTexts.wrongKind };
  if (file.size > manuscriptLimits.importBytes) return { problem: manuscriptTexts.tooLarge };
  return readText(bytes, ending.startsWith('m'));
}

/** Another kind of file is the wrong kind first, and too large second. */
async function tooLargeProblem(file: Chosen, ending: string): Promise<string> {
  const { contentOf, foreignKind } = await import('./file-kind.ts');
  const head = contentOf(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  const foreign = head === 'damagedZip' ? foreignKind('other', ending) : foreignKind(head, ending);
  if (foreign !== null) return foreignFileTexts[foreign];
  return wordEndings.has(ending) ? manuscriptTexts.wordTooLarge : manuscriptTexts.tooLarge;
}

async function readWord(bytes: Uint8Array): Promise<Imported | { problem: string }> {
  const { fromWord } = await import('./from-word.ts');
  const imported = fromWord(bytes);
  if (imported === null) return { problem: manuscriptTexts.notWord };
  return plainText(imported.doc) === '' ? { problem: manuscriptTexts.emptyFile } : imported;
}

async function readText(bytes: Uint8Array, isMarkdown: boolean): Promise<Imported | { problem: string }> {
  const [{ decodeText }, { fromMarkdown, fromPlainText }] = await Promise.all([
    import('./text-encoding.ts'),
    import('./from-text.ts'),
  ]);
  const decoded = decodeText(bytes);
  if (decoded === null) return { problem: manuscriptTexts.notText };
  const imported = isMarkdown ? await fromMarkdown(decoded.text) : fromPlainText(decoded.text);
  if (plainText(imported.doc) === '') return { problem: manuscriptTexts.emptyFile };
  return { ...imported, ...(decoded.encoding !== undefined && { encoding: decoded.encoding }) };
}
