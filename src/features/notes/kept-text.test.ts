import { describe, expect, it } from 'vitest';
import { plainText, type RichDoc } from '#src/lib/rich-text.ts';
import { draftWords } from '#src/lib/text-draft.ts';
import { joinKept, readKept, writeKept } from './kept-text.ts';
import type { KeptText } from './piece.ts';

const docOf = (text: string): RichDoc => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const keptOf = (words: string, version = 3): KeptText => ({
  base: { version, text: { title: 'Tides', content: docOf('Low water.') } },
  mine: { title: 'Tides', content: docOf(words) },
  tried: null,
});

describe('what a device keeps of a note', () => {
  it('comes back as it was', () => {
    const section = { ...keptOf('High.'), tried: { title: 'Tides', content: docOf('Hi') } };
    expect(readKept(writeKept(section), false)).toEqual(section);
    const title: KeptText = {
      base: { version: 1, text: { title: '', content: null } },
      mine: { title: 'Ebb', content: null },
      tried: null,
    };
    expect(readKept(writeKept(title), true)).toEqual(title);
  });

  it('can be read as words by whoever gathers what was not sent', () => {
    expect(draftWords(writeKept(keptOf('High.')))).toBe('Tides\n\nHigh.');
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"version":3}',
    '{"version":"3","doc":{"type":"doc","content":[]}}',
    'She kept it.',
  ])('is nothing of the kind: %j', (kept) => {
    expect(readKept(kept, false)).toBeNull();
  });

  it('becomes one text where several tabs left one, the newest first', () => {
    const joined = joinKept([keptOf('older', 2), keptOf('newer', 3), keptOf('newer', 3)]);
    expect(joined?.base.version).toBe(3);
    expect(plainText(joined?.mine.content ?? docOf(''))).toBe('newer\n\nFrom the other device:\n\nolder');
    expect(joinKept([])).toBeNull();
  });
});
