import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { plainText, type RichDoc } from '#src/lib/rich-text.ts';
import { manuscriptTexts, foreignFileTexts } from '../texts.ts';
import { fileName, toExportFile, readFile } from './files.ts';

const doc: RichDoc = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'The door' }] },
    { type: 'paragraph', content: [{ type: 'text', text: 'It was locked.' }] },
    { type: 'table', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'cell' }] }] },
  ],
};

function file(name: string, content: string | Uint8Array<ArrayBuffer>): File {
  return new File([content], name);
}

function archive(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strToU8(content)])));
}

/** An Office file from before 2007 with a stream. */
function oldFile(stream: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, ...Array.from(stream).flatMap((letter) => [letter.charCodeAt(0), 0]));
}

describe('exported files', () => {
  it('names a file after its project', () => {
    expect(fileName('The Salt Road', 'word')).toBe('the-salt-road.docx');
    expect(fileName('Été / Ødegård: “1”', 'markdown')).toBe('ete-ødegard-1.md');
    expect(fileName('हिन्दी की कहानी', 'word')).toBe('हिन्दी-की-कहानी.docx');
    expect(fileName('…', 'fountain')).toBe('story.fountain');
  });

  it('writes the text into Markdown, Fountain and Word files', async () => {
    expect(await (await toExportFile(doc, 'x', 'markdown')).text()).toContain('## The door\n\nIt was locked.\n\ncell');
    expect(await (await toExportFile(doc, 'x', 'fountain')).text()).toContain('.THE DOOR');
    const word = new Uint8Array(await (await toExportFile(doc, 'x', 'word')).arrayBuffer());
    // A Word file is a zip archive.
    expect([...word.slice(0, 2)]).toEqual([0x50, 0x4b]);
    expect(word.length).toBeGreaterThan(2000);
  });
});

describe('imported files', () => {
  it('chooses the format by the file extension', async () => {
    const read = async (name: string): Promise<string> => {
      const answer = await readFile(file(name, '# One\n\n*two*'));
      return 'doc' in answer ? plainText(answer.doc) : answer.problem;
    };
    expect(await read('a.md')).toBe('One\n\ntwo');
    expect(await read('A.MARKDOWN')).toBe('One\n\ntwo');
    expect(await read('a.txt')).toBe('# One\n\n*two*');
  });

  it('reads a Word file, and rejects an empty one', async () => {
    const word = async (content: RichDoc): Promise<File> =>
      file('A.DOCX', new Uint8Array(await (await toExportFile(content, 'x', 'word')).arrayBuffer()));
    const answer = await readFile(await word(doc));
    expect('doc' in answer && plainText(answer.doc)).toBe('The door\n\nIt was locked.\n\ncell');
    expect(await readFile(await word({ type: 'doc', content: [{ type: 'paragraph' }] }))).toEqual({
      problem: manuscriptTexts.emptyFile,
    });
  });

  it('reads text in any encoding, and says which one it guessed', async () => {
    const bytes = Uint8Array.from('Le gar\u{e7}on \u{e9}tait d\u{e9}j\u{e0} l\u{e0}, pr\u{e8}s de la mer.', (letter) =>
      letter.charCodeAt(0),
    );
    const answer = await readFile(file('a.txt', bytes));
    expect('doc' in answer && plainText(answer.doc)).toBe('Le garçon était déjà là, près de la mer.');
    expect(answer).toMatchObject({ encoding: 'Windows-1252' });
  });

  it('reads a Word file by its content, whatever its name', async () => {
    const bytes = new Uint8Array(await (await toExportFile(doc, 'x', 'word')).arrayBuffer());
    for (const name of ['draft.doc', 'draft.txt', 'draft'])
      expect(await readFile(file(name, bytes))).toMatchObject({ doc: { type: 'doc' } });
  });

  it.each([
    ['draft.wps', 'x', manuscriptTexts.wrongKind],
    ['no ending', 'x', manuscriptTexts.wrongKind],
    ['draft.docx', 'x', manuscriptTexts.notWord],
    ['draft.docx', new Uint8Array(20_000_001), manuscriptTexts.wordTooLarge],
    ['a.docx', '', manuscriptTexts.emptyFile],
    ['a.txt', ' \n ', manuscriptTexts.emptyFile],
    ['a.txt', 'a\0b', manuscriptTexts.notText],
    ['a.md', new Uint8Array([0xff, 0xfe, 0x41]), manuscriptTexts.notText],
    ['a.md', 'x'.repeat(8_000_001), manuscriptTexts.tooLarge],
    ['a.txt', '%PDF-1.7 …', foreignFileTexts.pdf],
    ['a.pdf', `%PDF-1.7 ${'x'.repeat(20_000_000)}`, foreignFileTexts.pdf],
    ['a.docx', String.raw`{\rtf1 x}`, foreignFileTexts.rtf],
    ['a.doc', oldFile('WordDocument'), foreignFileTexts.oldWord],
    ['a.doc', 'x', foreignFileTexts.oldWord],
    ['a.docx', oldFile('EncryptedPackage'), foreignFileTexts.lockedWord],
    ['a.docx', archive({ 'word/document.xml': 'x'.repeat(500) }).slice(0, 80), foreignFileTexts.damagedZip],
    ['a.docx', archive({ 'word/document.xml': '<w:document>' }), manuscriptTexts.notWord],
    ['a.docx', archive({ mimetype: 'application/vnd.oasis.opendocument.text' }), foreignFileTexts.odt],
    ['a.zip', archive({ mimetype: 'application/epub+zip' }), foreignFileTexts.epub],
    ['a.pages', archive({ 'Index/Document.iwa': '' }), foreignFileTexts.pages],
    ['a.pages', archive({ 'Index/Document.iwa': 'x' }).slice(0, 40), foreignFileTexts.pages],
    ['a.gdoc', '{"doc_id":"x"}', foreignFileTexts.gdoc],
    ['a.html', '<p>x', foreignFileTexts.html],
  ])('rejects a file with a reason: %s', async (name, content, problem) => {
    expect(await readFile(file(name, content))).toEqual({ problem });
  });

  it('says so when a file can’t be opened', async () => {
    const gone = Object.assign(file('a.txt', 'x'), { arrayBuffer: () => Promise.reject(new Error('gone')) });
    expect(await readFile(gone)).toEqual({ problem: manuscriptTexts.notOpened });
  });
});
