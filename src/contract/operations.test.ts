import { describe, expect, it } from 'vitest';
import { operationOf } from './operations.ts';

describe('operation lookup', () => {
  it('finds an operation by method and path with filled-in parameters', () => {
    expect(operationOf('GET', '/api/v1/stories/31')).toBe('storyRead');
    expect(operationOf('post', '/api/v1/conversation/session-chats/61/chat-messages/1201/answer')).toBe(
      'chatMessageAnswer',
    );
  });

  it('prefers a fixed segment to a parameter', () => {
    expect(operationOf('GET', '/api/v1/development-insights/users/me')).toBe('userInsightList');
    expect(operationOf('GET', '/api/v1/conversation/session-chats/latest')).toBe('sessionChatLatestRead');
  });

  it('returns undefined for another method or a path outside the contract', () => {
    expect(operationOf('DELETE', '/api/v1/stories/31')).toBeUndefined();
    expect(operationOf('GET', '/api/v1/stories/31/nothing')).toBeUndefined();
  });
});
