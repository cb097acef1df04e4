import type { Editor } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { plainText, type RichDoc } from '#src/lib/rich-text.ts';
import { createNoteEditor, takeOver } from './note-editor.ts';

function docOf(...lines: string[]): RichDoc {
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
    const told: string[] = [];
    const editor = createNoteEditor(docOf('Low water.'), (text) => told.push(plainText(text)));
    expect(told).toEqual([]);
    type(editor, 1, 'Very ');
    takeOver(editor, docOf('Very Low water.', 'From elsewhere.'));
    type(editor, 1, 'So ');
    expect(told).toEqual(['Very Low water.', 'So Very Low water.\n\nFrom elsewhere.']);
  });

  it('preserves unknown blocks', () => {
    const table = { type: 'table', content: [{ type: 'row' }] };
    let told: RichDoc | null = null;
    const editor = createNoteEditor({ type: 'doc', content: [table, ...docOf('x').content] }, (text) => {
      told = text;
    });
    type(editor, editor.state.doc.content.size - 1, '!');
    expect(told).toEqual({ type: 'doc', content: [table, ...docOf('x!').content] });
  });
});
