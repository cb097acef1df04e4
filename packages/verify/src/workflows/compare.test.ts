import { describe, expect, it } from 'vitest';
import { compareValues } from './compare.ts';

function getDifferences(written: unknown, read: unknown): readonly string[] {
  return compareValues([{ actual: '$steps.read.outputs.text', expected: '$steps.write.outputs.text' }], {
    inputs: {},
    steps: new Map([
      ['write', { text: written }],
      ['read', { text: read }],
    ]),
  });
}

describe('value comparison', () => {
  it('shows both values from shortly before their first difference', () => {
    const start = 'x'.repeat(300);
    const [sentence = ''] = getDifferences({ text: `${start}yes` }, { text: `${start}no` });
    expect(sentence).toMatch(/: expected …x+yes"\}, got …x+no"\}$/);
    expect(sentence.length).toBeLessThan(200);
  });

  it('treats the line breaks of multipart forms as equal to plain ones', () => {
    expect(getDifferences([{ text: 'One\nTwo' }], [{ text: 'One\r\nTwo' }])).toEqual([]);
    expect(getDifferences('One\nTwo', 'One\rTwo')).toHaveLength(1);
  });

  it('names TrimStrings when Laravel has trimmed strings inside a value', () => {
    const [sentence] = getDifferences([{ text: 'Noon ' }, { text: '' }], [{ text: 'Noon' }, { text: null }]);
    expect(sentence).toContain('TrimStrings');
    expect(getDifferences([{ text: 'Noon ' }], [{ text: 'None' }])[0]).not.toContain('TrimStrings');
  });
});
