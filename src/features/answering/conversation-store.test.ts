import { describe, expect, it } from 'vitest';
import { parseFinishResult } from './conversation-store.ts';

describe('parseFinishResult', () => {
  it('returns the title, the message, the story and the reconciliation', () => {
    const payload = {
      identifier: 21,
      endpoint: 'stories',
      title: ' The Salt Road ',
      message: 'Kept.',
      data: { story_id: 21, reconciliation_slug: 'november' },
    };
    expect(parseFinishResult(payload)).toEqual({
      title: 'The Salt Road',
      message: 'Kept.',
      story: 21,
      reconciliation: 'november',
    });
  });

  it.each([null, undefined, '', [], 7, { title: {}, message: 3, data: null }, { data: { story_id: 'x' } }])(
    'accepts an end of the conversation without usable data: %j',
    (raw) => {
      expect(parseFinishResult(raw)).toEqual({ title: null, message: null, story: null, reconciliation: null });
    },
  );
});
