import type { Editor } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { plainText, type RichDoc } from '#src/lib/rich-text.ts';
import { createNoteEditor, applyRemoteText } from './section-editor.tsx';

function toDoc(...lines: string[]): RichDoc {
  return {
    type: 'doc',
    content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  };
}

function type(editor: Editor, at: number, text: string): void {
  editor.view.dispatch(editor.state.tr.insertText(text, at));
}

describe('note editor', () => {
  it('reports typed text but not adopted remote text', () => {
    const reported: string[] = [];
    const editor = createNoteEditor(toDoc('Low water.'), (text) => reported.push(plainText(text)));
    expect(reported).toEqual([]);
    type(editor, 1, 'Very ');
    applyRemoteText(editor, toDoc('Very Low water.', 'From elsewhere.'));
    type(editor, 1, 'So ');
    expect(reported).toEqual(['Very Low water.', 'So Very Low water.\n\nFrom elsewhere.']);
  });

  it('preserves unknown blocks', () => {
    const table = { type: 'table', content: [{ type: 'row' }] };
    let reported: RichDoc | null = null;
    const editor = createNoteEditor({ type: 'doc', content: [table, ...toDoc('x').content] }, (text) => {
      reported = text;
    });
    type(editor, editor.state.doc.content.size - 1, '!');
    expect(reported).toEqual({ type: 'doc', content: [table, ...toDoc('x!').content] });
  });
});
