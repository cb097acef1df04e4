import { describe, expect, it } from 'vitest';
import { plainText, type RichDoc } from '#src/lib/rich-text.ts';
import { getNextFindState, createFindState } from './find.ts';
import { setInitialText, replaceText, toRichDoc } from '#src/ui/rich-text/editor-text.ts';
import { createStoryEditor, storyFor } from './story-editor.ts';

function createDoc(...lines: string[]): RichDoc {
  return {
    type: 'doc',
    content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  };
}

function editorWith(...lines: string[]) {
  let changes = 0;
  const editor = createStoryEditor({
    onChange: () => {
      changes += 1;
    },
    onMove: () => undefined,
  });
  setInitialText(editor, storyFor(editor, createDoc(...lines)));
  return { editor, read: () => plainText(toRichDoc(editor.state.doc)), changes: () => changes };
}

describe('manuscript text replacement', () => {
  it('leaves identical blocks untouched', () => {
    const { editor, read, changes } = editorWith('one', 'two', 'three', 'four');
    const { doc } = editor.state;
    replaceText(editor, storyFor(editor, createDoc('one', 'TWO', 'and a half', 'three', 'four')));
    expect(read()).toBe('one\n\nTWO\n\nand a half\n\nthree\n\nfour');
    expect(editor.state.doc.firstChild).toBe(doc.firstChild);
    expect(editor.state.doc.lastChild).toBe(doc.lastChild);
    expect(changes()).toBe(1);
  });

  it("doesn't report text from the server as the writer's change", () => {
    const { editor, read, changes } = editorWith('one', 'two');
    replaceText(editor, storyFor(editor, createDoc('one')), { quietly: true });
    expect([read(), changes()]).toEqual(['one', 0]);
    replaceText(editor, storyFor(editor, createDoc('one')), { quietly: true });
    expect(changes()).toBe(0);
  });
});

describe('find in the manuscript', () => {
  it('counts matches in any case and wraps around', () => {
    const { editor } = editorWith('The door. The Door!', 'A door?');
    const first = createFindState(editor.state, 'door');
    expect([first.matches.length, first.at]).toEqual([3, 0]);
    expect(getNextFindState(getNextFindState(getNextFindState(first, 1), 1), 1).at).toBe(0);
    expect(getNextFindState(first, -1).at).toBe(2);
    const [match] = first.matches;
    expect(match && editor.state.doc.textBetween(match.from, match.to)).toBe('door');
  });

  it('finds a phrase however it is written, at its place in the text', () => {
    const { editor } = editorWith(
      'He didn’t — “salt”',
      'naïve caf\u00e9s, ten\u00a0years',
      'the ﬁrst soft\u00adhyphen aa aaaa',
    );
    const found = (query: string) =>
      createFindState(editor.state, query).matches.map(({ from, to }) => editor.state.doc.textBetween(from, to));
    expect(found("didn't -")).toEqual(['didn’t —']);
    expect(found('"salt"')).toEqual(['“salt”']);
    expect(found('NAIVE cafe\u0301s')).toEqual(['naïve cafés']);
    expect(found('Ten years')).toEqual(['ten\u00a0years']);
    expect(found('first')).toEqual(['ﬁrst']);
    expect(found('softhyphen')).toEqual(['soft\u00adhyphen']);
    expect(found('aa')).toEqual(['aa', 'aa', 'aa']);
  });

  it('treats special characters in the query literally', () => {
    const { editor } = editorWith('((( and 3.5 and [a]');
    for (const query of ['(((', '3.5', '[a]']) expect(createFindState(editor.state, query).matches).toHaveLength(1);
    expect(createFindState(editor.state, '3x5').matches).toEqual([]);
    expect(createFindState(editor.state, '  ').matches).toEqual([]);
  });
});
