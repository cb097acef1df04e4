import { unzipSync } from 'fflate';

/** What a file is by its content. */
export type FileContent =
  | 'word'
  | 'oldWord'
  | 'lockedWord'
  | 'damagedZip'
  | 'pdf'
  | 'rtf'
  | 'odt'
  | 'pages'
  | 'epub'
  | 'other';

/** A file that can't be imported, and why. */
export type ForeignKind = Exclude<FileContent, 'word' | 'other'> | 'gdoc' | 'html';

/** What a file with this ending is, if its content doesn't say it. */
const byEnding: ReadonlyMap<string, ForeignKind> = new Map([
  ['pdf', 'pdf'],
  ['rtf', 'rtf'],
  ['doc', 'oldWord'],
  ['odt', 'odt'],
  ['pages', 'pages'],
  ['epub', 'epub'],
  ['gdoc', 'gdoc'],
  ['html', 'html'],
  ['htm', 'html'],
]);

function toText(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

/** The names of streams in old Office files are UTF-16. */
function hasStream(text: string, name: string): boolean {
  return text.includes(Array.from(name).join('\0'));
}

/** Recognises a document by its first bytes, and an archive by what's in it. */
export function contentOf(bytes: Uint8Array): FileContent {
  const start = toText(bytes.subarray(0, 1024));
  // Some programs write a few bytes before it.
  if (start.includes('%PDF-')) return 'pdf';
  if (start.startsWith(String.raw`{\rtf`)) return 'rtf';
  if (start.startsWith('\u{d0}\u{cf}\u{11}\u{e0}')) {
    const text = toText(bytes);
    if (hasStream(text, 'EncryptedPackage')) return 'lockedWord';
    return hasStream(text, 'WordDocument') ? 'oldWord' : 'other';
  }
  return start.startsWith('PK\u{3}\u{4}') ? archiveContent(bytes) : 'other';
}

function archiveContent(bytes: Uint8Array): FileContent {
  const names: string[] = [];
  try {
    const entries = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.push(name);
        return name === 'mimetype' && originalSize < 200;
      },
    });
    const type = toText(entries['mimetype'] ?? new Uint8Array());
    if (type.includes('opendocument')) return 'odt';
    if (type.includes('epub')) return 'epub';
    if (names.some((name) => /^(?:index\/document\.iwa|index\.zip|index\.xml)$/i.test(name))) return 'pages';
    return names.some((name) => name.startsWith('word/')) ? 'word' : 'other';
  } catch {
    return 'damagedZip';
  }
}

/** Returns what kind of file that can't be imported this is, or null if neither content nor ending say it. */
export function foreignKind(content: FileContent, ending: string): ForeignKind | null {
  if (content === 'word') return null;
  // A damaged archive of another kind is still of that kind.
  if (content === 'other' || content === 'damagedZip')
    return byEnding.get(ending) ?? (content === 'other' ? null : content);
  return content;
}
