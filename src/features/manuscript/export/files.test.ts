import { describe, expect, it } from 'vitest';
import { plainText, type RichDoc } from '#src/lib/rich-text.ts';
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

describe('exported files', () => {
  it('names a file after its project', () => {
    expect(fileName('The Salt Road', 'word')).toBe('the-salt-road.docx');
    expect(fileName('Été / Ødegård: “1”', 'markdown')).toBe('ete-ødegard-1.md');
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
      problem: 'This file is empty.',
    });
  });

  it.each([
    ['draft.doc', 'x', 'You can import Word, Markdown or plain text (.docx, .md, .markdown or .txt).'],
    ['no ending', 'x', 'You can import Word, Markdown or plain text (.docx, .md, .markdown or .txt).'],
    ['draft.docx', 'x', 'We couldn’t read this Word file. Save it again as .docx, then try again.'],
    ['draft.docx', new Uint8Array(20_000_001), 'This file is too large. You can import Word files up to 20 MB.'],
    ['a.txt', ' \n ', 'This file is empty.'],
    ['a.txt', 'a\0b', 'This isn’t a plain text file. Save it as Markdown or plain text, then try again.'],
    [
      'a.md',
      new Uint8Array([0xff, 0xfe, 0x41]),
      'This isn’t a plain text file. Save it as Markdown or plain text, then try again.',
    ],
    ['a.md', 'x'.repeat(8_000_001), 'This file is too large. You can import files up to 8 MB.'],
  ])('rejects a file with a reason: %s', async (name, content, problem) => {
    expect(await readFile(file(name, content))).toEqual({ problem });
  });
});
