import { describe, expect, it } from 'vitest';
import { createRecording } from '#src/lib/testing/kept-recording.ts';
import { mayBeDelivered, toRetryEntry } from './outbox-recordings.ts';

describe('a recording that is sent again after it left the outbox', () => {
  it('goes to the same address and session chat as its first request', () => {
    expect(toRetryEntry(createRecording({ sessionChatId: 7 }), 3)).toMatchObject({
      userId: 3,
      kind: 'audio',
      url: '/api/v1/x',
      sessionChatId: 9,
      chatMessageId: 41,
      fields: { session_chat_id: '9', duration_ms: '42000' },
      recordingId: 'a',
    });
  });

  it('goes nowhere when it never had a request', () => {
    expect(toRetryEntry(createRecording({ requestData: null }), 3)).toBeNull();
  });

  it.each([
    ['Request timed out', true],
    [null, true],
    ['Failed to submit answer', false],
    ['You sent a different answer instead', false],
  ])('with the error %j, the server is asked first: %s', (errorMessage, asks) => {
    expect(mayBeDelivered(createRecording({ state: 'failed', errorMessage }))).toBe(asks);
  });
});
