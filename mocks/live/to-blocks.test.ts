import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toInsightContent } from './to-blocks.ts';

describe('toInsightContent', () => {
  it('converts markdown to the blocks of an insight', () => {
    const markdown = '## Handle\n\nTry **one** [door](https://x.test):\n\n- has *just* found out\n- knew\n\n> We tell.';
    expect(toInsightContent(markdown)).toEqual([
      { type: 'subtitle', content: 'Handle' },
      'Try one door:',
      { type: 'bullet_points', content: ['has just found out', 'knew'] },
      { type: 'quote', content: 'We tell.' },
    ]);
  });

  it('returns a text for one paragraph, and an empty list for none', () => {
    expect(toInsightContent('Give the *secret* a cost.')).toBe('Give the secret a cost.');
    expect(toInsightContent('***\n\n- \n')).toEqual([]);
  });

  it('accepts any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => toInsightContent(text) !== null));
  });
});
