import { describe, expect, it } from 'vitest';
import { createRecording } from '#src/lib/testing/create-recording.ts';
import { isPossiblyDelivered, toRetryEntry } from './outbox-recordings.ts';

describe('retry of a recording that left the outbox', () => {
  it('sends the recording to the URL and session chat of its first request', () => {
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

  it("doesn't retry a recording that never had a request", () => {
    expect(toRetryEntry(createRecording({ requestData: null }), 3)).toBeNull();
  });

  it.each([
    ['Request timed out', 'timedOut', true],
    [null, null, true],
    ['Failed to submit answer', null, false],
    ['You sent a different answer instead', 'answeredOtherwise', false],
  ] as const)(
    'checks for the error %j (%s) whether to ask the server first: %s',
    (errorMessage, localFailure, asks) => {
      expect(isPossiblyDelivered(createRecording({ state: 'failed', errorMessage, localFailure }))).toBe(asks);
    },
  );
});
