import { describe, expect, it } from 'vitest';
import { countWordsIn, emptyText, toPlainLines } from './rich-text.ts';

function text(content: string): { type: string; text: string } {
  return { type: 'text', text: content };
}

describe("a rich text's lines and word count", () => {
  it('returns no lines and a count of 0 for an empty text', () => {
    expect(toPlainLines(emptyText)).toEqual([]);
    expect(countWordsIn(emptyText)).toBe(0);
    expect(countWordsIn({ type: 'doc', content: [] })).toBe(0);
  });

  it('splits lines at blocks and hard breaks and joins partly marked words', () => {
    const paragraph = {
      type: 'paragraph',
      content: [text('The s'), text('ea,'), { type: 'hardBreak' }, text('at last')],
    };
    const quote = { type: 'blockquote', content: [paragraph, { type: 'horizontalRule' }] };
    expect(toPlainLines({ type: 'doc', content: [{ type: 'heading', content: [text('One')] }, quote] })).toEqual([
      'One',
      'The sea,',
      'at last',
    ]);
    expect(countWordsIn({ type: 'doc', content: [quote, quote] })).toBe(8);
  });

  it("skips values that aren't nodes", () => {
    const odd = {
      type: 'doc',
      content: [
        { type: 'x', content: 'text' },
        { type: 'y', content: [null, 7, text('Here')] },
      ],
    };
    expect(toPlainLines(odd as Parameters<typeof toPlainLines>[0])).toEqual(['Here']);
  });

  it('reads text that is nested 2000 levels deep', () => {
    let node: { type: string; [key: string]: unknown } = { type: 'paragraph', content: [text('Deep down.')] };
    for (let level = 0; level < 2000; level += 1) node = { type: 'blockquote', content: [node] };
    expect(toPlainLines({ type: 'doc', content: [node] })).toEqual(['Deep down.']);
  });
});
