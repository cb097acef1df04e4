import { getSchema } from '@tiptap/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RichDoc, RichNode } from '#src/lib/rich-text.ts';
import { richMarks, richNodes } from './nodes.ts';
import { toEditorText, toRichDoc } from './editor-text.ts';

const schema = getSchema([...richNodes, ...richMarks]);

function there(...content: RichNode[]): RichDoc {
  return { type: 'doc', content };
}

function andBack(doc: RichDoc): RichDoc {
  return toRichDoc(toEditorText(schema, doc));
}

function text(content: string, ...marks: string[]): RichNode {
  return {
    type: 'text',
    ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
    text: content,
  };
}

describe('the editor round trip', () => {
  it('preserves everything that the editor supports', () => {
    const doc = there(
      { type: 'heading', attrs: { level: 2 }, content: [text('The door')] },
      {
        type: 'paragraph',
        content: [text('It was '), text('locked', 'bold', 'italic'), { type: 'hardBreak' }, text('.')],
      },
      { type: 'paragraph' },
      { type: 'horizontalRule' },
      { type: 'blockquote', content: [{ type: 'paragraph', content: [text('Here')] }] },
      { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
    );
    expect(andBack(doc)).toEqual(doc);
  });

  it("preserves blocks, nodes, marks and attributes that the editor doesn't support", () => {
    const doc = there(
      { type: 'table', content: [{ type: 'row', content: [{ type: 'paragraph', content: [text('cell')] }] }] },
      {
        type: 'paragraph',
        attrs: { textAlign: 'center' },
        content: [text('a'), { type: 'mention', attrs: { id: 7 } }],
      },
      {
        type: 'paragraph',
        content: [{ type: 'text', marks: [{ type: 'link', attrs: { href: 'https://x.test' } }], text: 'b' }],
      },
      { type: 'heading', attrs: { level: 9 }, content: [text('deep')] },
      { type: 'paragraph', comment: 'mine', content: [text('c')] },
      { type: 'blockquote', content: [] },
      { type: 'bulletList', content: [{ type: 'paragraph' }] },
    );
    expect(andBack(doc)).toEqual(doc);
  });

  it("shows the text of a block that the editor doesn't support", () => {
    const doc = toEditorText(
      schema,
      there({ type: 'callout', content: [{ type: 'paragraph', content: [text('Beware')] }] }),
    );
    expect(doc.firstChild?.type.name).toBe('keptBlock');
    expect(doc.firstChild?.attrs['text']).toBe('Beware');
  });

  it('starts an empty text with a paragraph to write in', () => {
    expect(andBack(there())).toEqual(there({ type: 'paragraph' }));
  });

  it('never throws for any block content', () => {
    const type = fc.constantFrom(
      'paragraph',
      'heading',
      'blockquote',
      'text',
      'orderedList',
      'listItem',
      '__proto__',
      'x',
    );
    const block = fc.record(
      { type, attrs: fc.anything(), content: fc.anything(), marks: fc.anything(), text: fc.anything() },
      { requiredKeys: ['type'] },
    );
    fc.assert(
      fc.property(fc.array(block, { maxLength: 4 }), (content) => {
        expect(() => toEditorText(schema, { type: 'doc', content: content as unknown as RichNode[] })).not.toThrow();
      }),
    );
  });
});
