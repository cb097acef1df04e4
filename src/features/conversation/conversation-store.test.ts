import { describe, expect, it } from 'vitest';
import { toFinishResult } from './conversation-store.ts';

describe('toFinishResult', () => {
  it('returns the title, the message, the story and the reconciliation', () => {
    const payload = {
      identifier: 21,
      endpoint: 'stories',
      title: ' The Salt Road ',
      message: 'Kept.',
      data: { story_id: 21, reconciliation_slug: 'november' },
    };
    expect(toFinishResult(payload)).toEqual({
      title: 'The Salt Road',
      message: 'Kept.',
      story: 21,
      reconciliation: 'november',
    });
  });

  it('accepts an end of the conversation without usable data', () => {
    const nothing = { title: null, message: null, story: null, reconciliation: null };
    expect(toFinishResult(undefined)).toEqual(nothing);
    expect(toFinishResult({ identifier: 21, endpoint: 'stories', data: {} })).toEqual(nothing);
  });
});
