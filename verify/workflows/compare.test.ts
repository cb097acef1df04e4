import { describe, expect, it } from 'vitest';
import { compareValues } from './compare.ts';

const said = (written: unknown, read: unknown): readonly string[] =>
  compareValues([{ actual: '$steps.read.outputs.text', expected: '$steps.write.outputs.text' }], {
    inputs: {},
    steps: new Map([
      ['write', { text: written }],
      ['read', { text: read }],
    ]),
  });

describe('two values that must be the same', () => {
  it('are told from a little before the place where they differ', () => {
    const start = 'x'.repeat(300);
    const [sentence = ''] = said({ text: `${start}yes` }, { text: `${start}no` });
    expect(sentence).toMatch(/: expected …x+yes"\}, got …x+no"\}$/);
    expect(sentence.length).toBeLessThan(200);
  });

  it('are told as trimmed where Laravel has taken spaces from inside of them', () => {
    const [sentence] = said([{ text: 'Noon ' }, { text: '' }], [{ text: 'Noon' }, { text: null }]);
    expect(sentence).toContain('TrimStrings');
    expect(said([{ text: 'Noon ' }], [{ text: 'None' }])[0]).not.toContain('TrimStrings');
  });
});
