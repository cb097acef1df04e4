import { describe, expect, it } from 'vitest';
import { findOperation } from './operations.ts';

describe('operation lookup', () => {
  it('finds an operation by method and path with filled-in parameters', () => {
    expect(findOperation('GET', '/api/v1/stories/31')).toBe('storyRead');
    expect(findOperation('post', '/api/v1/conversation/session-chats/61/chat-messages/1201/answer')).toBe(
      'chatMessageAnswer',
    );
  });

  it('prefers a fixed segment to a parameter', () => {
    expect(findOperation('GET', '/api/v1/development-insights/users/me')).toBe('userInsightList');
    expect(findOperation('GET', '/api/v1/conversation/session-chats/latest')).toBe('sessionChatLatestRead');
  });

  it('returns undefined for another method or a path outside the contract', () => {
    expect(findOperation('DELETE', '/api/v1/stories/31')).toBeUndefined();
    expect(findOperation('GET', '/api/v1/stories/31/nothing')).toBeUndefined();
  });
});
