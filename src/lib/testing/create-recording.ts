import type { Recording } from '../recordings-reducer.ts';

export function createRecording(more: Partial<Recording> = {}): Recording {
  return {
    id: 'a',
    timestamp: 1000,
    duration: 42_000,
    state: 'sending',
    context: 'stories',
    sessionChatId: 9,
    chatMessageId: 41,
    errorMessage: null,
    requestData: { endpoint: '/api/v1/x', method: 'POST', timestamp: 2000, retryCount: 0, sessionChatId: 9 },
    ...more,
  };
}
