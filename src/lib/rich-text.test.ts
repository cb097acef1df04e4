import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headingLevel, plainText, readRichDoc, textOfNode } from './rich-text.ts';

function text(value: string) {
  return { type: 'text', text: value };
}

describe('rich text from the server', () => {
  it('converts to plain text with separate blocks and asterisks for scene breaks', () => {
    const doc = readRichDoc({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [text('The door')] },
        { type: 'paragraph', content: [text('It was '), { type: 'text', text: 'locked', marks: [{ type: 'bold' }] }] },
        { type: 'horizontalRule' },
        { type: 'paragraph', content: [text('a'), { type: 'hardBreak' }, text('b')] },
        {
          type: 'blockquote',
          content: [
            { type: 'paragraph', content: [text('one')] },
            { type: 'paragraph', content: [text('two')] },
          ],
        },
      ],
    });
    expect(doc && plainText(doc)).toBe('The door\n\nIt was locked\n\n* * *\n\na\nb\n\none\ntwo');
  });

  it('parses any value without an error', () => {
    for (const raw of [null, 7, 'doc', [], {}, { type: 'doc' }, { type: 'page', content: [] }])
      expect(readRichDoc(raw)).toBeNull();
    const doc = readRichDoc({ type: 'doc', content: [null, 7, { type: 3 }, { type: 'paragraph', content: 'x' }] });
    expect(doc?.content).toHaveLength(1);
    expect(doc && plainText(doc)).toBe('');
  });

  it('reads heading levels 1 to 6 and returns null for other values', () => {
    const getLevel = (level: unknown) => headingLevel({ type: 'heading', attrs: { level } });
    expect([1, 6, 0, 7, 1.5, '2', null].map(getLevel)).toEqual([1, 6, null, null, null, null, null]);
    fc.assert(
      fc.property(fc.jsonValue(), (attrs) => {
        const heading = { type: 'heading', attrs: attrs as Record<string, unknown> };
        expect([null, 1, 2, 3, 4, 5, 6]).toContain(headingLevel(heading));
        expect([null, 1, 2, 3, 4, 5, 6]).toContain(getLevel(attrs));
      }),
      { examples: [[{ toString: null, valueOf: null }], [{ level: { toString: null, valueOf: null } }]] },
    );
  });

  it('stops reading a text nested 500 levels deep', () => {
    let node: { type: string; content?: unknown[] } = { type: 'paragraph', content: [text('deep')] };
    for (let n = 0; n < 500; n += 1) node = { type: 'blockquote', content: [node] };
    expect(textOfNode(node as Parameters<typeof textOfNode>[0])).toBe('');
  });
});
