import { describe, expect, it } from 'vitest';
import type { LatestMessage } from '#src/lib/outbox-state.ts';
import { ApiError } from '#src/platform/api-error.ts';
import { toSendFailure, isRejection, isAlreadyDelivered } from './outbox-failure.ts';

const typed = { kind: 'text', chatMessageId: 7, fields: { message: 'She stayed.' } } as const;
const spoken = { kind: 'audio', chatMessageId: 7, fields: {} } as const;

function latest(changes: Partial<LatestMessage>): LatestMessage {
  return {
    id: 7,
    status: 'processing',
    answer: null,
    ...changes,
  };
}

describe('rejected answer', () => {
  it('treats a rejected answer as delivered when the server has the same text', () => {
    expect(isAlreadyDelivered(typed, latest({ answer: 'She stayed.' }))).toBe(true);
    expect(isAlreadyDelivered(typed, latest({ answer: 'She left.' }))).toBe(false);
    expect(isAlreadyDelivered(typed, latest({ id: 8, answer: 'She stayed.' }))).toBe(false);
  });

  it('treats a rejected recording as delivered while the server transcribes it', () => {
    expect(isAlreadyDelivered(spoken, latest({ status: 'transcribing' }))).toBe(true);
    expect(isAlreadyDelivered(spoken, latest({ status: 'pending' }))).toBe(false);
    expect(isAlreadyDelivered(spoken, null)).toBe(false);
  });

  it('distinguishes a rejection from server errors, network errors and local failures', () => {
    const refused = new ApiError('chatMessageAnswer', 'http', { status: 422, message: 'Too long.' });
    expect(isRejection(refused)).toBe(true);
    expect(toSendFailure(refused)).toEqual({ failure: { kind: 'http', status: 422 }, errorMessage: 'Too long.' });
    expect(isRejection(new ApiError('chatMessageAnswer', 'http', { status: 500 }))).toBe(false);
    expect(isRejection(new ApiError('chatMessageAnswer', 'network'))).toBe(false);
    expect(toSendFailure(new Error('no sound')).failure.kind).toBe('blocked');
  });
});
